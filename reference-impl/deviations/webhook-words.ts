import type { Answered, Reply } from '../http/operation.ts';
import type { Json as Hook } from '../kernel/json.ts';
import type { Deviation } from '../worlds/behaviour.ts';
import { reading } from './operators/decisions.ts';

/** What another platform calls the events of webhooks, and the member that lists them. */
interface WebhookWords {
  readonly member: string;
  /** Its names for events, by those of this platform. */
  readonly events: Readonly<Record<string, string>>;
}

const inverse = (names: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(names).map(([ours, theirs]) => [theirs, ours]));

/** The events under other names; one that is not known stays unknown. */
const named = (events: unknown, names: Readonly<Record<string, string>>): unknown =>
  Array.isArray(events) ? events.map((each) => names[String(each)] ?? `no ${each}`) : events;

/** What is submitted with the words of another platform, in those of this one. */
function asOurs(body: Hook, { member, events }: WebhookWords): Hook {
  if (!('url' in body || member in body)) return body;
  const { [member]: wanted, ...others } = body;
  return wanted === undefined ? others : { ...others, events: named(wanted, inverse(events)) };
}

const asTheirs = ({ events: wanted, ...others }: Hook, { member, events }: WebhookWords): Hook =>
  wanted === undefined ? others : { ...others, [member]: named(wanted, events) };

function retold(reply: Reply, { operation }: Answered, words: WebhookWords): Reply {
  if (!operation.startsWith('webhooks.') || reply.status > 299 || reply.body === undefined) return reply;
  const body = reply.body as Hook & { pageData?: readonly Hook[] };
  const { pageData } = body;
  return pageData === undefined
    ? { ...reply, body: asTheirs(body, words) }
    : { ...reply, body: { ...body, pageData: pageData.map((each) => asTheirs(each, words)) } };
}

/** Other words for webhooks, in requests and in answers. */
export const webhookWords = (words: WebhookWords): Pick<Deviation, 'decide' | 'reply'> => ({
  decide: reading((body) => asOurs(body, words)),
  reply: (reply, answered) => retold(reply, answered, words),
});

/** Events named after what happens to a message, by the names of this platform. */
export const SPOKEN_EVENTS: Readonly<Record<string, string>> = {
  ENROUTE_DR: 'message.enroute',
  SUBMITTED_DR: 'message.submitted',
  DELIVERED_DR: 'message.delivered',
  EXPIRED_DR: 'message.expired',
  REJECTED_DR: 'message.rejected',
  FAILED_DR: 'message.failed',
  RECEIVED_SMS: 'message.answered',
};

/** What a target file says of these names. */
export const SPOKEN_BINDINGS = { statusEvent: 'message.{status}', replyEvent: 'message.answered' };
