import type { MessagingScope } from '../scope.ts';
import type { Message } from '../submit/message.ts';

/** Makes a message wait: `run` is called at `due` unless the wait is stopped. */
export function waitUntil(scope: MessagingScope, message: Message, due: number, kind: string, run: () => void): void {
  const timer = scope.clock.schedule(due, kind, run);
  const timers = scope.state.waiting.get(message.id);
  if (timers) timers.push(timer);
  else scope.state.waiting.set(message.id, [timer]);
}

/** Forgets everything a message waits for. */
export function stopWaiting({ state: { waiting } }: MessagingScope, message: Message): void {
  if (waiting.size === 0) return;
  for (const timer of waiting.get(message.id) ?? []) timer.cancelled = true;
  waiting.delete(message.id);
}
