import type { Ids } from '../kernel/ids.ts';
import type { TokenState } from './state.ts';

/** How long a token lives, in seconds. Section "Access token response". */
export const LIFETIME = 3600;

/** Every decision of the token service, replaceable one by one. Section "Endpoints / Token service". */
export interface TokenDecisions {
  newToken(ids: Pick<Ids, 'secret'>): string;
  /** Whether a project may have another token at `now`, in milliseconds since the epoch. */
  mayAsk(requests: TokenState, projectId: string, now: number): boolean;
  /** Whether this grant type gets a token; undefined if the form has none. */
  isGranted(grantType: string | undefined): boolean;
  /** When a token that is issued at `now` expires; both in milliseconds since the epoch. */
  expiresAt(now: number): number;
}

/** How the platform decides by itself. Rules: TOK-02, TOK-03, TOK-04, TOK-05, TOK-06, TOK-07, TOK-09, X-32. */
export const tokenDecisions: TokenDecisions = {
  newToken: (ids) => ids.secret(43),
  mayAsk: (requests, projectId, now) => requests.take(projectId, now),
  isGranted: (grantType) => grantType === 'client_credentials',
  expiresAt: (now) => now + LIFETIME * 1000,
};
