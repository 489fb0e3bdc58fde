import type { ReportedMessage } from './traffic.ts';

const isoOf = (instant: number | undefined): string | undefined =>
  instant === undefined ? undefined : new Date(instant).toISOString();

/** A message as a line of the detail report; members without a value are left out. */
export function reportRow(message: ReportedMessage): Record<string, unknown> {
  return {
    message_id: message.id,
    format: message.format,
    timestamp: isoOf(message.at),
    delivered_timestamp: isoOf(message.deliveredAt),
    last_status_update: isoOf(message.changedAt),
    direction: message.direction,
    status: message.status,
    status_code: message.statusCode === '' ? undefined : Number(message.statusCode),
    source_address: message.source,
    destination_address: message.destination,
    in_response_to: message.answers,
    action: message.isOptOut ? 'OPT_OUT' : undefined,
    content: message.content,
    account_id: message.account.id,
    units: message.countUnits(),
    metadata: Object.entries(message.metadata).map(([key, value]) => ({ key, value })),
  };
}
