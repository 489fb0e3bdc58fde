import { Problem } from '../kernel/problem.ts';
import type { KeyedRequest } from '../voice/idempotency.ts';
import type { Update } from '../voice/update-stages.ts';
import type { Decisions } from '../worlds/behaviour.ts';
import { changed } from './operators/decisions.ts';
import { hesitate } from './torn-apart.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Says what makes two requests the same. */
export const scoped =
  (scope: (request: KeyedRequest) => readonly string[]) =>
  (decisions: Decisions): void => {
    decisions.voice.idempotencyScope = (request) => JSON.stringify(scope(request));
  };

/** How long a key is remembered, in milliseconds. */
export const windowOf =
  (milliseconds: number) =>
  (decisions: Decisions): void => {
    decisions.voice.idempotencyWindow = milliseconds;
  };

/** No request waits for another, and each takes its time. */
export const unguarded = ({ voice }: Decisions): void => {
  voice.awaitsFirst = () => undefined;
  voice.updateStages = [{ name: 'hesitation', run: hesitate }, ...voice.updateStages];
};

/** Any change makes the platform forget what it remembered. */
export function forgetsOnChange({ voice }: Decisions): void {
  let changes = 0;
  const { idempotencyScope } = voice;
  const run = ({ body }: Update): undefined => {
    if (Object.keys(body).length > 0) changes += 1;
  };
  voice.updateStages = [...voice.updateStages, { name: 'countChange', run }];
  voice.idempotencyScope = (request) => `${changes} ${idempotencyScope(request)}`;
}

/** A body that was applied before is not applied again. */
export function skipsTwins({ voice }: Decisions): void {
  const seen = new WeakMap<object, Set<string>>();
  voice.updateStages = changed(voice.updateStages, 'applyMembers', ({ name, run }) => ({
    name,
    run: (update) => {
      const bodies = seen.get(update.service) ?? new Set<string>();
      seen.set(update.service, bodies);
      const body = JSON.stringify(update.body);
      if (bodies.has(body)) return undefined;
      bodies.add(body);
      return run(update);
    },
  }));
}

/** Each key is remembered a single time. */
export function keepsOnce({ voice }: Decisions): void {
  const kept = new Set<string>();
  const { idempotencyScope, isReplyKept } = voice;
  let latest = '';
  voice.idempotencyScope = (request) => {
    latest = idempotencyScope(request);
    return latest;
  };
  voice.isReplyKept = (status) => {
    if (!isReplyKept(status) || kept.has(latest)) return false;
    kept.add(latest);
    return true;
  };
}

/** Refuses keys that are no UUIDs. */
export function uuidsOnly({ voice }: Decisions): void {
  const { idempotencyScope } = voice;
  voice.idempotencyScope = (request) => {
    if (!UUID.test(request.key)) throw new Problem(400, 'The Idempotency-Key must be a UUID.');
    return idempotencyScope(request);
  };
}
