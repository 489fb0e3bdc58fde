import type { Fault } from '../../../worlds/behaviour.ts';
import { fault, faultsOf, type Row } from '../../fault.ts';
import { auth } from '../../operators/decisions.ts';
import { hasNoCredentials, on } from '../../operators/replies.ts';

type Rows = Readonly<Record<string, Row>>;

/** Ways to take two texts for the same that are not: by the names of faults, with what is compared. */
const LIKENESSES: Readonly<Record<string, readonly [says: string, of: (text: string) => string]>> = {
  'in-small-letters': ['without regard to case', (text) => text.toLowerCase()],
  'by-eight-characters': ['by eight characters', (text) => text.slice(0, 8)],
  'by-all-but-the-last': ['up to the last character', (text) => text.slice(0, -1)],
  'but-for-the-first': ['from the second character on', (text) => text.slice(1)],
  'without-signs': ['without their signs', (text) => text.replace(/[^a-z0-9]/gi, '')],
  trimmed: ['without the blanks around them', (text) => text.trim()],
};

const rowsOf = (
  rule: string,
  what: string,
  subject: string,
  decide: (of: (text: string) => string) => Fault['decide'],
): Rows =>
  Object.fromEntries(
    Object.entries(LIKENESSES).map(([name, [says, of]]) => [
      `${rule} alike.${what}-${name}`,
      fault(`${subject} are compared ${says}.`, { decide: decide(of) }),
    ]),
  );

const secrets =
  (...doors: readonly string[]) =>
  (of: (text: string) => string) =>
    auth.orWhen(
      'basicMatches',
      (given, key, door) => doors.includes(door) && given.user === key.id && of(given.password) === of(key.secret),
    );

/** Blanks around a token are not part of its header. */
const { 'BEARER-04 alike.tokens-trimmed': _, ...tokenRows } = rowsOf('BEARER-04', 'tokens', 'Tokens', (of) =>
  auth.instead('grantOf', (grantOf, token, grants) => {
    const known = [...grants.keys()].find((each) => of(each) === of(token));
    return grantOf(token, grants) ?? (known === undefined ? undefined : grantOf(known, grants));
  }),
);

/** Deviations in which callers are let in, how others are refused, and how credentials are compared. */
export const faults = faultsOf({
  'COM-AUTH-01 common.anybody-submits': fault('A submit without credentials is answered as accepted.', {
    reply: on('messages.submit', hasNoCredentials, { status: 202, body: { messages: [] } }),
  }),
  'COM-AUTH-01 common.missing-credentials-403': {
    says: 'Webhooks answer a call without credentials with HTTP status 403.',
    reply: on('webhooks.list', hasNoCredentials, 403),
  },
  'COM-AUTH-02 common.unknown-key-404': {
    says: 'Listing sender addresses with unknown credentials gets HTTP status 404.',
    reply: on('senders.list', 401, 404),
  },
  ...rowsOf('AUTH-BASIC-02', 'secrets', 'Secrets', secrets('account', 'project')),
  ...rowsOf('TOK-06', 'key-secrets', 'Key secrets', secrets('token')),
  ...rowsOf('LOOKUP-AUTH-01', 'passwords', 'Passwords of the lookup', secrets('lookup')),
  ...tokenRows,
});
