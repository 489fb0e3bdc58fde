import type { Decisions, Fault } from './behaviour.ts';

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
  auth.bearerState = (grant, now) =>
    newest.get(grant.project.id) === grant.token ? bearerState(grant, now) : 'invalid';
}

/** Deviations of how long a token works. */
export const tokenLifetimeFaults: readonly Fault[] = [
  {
    id: 'token.never-expires',
    rule: 'TOK-09',
    says: 'A token works for ever.',
    decide: ({ token }) => {
      token.expiresAt = () => Number.POSITIVE_INFINITY;
    },
  },
  {
    id: 'token.half-life',
    rule: 'TOK-09',
    says: 'A token works for half of its lifetime.',
    decide: ending(1800 * SECOND),
  },
  {
    id: 'token.grace',
    rule: 'TOK-09',
    says: 'A token works for five minutes beyond its lifetime.',
    decide: ending(3900 * SECOND),
  },
  {
    id: 'token.newest-only',
    rule: 'TOK-10',
    says: 'A new token ends the earlier ones of its project.',
    decide: keepNewestOnly,
  },
  {
    id: 'token.ends-early',
    rule: 'X-32',
    says: 'A token ends two seconds before its lifetime does.',
    decide: ending(3598 * SECOND),
  },
  {
    id: 'token.ends-late',
    rule: 'X-32',
    says: 'A token ends two seconds after its lifetime does.',
    decide: ending(3602 * SECOND),
  },
];
