import type { Json as Hook } from '../kernel/json.ts';
import type { Deviation } from '../worlds/behaviour.ts';
import { reading } from './operators/decisions.ts';

/** What another platform calls the events of webhooks, and the member that lists them. */
interface WebhookWords {
  readonly member: string;
  /** Its names for events, by those of this platform. */
  readonly events: Readonly<Record<string, string>>;
}

const named = (events: unknown, names: Readonly<Record<string, string>>): unknown =>
  Array.isArray(events) ? events.map((each) => names[String(each)] ?? `no ${each}`) : events;

const asTheirs = ({ events: wanted, ...others }: Hook, { member, events }: WebhookWords): Hook =>
  wanted === undefined ? others : { ...others, [member]: named(wanted, events) };

/** Other words for webhooks, in requests and in answers. */
export const webhookWords = (words: WebhookWords): Pick<Deviation, 'decide' | 'reply'> => ({
  decide: reading((body) => {
    if (!('url' in body || words.member in body)) return body;
    const { [words.member]: wanted, ...others } = body;
    const ours = Object.fromEntries(Object.entries(words.events).map(([our, their]) => [their, our]));
    return wanted === undefined ? others : { ...others, events: named(wanted, ours) };
  }),
  reply: (reply, { operation }) => {
    if (!operation.startsWith('webhooks.') || reply.status > 299 || reply.body === undefined) return reply;
    const body = reply.body as Hook & { pageData?: readonly Hook[] };
    if (body.pageData === undefined) return { ...reply, body: asTheirs(body, words) };
    return { ...reply, body: { ...body, pageData: body.pageData.map((each) => asTheirs(each, words)) } };
  },
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
