import type { Letter } from '../../kernel/post.ts';
import type { VoiceScope } from '../scope.ts';
import { UNTRIED } from './failover.ts';

/** Where the events of a call go. Section "callBehavior variants". */
export interface EventAddress {
  readonly url: string;
  readonly fallbackUrl?: string | undefined;
}

/** Tries the primary address unless it counts as broken; returns whether it accepted the event. */
async function tryPrimary(scope: VoiceScope, serviceId: string, url: string, letter: Letter): Promise<boolean> {
  const { failover } = scope.decisions;
  const { health } = scope.state;
  const key = failover.healthKey(serviceId, url);
  const known = health.get(key) ?? UNTRIED;
  const now = scope.clock.now();
  if (!failover.triesPrimary(known, now, failover)) return false;
  const failed = failover.isFailure(await scope.outbox.tryOnce({ ...letter, url }));
  health.set(key, failover.healthAfter(known, failed, now));
  return !failed;
}

/** Sends an event to its address, at once to the fallback when that fails; one event of a service at a time. */
export function deliverEvent(scope: VoiceScope, serviceId: string, address: EventAddress, letter: Letter): void {
  const { eventLanes } = scope.state;
  const done = scope.activity.begin();
  const before = eventLanes.get(serviceId) ?? Promise.resolve();
  const told = before.then(async () => {
    const { url, fallbackUrl } = address;
    if ((await tryPrimary(scope, serviceId, url, letter)) || fallbackUrl === undefined) return;
    const { fallbackDelay, atFallback } = scope.decisions.failover;
    const resend = () => scope.outbox.tryOnce(atFallback({ ...letter, url: fallbackUrl }), 2);
    if (fallbackDelay === 0) await resend();
    else scope.clock.schedule(scope.clock.now() + fallbackDelay, 'call-event', () => void resend());
  });
  eventLanes.set(serviceId, told.finally(done));
}
