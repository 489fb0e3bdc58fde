import { follow } from '../../kernel/stages.ts';
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
  follow(
    decisions.carrierScript(message, state.scripts),
    (step) => take(scope, passed, step),
    (span, then) => waitUntil(scope, message, scope.clock.now() + span, 'carrier-step', then),
  );
  if (message.expiresAt !== undefined && !decisions.isFinal(message.status)) {
    waitUntil(scope, message, message.expiresAt, 'message-expiry', () =>
      changeStatus(scope, message, 'expired', '401'),
    );
  }
}

function take(scope: MessagingScope, passed: HandOver, { status, code }: CarrierStep): void {
  if (scope.decisions.isFinal(passed.message.status)) return;
  if (status === 'delivered') passed.arrivedAt ??= scope.clock.now();
  changeStatus(scope, passed.message, status, code);
}
