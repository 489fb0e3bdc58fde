import type { Account } from '../accounts/account.ts';
import type { Message } from './message.ts';
import type { MessagingScope } from './part.ts';
import type { InboundReply } from './reply.ts';
import { receivedIndexed, sentIndexed } from './traffic-facets.ts';
import { candidates, indexFor, type Lookup } from './traffic-index.ts';

/** A message to a recipient or from one, as other parts see it. */
export interface TrafficEntry {
  readonly id: string;
  readonly account: Account;
  readonly direction: 'outbound' | 'inbound';
  /** When it was submitted or came in; milliseconds since the epoch, as every instant here. */
  readonly at: number;
  readonly content: string;
  readonly format: 'SMS' | 'MMS' | 'TTS';
  readonly source: string | undefined;
  readonly destination: string | undefined;
  readonly metadata: Readonly<Record<string, string>>;
  readonly status: string;
  readonly statusCode: string;
  readonly changedAt: number;
  readonly deliveredAt: number | undefined;
  /** Counted lazily. */
  countUnits(): number;
  readonly isOptOut: boolean;
  /** The message that a reply answers. */
  readonly answers: string | undefined;
  /** Whether its recipient replied; looked up lazily. */
  isAnswered(): boolean;
}

const NO_METADATA = {};

function hasReply(scope: MessagingScope, message: Message): boolean {
  const records = scope.state.recordsOf(message.account.id);
  const answered = indexFor(receivedIndexed(scope, records), 'answers')?.find([message.id]) ?? [];
  return answered.length > 0;
}

function outbound(scope: MessagingScope, message: Message): TrafficEntry {
  const changedAt = message.changedAt ?? message.submittedAt;
  return {
    id: message.id,
    account: message.account,
    direction: 'outbound',
    at: message.submittedAt,
    content: message.content,
    format: message.format,
    source: message.source,
    destination: message.destination,
    metadata: message.metadata ?? NO_METADATA,
    status: message.status,
    statusCode: message.statusCode,
    changedAt,
    deliveredAt: message.status === 'delivered' ? changedAt : undefined,
    countUnits: () => scope.decisions.billingUnitsOf(message.content),
    isOptOut: false,
    answers: undefined,
    isAnswered: () => hasReply(scope, message),
  };
}

function inbound(scope: MessagingScope, reply: InboundReply): TrafficEntry {
  const { message } = reply;
  const { isOptOut, billingUnitsOf } = scope.decisions;
  return {
    id: reply.id,
    account: reply.account,
    direction: 'inbound',
    at: reply.receivedAt,
    content: reply.content,
    format: 'SMS',
    source: reply.from,
    destination: message?.source,
    metadata: message?.metadata ?? NO_METADATA,
    status: 'processed',
    statusCode: '',
    changedAt: reply.receivedAt,
    deliveredAt: undefined,
    countUnits: () => billingUnitsOf(reply.content),
    isOptOut: isOptOut(reply.content),
    answers: message?.id,
    isAnswered: () => false,
  };
}

function* shown<Item>(
  scope: MessagingScope,
  items: Iterable<Item>,
  show: (scope: MessagingScope, item: Item) => TrafficEntry,
): Generator<TrafficEntry> {
  for (const item of items) yield show(scope, item);
}

/** Whether a stream of one direction may have what the lookups ask for. */
const goes = (direction: TrafficEntry['direction'], lookups: readonly Lookup[]): boolean =>
  lookups.every(({ facet, values }) => facet !== 'direction' || values.includes(direction));

/** What an account sent and received from one instant to another, each oldest first; lookups narrow it down. */
export function trafficOf(
  scope: MessagingScope,
  account: Account,
  from: number,
  to: number,
  lookups: readonly Lookup[] = [],
): readonly Iterable<TrafficEntry>[] {
  const records = scope.state.recordsOf(account.id);
  const sent = () => candidates(sentIndexed(scope, records), from, to, lookups);
  const received = () => candidates(receivedIndexed(scope, records), from, to, lookups);
  return [
    ...(goes('outbound', lookups) ? [shown(scope, sent(), outbound)] : []),
    ...(goes('inbound', lookups) ? [shown(scope, received(), inbound)] : []),
  ];
}
