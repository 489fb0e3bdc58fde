import type { Fault } from '../../../worlds/behaviour.ts';
import { fault, faultsOf, type Row } from '../../fault.ts';
import { around, orWhen } from '../../operators/decisions.ts';

type Decide = NonNullable<Fault['decide']>;

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
  what: string,
  subject: string,
  decide: (of: (text: string) => string) => Decide,
): Readonly<Record<string, Row>> =>
  Object.fromEntries(
    Object.entries(LIKENESSES).map(([name, [says, of]]) => [
      `alike.${what}-${name}`,
      fault(`${subject} are compared ${says}.`, { decide: decide(of) }),
    ]),
  );

type Match = 'basicMatches' | 'tokenKeyMatches' | 'lookupUserMatches';

const secrets = (match: Match) => (of: (text: string) => string) =>
  orWhen('auth', match, (given, key) => given.user === key.id && of(given.password) === of(key.secret));

const tokens = (of: (text: string) => string) =>
  around('auth', 'grantOf', (grantOf) => (token, grants) => {
    const known = [...grants.keys()].find((each) => of(each) === of(token));
    return grantOf(token, grants) ?? (known === undefined ? undefined : grantOf(known, grants));
  });

/** Blanks around a token are not part of its header. */
const withoutTrimmed = ({
  'alike.tokens-trimmed': _,
  ...rows
}: Readonly<Record<string, Row>>): Readonly<Record<string, Row>> => rows;

/** Deviations in how credentials are compared. */
export const faults = faultsOf({
  'AUTH-BASIC-02': rowsOf('secrets', 'Secrets', secrets('basicMatches')),
  'TOK-06': rowsOf('key-secrets', 'Key secrets', secrets('tokenKeyMatches')),
  'LOOKUP-AUTH-01': rowsOf('passwords', 'Passwords of the lookup', secrets('lookupUserMatches')),
  'BEARER-04': withoutTrimmed(rowsOf('tokens', 'Tokens', tokens)),
});
