import type { TrafficEntry } from '../accounts/traffic-entry.ts';
import { isoOf } from '../kernel/instant.ts';
import { countryOf } from './country.ts';

/** The kind of content of a message, as reports name it. */
export const messageTypeOf = ({ format }: TrafficEntry): string =>
  format === 'MMS' ? 'MEDIA_MESSAGE' : 'TEXT_MESSAGE';

/**
 * A message as a line of the detail report; members without a value are left out.
 * Rules: PUB-REPORT-FORM-01, PUB-REPORT-ROW-01, REPORT-DET-02.
 */
export function reportRow(message: TrafficEntry): Record<string, unknown> {
  return {
    message_id: message.id,
    format: message.format,
    timestamp: isoOf(message.at),
    delivered_timestamp: isoOf(message.deliveredAt),
    last_status_update: isoOf(message.changedAt),
    direction: message.direction,
    status: message.status,
    status_code: message.statusCode === '' ? undefined : Number(message.statusCode),
    status_description: `The message is ${message.status}.`,
    source_address: message.source,
    source_address_country: countryOf(message.source),
    destination_address: message.destination,
    destination_address_country: countryOf(message.destination),
    in_response_to: message.answers,
    action: message.isOptOut ? 'OPT_OUT' : undefined,
    content: message.content,
    account_id: message.account.id,
    units: message.unitsOf(message.content),
    message_type: messageTypeOf(message),
    metadata: Object.entries(message.metadata).map(([key, value]) => ({ key, value })),
  };
}
