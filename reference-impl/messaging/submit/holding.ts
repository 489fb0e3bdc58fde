import { handOver } from '../carrier/hand-over.ts';
import { changeStatus, stopWaiting, waitUntil } from '../carrier/status-change.ts';
import { issueReport } from '../reports/issue-report.ts';
import type { MessagingScope } from '../scope.ts';
import type { Message } from './message.ts';
import { sendingContext } from './sending-context.ts';
import { judgeBy } from './sending-rules/index.ts';

/** Lets a message wait until its time; if reports were requested, one says that it is enroute. */
export function holdMessage(scope: MessagingScope, message: Message, until: number): void {
  const { heldReport, isReported } = scope.decisions;
  message.status = 'scheduled';
  if (heldReport && isReported(message, heldReport.status))
    issueReport(scope, message, heldReport.status, heldReport.code);
  waitUntil(scope, message, until, 'message-release', () => releaseMessage(scope, message));
  if (message.expiresAt !== undefined && message.expiresAt < until) {
    waitUntil(scope, message, message.expiresAt, 'message-expiry', () =>
      changeStatus(scope, message, 'expired', '320'),
    );
  }
}

function releaseMessage(scope: MessagingScope, message: Message): void {
  stopWaiting(scope, message);
  const { releaseRules, isFinal } = scope.decisions;
  if (isFinal(message.status)) return;
  const decision = judgeBy(releaseRules, message, sendingContext(scope, message.account));
  if (decision.kind === 'discard') changeStatus(scope, message, decision.status, decision.code);
  else if (decision.kind === 'hold') holdMessage(scope, message, decision.until);
  else handOver(scope, message);
}

/** Gives up a message that still waits for its time. Rules: MSG-SOCIAL-09, PUB-MSG-CANCEL-01, X-20, X-51. */
export function cancelMessage(scope: MessagingScope, message: Message): void {
  stopWaiting(scope, message);
  message.status = 'cancelled';
  message.changedAt = scope.clock.now();
  scope.ledger.record('messages.cancel', 'message');
}
