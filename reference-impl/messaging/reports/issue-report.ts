import type { MessagingScope } from '../scope.ts';
import type { Message, ReportStatus } from '../submit/message.ts';
import { notifyWebhooks, pushToCallback } from '../webhooks/notifications.ts';
import type { DeliveryReport } from './delivery-report.ts';

/** Makes a report, keeps it until it is confirmed, and notifies the callback address and the webhooks. */
export function issueReport(scope: MessagingScope, message: Message, status: ReportStatus, code: string): void {
  const { settings, state, decisions, clock, ids } = scope;
  const { account } = message;
  const now = clock.now();
  const units = account.features.billingUnits
    ? decisions.billingUnitsOf(decisions.billedText(message, scope))
    : undefined;
  const instants = { madeAt: now, changedAt: now };
  const report: DeliveryReport = { id: ids.uuid(), message, status, code, ...instants, billingUnits: units };
  state.recordsOf(account.id).reports.set(report.id, report);
  scope.ledger.record('report.issue', 'message');
  const body = decisions.reportBody(report, settings.vendorId);
  pushToCallback(scope, { id: report.id, kind: 'delivery-report', message, body });
  notifyWebhooks(scope, {
    id: report.id,
    account,
    events: [`${status.toUpperCase() as Uppercase<ReportStatus>}_DR`],
    order: message.id,
    variables: () => decisions.reportVariables(report, settings.vendorId),
    payload: () => {
      // The default payload of webhooks, made of the body of a report; the delay is a text here.
      const { callback_url, billing_units, delay, ...members } = body;
      return delay === undefined ? members : { ...members, delay: String(delay) };
    },
  });
}
