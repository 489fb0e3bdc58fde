import type { TrafficEntry } from '../accounts/traffic-entry.ts';
import { isoOf } from '../kernel/instant.ts';
import { countryOf } from './country.ts';

/** The kind of content of a message, as reports name it. */
export const messageTypeOf = ({ format }: TrafficEntry): string =>
  format === 'MMS' ? 'MEDIA_MESSAGE' : 'TEXT_MESSAGE';

/** The columns of the detail report, except for metadata. */
const COLUMNS: Readonly<Record<string, (message: TrafficEntry) => unknown>> = {
  message_id: ({ id }) => id,
  format: ({ format }) => format,
  timestamp: ({ at }) => isoOf(at),
  delivered_timestamp: ({ deliveredAt }) => isoOf(deliveredAt),
  last_status_update: ({ changedAt }) => isoOf(changedAt),
  direction: ({ direction }) => direction,
  status: ({ status }) => status,
  status_code: ({ statusCode }) => (statusCode === '' ? undefined : Number(statusCode)),
  status_description: ({ status }) => `The message is ${status}.`,
  source_address: ({ source }) => source,
  source_address_country: ({ source }) => countryOf(source),
  destination_address: ({ destination }) => destination,
  destination_address_country: ({ destination }) => countryOf(destination),
  in_response_to: ({ answers }) => answers,
  action: ({ isOptOut }) => (isOptOut ? 'OPT_OUT' : undefined),
  content: ({ content }) => content,
  account_id: ({ account }) => account.id,
  units: ({ unitsOf, content }) => unitsOf(content),
  message_type: messageTypeOf,
};

const columns = Object.entries(COLUMNS);

export const FIELD_NAMES: readonly string[] = Object.keys(COLUMNS);

/**
 * A message as a line of the detail report; members without a value are left out.
 * Rules: PUB-REPORT-FORM-01, PUB-REPORT-ROW-01, REPORT-DET-02.
 */
export function reportRow(message: TrafficEntry): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [name, read] of columns) row[name] = read(message);
  row.metadata = Object.entries(message.metadata).map(([key, value]) => ({ key, value }));
  return row;
}
