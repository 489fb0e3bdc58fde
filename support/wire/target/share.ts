import type { ResolvedTarget } from './target.ts';

const KEPT = 10;

/** What is kept of a limit, so that rules that are red can be tried again. */
export const keptOf = (limit: number): number => Math.floor(limit / KEPT);

/** The target with the limits that the rules of a run have before anything is tried again. */
export function withoutKept(target: ResolvedTarget): ResolvedTarget {
  const left = (limit?: number): number | undefined => (limit === undefined ? undefined : limit - keptOf(limit));
  const { messages, lookups } = target.limits;
  const part = keptOf(messages ?? lookups ?? 0) > 0 ? ', the rest is kept to try red rules again' : undefined;
  return { ...target, limits: { ...target.limits, messages: left(messages), lookups: left(lookups), part } };
}

export function keptFor(target: ResolvedTarget, tries: number): ResolvedTarget {
  const kept = (limit?: number): number | undefined =>
    limit === undefined ? undefined : Math.floor(keptOf(limit) / tries);
  const { messages, lookups } = target.limits;
  const limits = { ...target.limits, messages: kept(messages), lookups: kept(lookups), part: ' beside the first try' };
  return { ...target, limits };
}

export function shareOf(target: ResolvedTarget, workers: number): ResolvedTarget {
  const { requestsPerSecond, messages, lookups } = target.limits;
  const limits = {
    part: target.limits.part,
    requestsPerSecond: requestsPerSecond === undefined ? undefined : requestsPerSecond / workers,
    messages: messages === undefined ? undefined : Math.floor(messages / workers),
    lookups: lookups === undefined ? undefined : Math.floor(lookups / workers),
  };
  return workers === 1 ? target : { ...target, limits };
}
