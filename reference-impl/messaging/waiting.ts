import type { World } from '../worlds/world.ts';
import type { Message } from './message.ts';

/** Lets a message wait: `run` is called at `due` unless the message stops waiting before. */
export function waitUntil(world: World, message: Message, due: number, kind: string, run: () => void): void {
  const timer = world.clock.schedule(due, kind, run);
  const timers = world.messaging.waiting.get(message);
  if (timers) timers.push(timer);
  else world.messaging.waiting.set(message, [timer]);
}

/** Forgets everything a message waits for. */
export function stopWaiting({ messaging: { waiting } }: World, message: Message): void {
  if (waiting.size === 0) return;
  for (const timer of waiting.get(message) ?? []) timer.cancelled = true;
  waiting.delete(message);
}
