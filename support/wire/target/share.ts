import type { ResolvedTarget } from './target.ts';

/** The target as one of `workers` processes may use it: together they stay within its limits. */
export function shareOf(target: ResolvedTarget, workers: number): ResolvedTarget {
  const { requestsPerSecond, messages, lookups } = target.limits;
  const limits = {
    requestsPerSecond: requestsPerSecond === undefined ? undefined : requestsPerSecond / workers,
    messages: messages === undefined ? undefined : Math.floor(messages / workers),
    lookups: lookups === undefined ? undefined : Math.floor(lookups / workers),
  };
  return workers === 1 ? target : { ...target, limits };
}
