import type { Account } from '../accounts/account.ts';
import type { TrafficEntry } from '../accounts/traffic-entry.ts';
import type { InboundReply } from './replies/reply.ts';
import type { MessagingScope } from './scope.ts';
import type { Message } from './submit/message.ts';

const NO_METADATA = {};

type IsAnswered = TrafficEntry['isAnswered'];

function outbound(scope: MessagingScope, message: Message, isAnswered: IsAnswered): TrafficEntry {
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
    unitsOf: scope.decisions.billingUnitsOf,
    isOptOut: false,
    answers: undefined,
    isAnswered,
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
    unitsOf: billingUnitsOf,
    isOptOut: isOptOut(reply.content, scope.settings.optOutWords),
    answers: message?.id,
    isAnswered: () => false,
  };
}

const submittedAt = (message: Message): number => message.submittedAt;
const receivedAt = (reply: InboundReply): number => reply.receivedAt;

/** What an account sent and what it received from one instant to another, each oldest first. */
export function trafficOf(
  scope: MessagingScope,
  account: Account,
  from: number,
  to: number,
): readonly Iterable<TrafficEntry>[] {
  const { sent, received } = scope.state.recordsOf(account.id);
  // Whether a message has a reply; the replies are read when somebody first asks.
  let answered: Set<string> | undefined;
  const isAnswered: IsAnswered = (id) => {
    answered ??= new Set(received.flatMap(({ message }) => message?.id ?? []));
    return answered.has(id);
  };
  // The entries of the period, oldest first, each as it is shown.
  function* shown<Entry>(
    all: readonly Entry[],
    instantOf: (entry: Entry) => number,
    show: (entry: Entry) => TrafficEntry,
  ) {
    // They are kept as they arrived, and a request that was held comes late.
    const late = all.some((entry, i) => i > 0 && instantOf(entry) < instantOf(all[i - 1] as Entry));
    for (const entry of late ? [...all].sort((a, b) => instantOf(a) - instantOf(b)) : all) {
      const at = instantOf(entry);
      if (at > to) return;
      if (at >= from) yield show(entry);
    }
  }
  return [
    shown(sent, submittedAt, (message) => outbound(scope, message, isAnswered)),
    shown(received, receivedAt, (reply) => inbound(scope, reply)),
  ];
}
