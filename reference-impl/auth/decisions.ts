import type { Account } from '../accounts/account.ts';
import type { Grant } from '../accounts/grant.ts';
import type { WireRequest } from '../http/operation.ts';
import { Problem } from '../kernel/problem.ts';
import type { ApiKey } from '../worlds/registry.ts';
import { basicMatches, type Door } from './basic.ts';
import { type BearerState, bearerState, type Cause, challengeOf, type Grants, grantOf } from './bearer.ts';
import { type HmacCheck, hmacChecks } from './hmac-checks.ts';

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

type Pair = { user: string; password: string };
/** Every decision of authentication, replaceable one by one. Section "Authentication". */
export interface AuthDecisions {
  /** Whether a user and a password are those of a key at one of the doors of the platform. */
  basicMatches(given: Pair, key: { id: string; secret: string }, door: Door): boolean;
  /** Ordered; the first check that objects refuses the request. */
  hmacChecks: readonly HmacCheck[];
  grantOf<Known>(token: string, grants: Grants<Known>): Known | undefined;
  bearerState(grant: Grant, now: number): BearerState;
  challengeOf(cause: Cause): string;
  /** HTTP status 401 for any request: ownership is not disclosed to strangers. Section "HTTP-level". */
  refusalOf(refused: Refused): Problem;
  /** The account that a request names in its `Account` header. Section "Sub-accounts". */
  namedAccount(request: WireRequest, key: ApiKey): string | undefined;
  /** A parent account's key may only act for its own sub-accounts. */
  mayActFor(own: Account, wanted: Account): boolean;
  /** Whether a project's key may touch a resource of `owner`. */
  owns(project: { id: string }, owner: string): boolean;
}

/** How the platform decides by itself. Rules: ACCT-01, ACCT-02, ACCT-03, ACCT-05, ACCT-06, BEARER-02, BEARER-07, X-17. */
export const authDecisions: AuthDecisions = {
  basicMatches,
  hmacChecks,
  grantOf,
  bearerState,
  challengeOf,
  refusalOf: ({ cause, challenge }) => new Problem(401, TITLES[cause], [], { 'www-authenticate': challenge }),
  namedAccount: ({ headers: { account } }) => (typeof account === 'string' && account !== '' ? account : undefined),
  mayActFor: (own, wanted) => wanted === own || wanted.parent === own,
  owns: (project, owner) => project.id === owner,
};
