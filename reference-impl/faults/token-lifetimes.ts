import type { Decisions } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { decision } from './operators/decisions.ts';

const SECOND = 1000;

/** Ends every token `lifetime` milliseconds after its issue, whatever the answer said. */
export const ending =
  (lifetime: number) =>
  ({ token }: Decisions): void => {
    token.expiresAt = (now) => now + lifetime;
  };

/** Only the latest token of a project goes on working. */
function keepNewestOnly({ auth, token }: Decisions): void {
  const newest = new Map<string, string>();
  const { describe } = token;
  const { bearerState } = auth;
  token.describe = (fresh) => {
    newest.set(fresh.project.id, fresh.token);
    return describe(fresh);
  };
  auth.bearerState = (grant, now) => (newest.get(grant.project.id) === grant.token ? bearerState(grant, now) : 'invalid');
}

/** Deviations of how long a token works. */
export const faults = faultsOf({
  'TOK-09': {
    'token.never-expires': fault('A token works for ever.', { decide: decision('token', 'expiresAt', () => Number.POSITIVE_INFINITY) }),
    'token.half-life': fault('A token works for half of its lifetime.', { decide: ending(1800 * SECOND) }),
    'token.grace': fault('A token works for five minutes beyond its lifetime.', { decide: ending(3900 * SECOND) }),
  },
  'TOK-10': { 'token.newest-only': fault('A new token ends the earlier ones of its project.', { decide: keepNewestOnly }) },
  'X-32': {
    'token.ends-early': fault('A token ends two seconds before its lifetime does.', { decide: ending(3598 * SECOND) }),
    'token.ends-late': fault('A token ends two seconds after its lifetime does.', { decide: ending(3602 * SECOND) }),
  },
});
