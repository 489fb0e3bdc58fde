import type { Registry } from '../worlds/registry.ts';
import type { World } from '../worlds/world.ts';

/** Fewer tokens than this are never looked through, so that a client is still told that its token has expired. */
const WORTH_THE_WALK = 1000;

/**
 * Drops the older half of a world's tokens once it has expired.
 * Tokens are in the order of issue, so one look shows whether the walk pays: the cost per token is constant.
 */
export function forgetExpired({ grants }: Registry, { tokens, clock }: World): void {
  const middle = tokens.length >> 1;
  const now = clock.now();
  const hasExpired = (token: string): boolean => (grants.get(token)?.grant.expiresAt ?? 0) <= now;
  if (tokens.length < WORTH_THE_WALK || !hasExpired(tokens[middle] as string)) return;
  for (const token of tokens.splice(0, middle)) {
    if (hasExpired(token)) grants.delete(token);
    else tokens.push(token);
  }
}
