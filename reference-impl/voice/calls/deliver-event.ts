import type { Letter } from '../../kernel/outbox.ts';
import type { World } from '../../worlds/world.ts';
import { UNTRIED } from './failover.ts';

/** Where the events of a call go. Section "callBehavior variants". */
export interface EventAddress {
  readonly url: string;
  readonly fallbackUrl?: string | undefined;
}

/** Tries the primary address unless it counts as broken; returns whether it took the event. */
async function tryPrimary(world: World, serviceId: string, url: string, letter: Letter): Promise<boolean> {
  const { failover } = world.behaviour.decisions.voice;
  const { health } = world.voice;
  const key = `${serviceId} ${url}`;
  const known = health.get(key) ?? UNTRIED;
  const now = world.clock.now();
  if (!failover.triesPrimary(known, now, failover)) return false;
  const failed = failover.isFailure(await world.outbox.tryOnce({ ...letter, url }));
  health.set(key, failover.healthAfter(known, failed, now));
  return !failed;
}

async function walk(world: World, serviceId: string, address: EventAddress, letter: Letter): Promise<void> {
  const { url, fallbackUrl } = address;
  if (await tryPrimary(world, serviceId, url, letter)) return;
  if (fallbackUrl === undefined) return;
  const { fallbackDelay, atFallback } = world.behaviour.decisions.voice.failover;
  const resend = () => world.outbox.tryOnce(atFallback({ ...letter, url: fallbackUrl }), 2);
  if (fallbackDelay === 0) await resend();
  else world.clock.schedule(world.clock.now() + fallbackDelay, 'call-event', () => void resend());
}

/** Sends an event to its address, at once to the fallback when that fails; one event of a service at a time. */
export function deliverEvent(world: World, serviceId: string, address: EventAddress, letter: Letter): void {
  const { eventLanes } = world.voice;
  const done = world.activity.begin();
  const before = eventLanes.get(serviceId) ?? Promise.resolve();
  eventLanes.set(serviceId, before.then(() => walk(world, serviceId, address, letter)).finally(done));
}
