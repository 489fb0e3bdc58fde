import { follow } from '../../kernel/stages.ts';
import { issueReport } from '../reports/issue-report.ts';
import type { MessagingScope } from '../scope.ts';
import type { Message, ReportStatus } from '../submit/message.ts';
import type { CarrierStep, HandOver } from './script.ts';

/** Makes a message wait: `run` is called at `due` unless the wait is stopped. */
export function waitUntil(scope: MessagingScope, message: Message, due: number, kind: string, run: () => void): void {
  const timer = scope.clock.schedule(due, kind, run);
  const timers = scope.state.waiting.get(message.id);
  if (timers) timers.push(timer);
  else scope.state.waiting.set(message.id, [timer]);
}

export function stopWaiting({ state: { waiting } }: MessagingScope, message: Message): void {
  if (waiting.size === 0) return;
  for (const timer of waiting.get(message.id) ?? []) timer.cancelled = true;
  waiting.delete(message.id);
}

/** Gives a message its next status and reports it; after a final status nothing happens. */
export function changeStatus(scope: MessagingScope, message: Message, status: ReportStatus, code: string): void {
  const decisions = scope.decisions;
  if (decisions.isFinal(message.status)) return;
  message.status = status;
  message.statusCode = code;
  message.changedAt = scope.clock.now();
  if (decisions.isFinal(status)) stopWaiting(scope, message);
  if (decisions.isReported(message, status)) issueReport(scope, message, status, code);
}

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
  const take = ({ status, code }: CarrierStep): void => {
    if (scope.decisions.isFinal(message.status)) return;
    if (status === 'delivered') passed.arrivedAt ??= scope.clock.now();
    changeStatus(scope, message, status, code);
  };
  follow(decisions.carrierScript(message, state.scripts), take, (span, then) =>
    waitUntil(scope, message, scope.clock.now() + span, 'carrier-step', then),
  );
  if (message.expiresAt !== undefined && !decisions.isFinal(message.status)) {
    waitUntil(scope, message, message.expiresAt, 'message-expiry', () =>
      changeStatus(scope, message, 'expired', '401'),
    );
  }
}
