import { isoOf } from '../kernel/instant.ts';
import { keptFor } from './kept-for.ts';
import type { Message, ReportStatus } from './message.ts';
import { notifyWebhooks, pushToCallback } from './notifications.ts';
import type { MessagingScope } from './part.ts';

/** One change of a message's status as the client sees it. Section "Delivery report notification". */
export interface DeliveryReport {
  readonly id: string;
  readonly message: Message;
  readonly status: ReportStatus;
  readonly code: string;
  /** When the report was made, and when the status changed: milliseconds since the epoch. */
  readonly madeAt: number;
  readonly changedAt: number;
  /** Only when the account shows billing units. */
  readonly billingUnits: number | undefined;
}

/**
 * The JSON of a pushed report, with every documented member. Section "Delivery report notification".
 * Rules: ACCT-04, COM-JSON-05, DR-BILL-01, DR-BODY-01, DR-CBURL-01, DR-CODE-01, DR-CODE-02, DR-DATE-01,
 * DR-DATE-02, DR-DELAY-01, DR-DLV-01, DR-ENR-01, DR-EXP-01, DR-ID-01, DR-META-01, DR-MSGID-01, DR-MULTI-01,
 * DR-SRC-01, DR-STATUS-01, DR-SUB-01, DR-TEXT-01, DR-VENDOR-01, GSM-08, MSG-CONTENT-01, MSG-DR-01, MSG-ID-01,
 * MSG-META-03, MSG-STATUS-01, X-10, X-11, X-19.
 */
export function reportBody(report: DeliveryReport, vendorId: string): Record<string, unknown> {
  const { message } = report;
  return {
    ...(message.callbackUrl === undefined ? {} : { callback_url: message.callbackUrl }),
    delivery_report_id: report.id,
    source_number: message.destination,
    date_received: isoOf(report.madeAt),
    status: report.status,
    delay: 0,
    ...(report.billingUnits === undefined ? {} : { billing_units: report.billingUnits }),
    submitted_date: isoOf(report.changedAt),
    original_text: message.content,
    message_id: message.id,
    vendor_account_id: { vendor_id: vendorId, account_id: message.account.id },
    error_code: report.code,
    metadata: message.metadata ?? {},
  };
}

/** The default payload of webhooks; the delay is a text here. */
function hookPayload(report: DeliveryReport, vendorId: string): object {
  const { callback_url, billing_units, delay, ...members } = reportBody(report, vendorId);
  return { ...members, delay: String(delay) };
}

/** Makes a report, keeps it until it is confirmed, and notifies the callback address and the webhooks. */
export function issueReport(scope: MessagingScope, message: Message, status: ReportStatus, code: string): void {
  const { settings, decisions, clock, ids } = scope;
  const now = clock.now();
  const report: DeliveryReport = {
    id: ids.uuid(),
    message,
    status,
    code,
    madeAt: now,
    changedAt: now,
    billingUnits: message.account.features.billingUnits
      ? decisions.billingUnitsOf(decisions.billedText(message))
      : undefined,
  };
  keptFor(scope, message.account, 'reports').reports.set(report.id, report);
  scope.ledger.record('report.issue', 'message');
  const body = decisions.reportBody(report, settings.vendorId);
  pushToCallback(scope, { id: report.id, kind: 'delivery-report', message, body });
  notifyWebhooks(scope, {
    id: report.id,
    account: message.account,
    events: [decisions.eventOfReport(status)],
    order: message.id,
    variables: () => decisions.reportVariables(report, settings.vendorId),
    payload: () => hookPayload(report, settings.vendorId),
  });
}
