import { HOUR, MINUTE, SECOND } from '../../../kernel/duration.ts';
import { fault, faultsOf } from '../../fault.ts';
import { decision, given, result } from '../../operators/decisions.ts';

/** Changes the lifetime of tokens, but not what the response says. */
const ending = (lifetime: number) => decision('token', 'expiresAt', (now) => now + lifetime);

/** Deviations in how long a token works. */
export const faults = faultsOf({
  'TOK-09': {
    'token.never-expires': fault('A token works forever.', { decide: ending(Number.POSITIVE_INFINITY) }),
    'token.half-life': fault('A token works for half of its lifetime.', { decide: ending(HOUR / 2) }),
    'token.grace': fault('A token works for five minutes beyond its lifetime.', { decide: ending(HOUR + 5 * MINUTE) }),
  },
  'TOK-10': {
    'token.earlier-called-expired': fault('A new token makes earlier ones count as expired.', {
      decide: ({ auth, token }) => {
        const latest = new Map<string, string>();
        const { describe } = token;
        const { bearerState } = auth;
        token.describe = (fresh) => {
          latest.set(fresh.project.id, fresh.token);
          return describe(fresh);
        };
        auth.bearerState = (grant, now) =>
          [...latest.values()].includes(grant.token) ? bearerState(grant, now) : 'expired';
      },
    }),
    'token.newest-only': fault('A new token invalidates the earlier ones of its project.', {
      decide: (decisions) => {
        const newest = new Map<string, string>();
        given('token', 'describe', (fresh) => {
          newest.set(fresh.project.id, fresh.token);
          return [fresh];
        })(decisions);
        result('auth', 'bearerState', (state, grant) =>
          newest.get(grant.project.id) === grant.token ? state : 'invalid',
        )(decisions);
      },
    }),
  },
  'X-32': {
    'token.ends-early': fault('A token ends two seconds before its lifetime does.', {
      decide: ending(HOUR - 2 * SECOND),
    }),
    'token.ends-late': fault('A token ends two seconds after its lifetime does.', {
      decide: ending(HOUR + 2 * SECOND),
    }),
  },
});
