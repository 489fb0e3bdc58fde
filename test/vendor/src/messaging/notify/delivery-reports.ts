import { randomUUID } from 'node:crypto';
import { type Account, has, vendorId } from '../../config.ts';
import { type DeliveryReport, iso, type Message } from '../model.ts';
import { storeOf } from '../store.ts';
import { pushToCallback } from './callbacks.ts';
import { fireWebhooks } from './webhooks.ts';

/** Makes a report of the state the message has just reached and sends it to those who want it. */
export function reportChange(account: Account, message: Message): void {
  const report: DeliveryReport = {
    id: randomUUID(),
    message,
    status: message.status,
    errorCode: message.errorCode ?? '',
    received: new Date(),
    changed: message.updatedAt,
    confirmed: false,
  };
  if (message.deliveryReport) storeOf(account.id).reports.set(report.id, report);
  const body = reportBody(account, report);
  if (message.callbackUrl) pushToCallback(account.id, message.callbackUrl, { ...body, error_code: report.errorCode });
  fireWebhooks(
    account.id,
    `${report.status.toUpperCase()}_DR`,
    {
      type: 'DR',
      format: message.format,
      drId: report.id,
      reportId: report.id,
      mtId: message.id,
      messageId: message.id,
      accountId: account.id,
      vendorId,
      status: report.status,
      statusCode: report.errorCode,
      billingUnits: message.units,
      submittedTimestamp: iso(report.changed),
      receivedTimestamp: iso(report.received),
      sourceAddress: message.destination,
      mtContent: message.originalText,
      messageContent: message.originalText,
      metadata: message.metadata ?? {},
      retryCount: 0,
    },
    { ...body, error_code: report.errorCode },
  );
}

/** The report as it is polled; pushed ones carry the error code as well. */
export function reportBody(account: Account, report: DeliveryReport) {
  const { message } = report;
  return {
    callback_url: message.callbackUrl,
    delivery_report_id: report.id,
    source_number: message.destination,
    date_received: iso(report.received),
    status: report.status,
    delay: 0,
    ...(has(account, 'billingUnits') ? { billing_units: message.units } : {}),
    submitted_date: iso(report.changed),
    original_text: message.originalText,
    message_id: message.id,
    vendor_account_id: { vendor_id: vendorId, account_id: account.id },
    metadata: message.metadata ?? {},
  };
}
