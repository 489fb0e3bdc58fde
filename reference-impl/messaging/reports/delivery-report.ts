import { isoOf } from '../../kernel/time.ts';
import type { Message, ReportStatus } from '../submit/message.ts';

/** One change of a message's status as the client sees it. Section "Delivery report notification". */
export interface DeliveryReport {
  readonly id: string;
  readonly message: Message;
  readonly status: ReportStatus;
  readonly code: string;
  /** When the report was made, and when the status changed: milliseconds since the epoch. */
  readonly madeAt: number;
  readonly changedAt: number;
  readonly billingUnits: number | undefined;
}

/**
 * The JSON of a pushed report, with every documented member. Section "Delivery report notification".
 * Rules: ACCT-04, COM-JSON-05, DR-BILL-01, DR-BODY-01, DR-CBURL-01, DR-CODE-01, DR-CODE-02, DR-DATE-01,
 * DR-DATE-02, DR-DELAY-01, DR-DLV-01, DR-ENR-01, DR-EXP-01, DR-ID-01, DR-META-01, DR-MSGID-01, DR-MULTI-01,
 * DR-SRC-01, DR-STATUS-01, DR-SUB-01, DR-TEXT-01, DR-VENDOR-01, GSM-08, MSG-CONTENT-01, MSG-DR-01, MSG-ID-01,
 * MSG-META-03, X-10, X-11, X-19.
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
