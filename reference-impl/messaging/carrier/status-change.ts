import { issueReport } from '../reports/issue-report.ts';
import type { MessagingScope } from '../scope.ts';
import type { Message, ReportStatus } from '../submit/message.ts';

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
