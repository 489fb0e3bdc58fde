import { type Account, accounts } from '../config.ts';
import type { Json } from '../http/check.ts';
import { iso, type Message, type Reply } from './model.ts';
import { storeOf } from './store.ts';

/** A line of a detailed report: a message that was sent or received. */
export interface Line {
  direction: 'OUTBOUND' | 'INBOUND';
  time: Date;
  accountId: string;
  source: string;
  destination: string;
  status: string;
  units: number;
  optOut: boolean;
  message: Pick<Message, 'id' | 'format' | 'destination' | 'content' | 'updatedAt'> & Partial<Message>;
  reply?: Reply;
}

const outbound = (message: Message): Line => ({
  direction: 'OUTBOUND',
  time: message.submittedAt,
  accountId: message.accountId,
  source: message.source,
  destination: message.destination,
  status: message.status.toUpperCase(),
  units: message.units,
  optOut: false,
  message,
});

const inbound = (reply: Reply): Line => ({
  direction: 'INBOUND',
  time: reply.received,
  accountId: reply.accountId,
  source: reply.from,
  destination: reply.to,
  status: 'DELIVERED',
  units: 0,
  optOut: reply.optOut,
  message: reply.message ?? {
    id: reply.id,
    format: 'SMS',
    destination: reply.from,
    content: '',
    updatedAt: reply.received,
  },
  reply,
});

const bare = (address: string) => address.trim().replace(/^\+/, '').toLowerCase();

function oneOfAddresses(address: string, many?: string[], one?: string): boolean {
  const wanted = many?.length ? many : one ? [one] : undefined;
  return !wanted || wanted.some((each) => bare(each) === bare(address));
}

const words = (value: unknown) =>
  Array.isArray(value) && value.length > 0 ? value.map((v) => String(v).toUpperCase()) : undefined;
const truth = (value: unknown) => (value === undefined ? undefined : String(value).toLowerCase() === 'true');

function hasMetadata({ message: { metadata = {} } }: Line, query: Record<string, Json>): boolean {
  const { metadata_key: key, metadata_value: value, metadata_values: values } = query;
  if (!key) return true;
  if (!(key in metadata)) return false;
  const wanted = values?.length ? values : value === undefined ? undefined : [value];
  return !wanted || wanted.includes(metadata[key]);
}

/** Everything that fits the query, newest first. */
export function linesFor(account: Account, query: Record<string, Json>): Line[] {
  const start = Date.parse(String(query.start_date).toUpperCase());
  const end = Date.parse(String(query.end_date).toUpperCase());
  const direction = String(query.direction ?? 'all').toUpperCase();
  const wanted: string[] | undefined = query.accounts?.length ? query.accounts : undefined;
  const formats = words([...(query.message_format ?? []), ...(query.channels ?? [])]);
  const statuses = words(query.status);
  const [optOut, media] = [truth(query.opt_out), truth(query.mms_media)];
  return accounts
    .filter(({ id, parentId }) => [id, parentId].includes(account.id) && (!wanted || wanted.includes(id)))
    .flatMap(({ id }) => [
      ...[...storeOf(id).messages.values()].map(outbound),
      ...[...storeOf(id).replies.values()].map(inbound),
    ])
    .filter(
      (line) =>
        line.time.getTime() >= start &&
        line.time.getTime() < end &&
        (direction === 'ALL' || line.direction === direction) &&
        oneOfAddresses(line.source, query.sources, query.source) &&
        oneOfAddresses(line.destination, query.destinations, query.destination) &&
        (!statuses || statuses.includes(line.status)) &&
        (!formats || formats.includes(line.message.format)) &&
        (optOut === undefined || line.optOut === optOut) &&
        (media === undefined || (line.message.media !== undefined) === media) &&
        hasMetadata(line, query),
    )
    .sort((a, b) => b.time.getTime() - a.time.getTime());
}

export function lineView(line: Line) {
  const { message, reply } = line;
  return {
    message_id: reply?.id ?? message.id,
    in_response_to: reply?.message?.id,
    account_id: line.accountId,
    direction: line.direction,
    format: message.format,
    channel: message.format,
    timestamp: iso(line.time),
    delivered_timestamp: reply ? undefined : message.deliveredAt?.toISOString(),
    last_status_update: iso(reply?.received ?? message.updatedAt),
    status: line.status.toLowerCase(),
    status_code: reply ? undefined : message.errorCode,
    source_address: line.source,
    destination_address: line.destination,
    content: reply?.content ?? message.content,
    units: line.units,
    opt_out: line.optOut,
    metadata: Object.entries(message.metadata ?? {}).map(([key, value]) => ({ key, value })),
  };
}

export type Dimension = 'ACCOUNT' | 'DAY' | 'MONTH' | 'STATUS' | 'CHANNEL' | 'COUNTRY' | 'METADATA_KEY';

const dimensions: Record<Dimension, (line: Line, timeZone: string) => string[]> = {
  ACCOUNT: (line) => [line.accountId],
  DAY: (line, timeZone) => [line.time.toLocaleDateString('sv-SE', { timeZone })],
  MONTH: (line, timeZone) => [line.time.toLocaleDateString('sv-SE', { timeZone }).slice(0, 7)],
  STATUS: (line) => [line.status],
  CHANNEL: (line) => [line.message.format],
  COUNTRY: (line) => [line.message.destination.slice(0, 3)],
  METADATA_KEY: (line) => Object.keys(line.message.metadata ?? {}),
};

export const dimensionNames = Object.keys(dimensions);

export function totals(lines: Line[]) {
  return {
    total_sent: lines.filter(({ direction }) => direction === 'OUTBOUND').length,
    total_received: lines.filter(({ direction }) => direction === 'INBOUND').length,
    total_billing_units: lines.reduce((sum, { units }) => sum + units, 0),
    total_opt_out: lines.filter(({ optOut }) => optOut).length,
  };
}

export function summarise(lines: Line[], by: Dimension, timeZone: string) {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    for (const name of dimensions[by](line, timeZone)) groups.set(name, [...(groups.get(name) ?? []), line]);
  }
  return {
    summaries: [...groups]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([group, members]) => ({ group, ...totals(members) })),
    ...totals(lines),
  };
}
