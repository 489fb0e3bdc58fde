import type { MessagingScope } from '../scope.ts';
import type { Message } from '../submit/message.ts';
import type { CarrierStep, HandOver } from './script.ts';
import { changeStatus, waitUntil } from './status-change.ts';

/** Gives a message to the carrier and plays the carrier's script for it, at once as far as nothing waits. */
export function handOver(scope: MessagingScope, message: Message): void {
  const { state, decisions } = scope;
  const at = scope.clock.now();
  message.handedOverAt = at;
  const content = decisions.textToSend(message, scope);
  const source = decisions.senderOf(message, scope);
  message.sentFrom = source;
  const passed: HandOver = { message, content, source, at, arrivedAt: undefined };
  state.handOvers.push(passed);
  scope.ledger.record('carrier.handOver', 'message');
  follow(scope, passed, decisions.carrierScript(message, state.scripts), 0);
  if (message.expiresAt !== undefined && !decisions.isFinal(message.status)) {
    waitUntil(scope, message, message.expiresAt, 'message-expiry', () =>
      changeStatus(scope, message, 'expired', '401'),
    );
  }
}

function follow(scope: MessagingScope, passed: HandOver, steps: readonly CarrierStep[], from: number): void {
  for (let i = from; i < steps.length; i += 1) {
    const step = steps[i] as CarrierStep;
    if (step.after > 0) {
      const due = scope.clock.now() + step.after;
      waitUntil(scope, passed.message, due, 'carrier-step', () => {
        take(scope, passed, step);
        follow(scope, passed, steps, i + 1);
      });
      return;
    }
    take(scope, passed, step);
  }
}

function take(scope: MessagingScope, passed: HandOver, { status, code }: CarrierStep): void {
  if (scope.decisions.isFinal(passed.message.status)) return;
  if (status === 'delivered') passed.arrivedAt ??= scope.clock.now();
  changeStatus(scope, passed.message, status, code);
}
