import type { Account } from '../accounts/account.ts';
import { mayActFor } from './acting.ts';
import { basicMatches } from './basic.ts';
import { type BearerState, bearerState, challengeOf } from './bearer.ts';
import { type HmacCheck, hmacChecks } from './hmac-checks.ts';

/** Every decision of authentication, replaceable one by one. Section "Authentication". */
export interface AuthDecisions {
  basicMatches(given: { user: string; password: string }, key: { id: string; secret: string }): boolean;
  /** Ordered; the first check that objects refuses the request. */
  hmacChecks: readonly HmacCheck[];
  bearerState(expiresAt: number, now: number): BearerState;
  challengeOf(cause: BearerState | 'missing' | 'invalid'): string;
  mayActFor(own: Account, wanted: Account): boolean;
  /** Whether a project's key may touch a resource of `owner`. */
  owns(project: { id: string }, owner: string): boolean;
}

export const authDecisions: AuthDecisions = {
  basicMatches,
  hmacChecks,
  bearerState,
  challengeOf,
  mayActFor,
  owns: (project, owner) => project.id === owner,
};
