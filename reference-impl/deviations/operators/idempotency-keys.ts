import { Problem } from '../../kernel/problem.ts';
import type { KeyedRequest } from '../../voice/idempotency.ts';
import { operatorsOn } from './decisions.ts';
import { firsts } from './memory.ts';

const { decision, around } = operatorsOn('voice');

/** Changes what makes two requests the same. */
export const scoped = (scope: (request: KeyedRequest) => readonly string[]) =>
  decision('idempotencyScope', (request) => JSON.stringify(scope(request)));

/** Changes how long a key is remembered. */
export const windowOf = (milliseconds: number) => decision('idempotencyWindow', milliseconds);

/** Refuses keyed requests; `judge` sees the scope of each, as documented. */
export const refusing = (status: number, judge: () => (request: KeyedRequest, scope: string) => boolean) =>
  around('idempotencyScope', (scopeOf) => {
    const isRefused = judge();
    return (request) => {
      const scope = scopeOf(request);
      if (isRefused(request, scope)) throw new Problem(status, 'The Idempotency-Key is refused.');
      return scope;
    };
  });

/** Refuses a request that equals an earlier one in `same` but differs in `other`. */
export const conflicting = (sameAndOther: (request: KeyedRequest) => readonly [same: string, other: string]) =>
  refusing(409, () => {
    const earlier = firsts<string>();
    return (request) => {
      const [same, other] = sameAndOther(request);
      return earlier(same, other) !== other;
    };
  });

/** Forgets some requests at once. */
export const forgetting = (isForgotten: (request: KeyedRequest) => boolean) =>
  around('idempotencyScope', (scopeOf) => {
    let passed = 0;
    return (request) => {
      if (!isForgotten(request)) return scopeOf(request);
      passed += 1;
      return `forgotten ${passed}`;
    };
  });
