import { issueReport } from '../reports/issue-report.ts';
import type { MessagingScope } from '../scope.ts';
import type { Message, ReportStatus } from '../submit/message.ts';
import { stopWaiting } from './waiting.ts';

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
