import type { Ids } from '../kernel/ids.ts';
import type { TokenState } from './state.ts';

/** How long a token lives, in seconds. Section "Access token response". */
export const LIFETIME = 3600;

/**
 * The decisions of the token service, replaceable one by one. Section "Endpoints / Token service".
 * Rules: TOK-02, TOK-03, TOK-04, TOK-05, TOK-06, TOK-07, TOK-09, X-32.
 */
export const tokenDecisions = {
  newToken: (ids: Pick<Ids, 'secret'>): string => ids.secret(43),
  /** Whether a project may have another token at `now`, in milliseconds since the epoch. */
  mayAsk: (requests: TokenState, projectId: string, now: number): boolean => requests.take(projectId, now),
  /** Whether this grant type gets a token; undefined if the form has none. */
  isGranted: (grantType: string | undefined): boolean => grantType === 'client_credentials',
  /** When a token that is issued at `now` expires; both in milliseconds since the epoch. */
  expiresAt: (now: number): number => now + LIFETIME * 1000,
};

export type TokenDecisions = typeof tokenDecisions;
