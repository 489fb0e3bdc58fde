import type { Account } from '../accounts/account.ts';
import type { WireRequest } from '../http/operation.ts';
import { Problem } from '../kernel/problem.ts';
import type { ApiKey } from '../worlds/registry.ts';
import { hmacChecks } from './hmac-checks.ts';
import { basicMatches, bearerState, type Cause, challengeOf, grantOf } from './schemes.ts';

interface Refused {
  readonly cause: Cause;
  readonly challenge: string;
  /** The project that the bad key or token names, when the platform knows it. */
  readonly claimed: string | undefined;
  readonly wanted: string | undefined;
}

const TITLES: Readonly<Record<Cause, string>> = {
  missing: 'No credentials were given.',
  invalid: 'The token or key is invalid.',
  expired: 'The token has expired.',
};

/**
 * The decisions of authentication, replaceable one by one. Section "Authentication".
 * Rules: ACCT-01, ACCT-02, ACCT-03, ACCT-05, ACCT-06, BEARER-02, BEARER-07, X-17.
 */
export const authDecisions = {
  basicMatches,
  /** Ordered; the first check that objects refuses the request. */
  hmacChecks,
  grantOf,
  bearerState,
  challengeOf,
  /** HTTP status 401 for any request: ownership is not disclosed to strangers. Section "HTTP-level". */
  refusalOf: ({ cause, challenge }: Refused): Problem =>
    new Problem(401, TITLES[cause], [], { 'www-authenticate': challenge }),
  /** The account that a request names in its `Account` header. Section "Sub-accounts". */
  namedAccount: ({ headers: { account } }: WireRequest, _key: ApiKey): string | undefined =>
    typeof account === 'string' && account !== '' ? account : undefined,
  /** A parent account's key may only act for its own sub-accounts. */
  mayActFor: (own: Account, wanted: Account): boolean => wanted === own || wanted.parent === own,
  owns: (project: { id: string }, owner: string): boolean => project.id === owner,
};

export type AuthDecisions = typeof authDecisions;
