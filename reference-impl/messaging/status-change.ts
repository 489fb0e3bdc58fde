import { issueReport } from './delivery-report.ts';
import type { Message, MessageStatus, ReportStatus } from './message.ts';
import type { MessagingScope } from './part.ts';
import { stopWaiting } from './waiting.ts';

const FINAL: ReadonlySet<MessageStatus> = new Set(['delivered', 'expired', 'rejected', 'failed', 'cancelled']);

/**
 * Whether a message with this status never gets another one. Section "Delivery status values".
 * Rules: CALLBACK-RETRY-07, DR-TERM-01.
 */
export const isFinal = (status: MessageStatus): boolean => FINAL.has(status);

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
