import { type Change, fault, faultsOf, rowsOf } from '../../fault.ts';
import { auth } from '../../operators/decisions.ts';
import { hasNoCredentials, on } from '../../operators/replies.ts';

/** Ways to take two texts for the same that are not: by the names of faults, with what is compared. */
const LIKENESSES: Readonly<Record<string, readonly [says: string, of: (text: string) => string]>> = {
  'in-small-letters': ['without regard to case', (text) => text.toLowerCase()],
  'by-eight-characters': ['by eight characters', (text) => text.slice(0, 8)],
  'by-all-but-the-last': ['up to the last character', (text) => text.slice(0, -1)],
  'but-for-the-first': ['from the second character on', (text) => text.slice(1)],
  'without-signs': ['without their signs', (text) => text.replace(/[^a-z0-9]/gi, '')],
  trimmed: ['without the blanks around them', (text) => text.trim()],
};

const secrets =
  (...doors: readonly string[]) =>
  (of: (text: string) => string): Change => ({
    decide: auth.orWhen(
      'basicMatches',
      (given, key, door) => doors.includes(door) && given.user === key.id && of(given.password) === of(key.secret),
    ),
  });

/** Blanks around a token are not part of its header. */
const { trimmed: _, ...OF_TOKENS } = LIKENESSES;

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
  ...rowsOf(LIKENESSES, 'AUTH-BASIC-02 alike.secrets', 'Secrets are compared', secrets('account', 'project')),
  ...rowsOf(LIKENESSES, 'TOK-06 alike.key-secrets', 'Key secrets are compared', secrets('token')),
  ...rowsOf(LIKENESSES, 'LOOKUP-AUTH-01 alike.passwords', 'Passwords of the lookup are compared', secrets('lookup')),
  ...rowsOf(OF_TOKENS, 'BEARER-04 alike.tokens', 'Tokens are compared', (of) => ({
    decide: auth.instead('grantOf', (grantOf, token, grants) => {
      const known = [...grants.keys()].find((each) => of(each) === of(token));
      return grantOf(token, grants) ?? (known === undefined ? undefined : grantOf(known, grants));
    }),
  })),
});
