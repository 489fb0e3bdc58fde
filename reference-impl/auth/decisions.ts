import type { Account } from '../accounts/account.ts';
import type { Grant } from '../accounts/grant.ts';
import type { Project } from '../accounts/project.ts';
import type { WireRequest } from '../http/operation.ts';
import type { Problem } from '../kernel/problem.ts';
import type { ApiKey } from '../worlds/registry.ts';
import { mayActFor, namedAccount } from './acting.ts';
import { basicMatches } from './basic.ts';
import { type BearerState, bearerState, type Cause, challengeOf, type Grants, grantOf } from './bearer.ts';
import { type HmacCheck, hmacChecks } from './hmac-checks.ts';
import { type Refused, refusalOf } from './refusal.ts';

type Pair = { user: string; password: string };
type Key = { id: string; secret: string };

/** Every decision of authentication, replaceable one by one. Section "Authentication". */
export interface AuthDecisions {
  basicMatches(given: Pair, key: Key): boolean;
  /** The same at the token endpoint. */
  tokenKeyMatches(given: Pair, key: Key): boolean;
  /** The same for number lookup. */
  lookupUserMatches(given: Pair, user: Key): boolean;
  /** Whether a project's key may be used with Basic where a bearer token may be. */
  takesBasic(project: Project): boolean;
  /** Ordered; the first check that objects refuses the request. */
  hmacChecks: readonly HmacCheck[];
  grantOf<Known>(token: string, grants: Grants<Known>): Known | undefined;
  bearerState(grant: Grant, now: number): BearerState;
  challengeOf(cause: Cause): string;
  refusalOf(refused: Refused): Problem;
  namedAccount(request: WireRequest, key: ApiKey): string | undefined;
  mayActFor(own: Account, wanted: Account): boolean;
  /** Whether a project's key may touch a resource of `owner`. */
  owns(project: { id: string }, owner: string): boolean;
}

/** How the platform decides by itself. */
export const authDecisions: AuthDecisions = {
  basicMatches,
  tokenKeyMatches: basicMatches,
  lookupUserMatches: basicMatches,
  takesBasic: () => true,
  hmacChecks,
  grantOf,
  bearerState,
  challengeOf,
  refusalOf,
  namedAccount,
  mayActFor,
  owns: (project, owner) => project.id === owner,
};
