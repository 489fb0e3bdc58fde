import type { MessagingDecisions } from '../messaging/decisions.ts';
import type { Webhook } from '../messaging/webhook.ts';
import type { Fault } from './behaviour.ts';
import { withMember } from './callback-slips.ts';

/** Webhooks keep some members as they were when they told something, or were passed over, for the first time. */
export const keepingFirst =
  (firstOf: (first: Webhook) => Partial<Webhook>) =>
  ({ messaging }: { messaging: MessagingDecisions }): void => {
    const { letterTo, isTaken } = messaging;
    const first = new Map<string, Webhook>();
    messaging.isTaken = (webhooks, wanted) => {
      const { id } = wanted;
      if (!first.has(id)) first.set(id, wanted as Webhook);
      return isTaken(webhooks, wanted);
    };
    messaging.letterTo = (webhook, happening, decisions) => {
      const kept = firstOf(first.get(webhook.id) ?? webhook);
      return letterTo({ ...webhook, ...kept }, happening, decisions);
    };
  };

const lifeFaults: readonly Fault[] = [
  {
    id: 'webhooks.undying',
    rule: 'HOOK-01',
    says: 'A deleted webhook stays and goes on.',
    decide: ({ messaging }) => {
      messaging.forget = () => undefined;
    },
  },
  {
    id: 'webhooks.unlisted',
    rule: 'HOOK-01',
    says: 'The list of webhooks is always empty.',
    reply: (reply, { operation }) =>
      operation === 'webhooks.list' && reply.status === 200
        ? { ...reply, body: { ...(reply.body as object), pageData: [] } }
        : reply,
  },
  {
    id: 'webhooks.unchangeable',
    rule: 'HOOK-01',
    says: 'A webhook cannot be changed.',
    reply: (reply, { operation }) =>
      operation === 'webhooks.change' ? { status: 405, body: { message: 'Not allowed.' } } : reply,
  },
  {
    id: 'webhooks.first-event-only',
    rule: 'HOOK-01',
    says: 'A webhook hears of the first event it names only.',
    decide: ({ messaging }) => {
      messaging.listens = ({ events }, event) => events[0] === event;
    },
  },
  {
    id: 'webhooks.old-url',
    rule: 'HOOK-05',
    says: 'A webhook whose url was changed goes on with the old one.',
    decide: keepingFirst(({ url }) => ({ url })),
  },
  {
    id: 'webhooks.old-template',
    rule: 'HOOK-05',
    says: 'A webhook whose template was changed goes on with the old one.',
    decide: keepingFirst(({ template }) => (template === undefined ? {} : { template })),
  },
];

const eventFaults: readonly Fault[] = [
  {
    id: 'webhooks.every-event',
    rule: 'HOOK-04',
    says: 'Webhooks hear of every event.',
    decide: ({ messaging }) => {
      messaging.listens = () => true;
    },
  },
  {
    id: 'webhooks.last-event-only',
    rule: 'HOOK-04',
    says: 'A webhook hears of the last event it names only.',
    decide: ({ messaging }) => {
      messaging.listens = ({ events }, event) => events.at(-1) === event;
    },
  },
  {
    id: 'webhooks.expired-as-rejected',
    rule: 'HOOK-04',
    says: 'An expired message is told as a rejected one.',
    decide: ({ messaging }) => {
      const { eventOfReport } = messaging;
      messaging.eventOfReport = (status) => (status === 'expired' ? 'REJECTED_DR' : eventOfReport(status));
    },
  },
  {
    id: 'webhooks.replies-as-opt-outs',
    rule: 'HOOK-04',
    says: 'Webhooks for opt-outs hear of every reply.',
    decide: ({ messaging }) => {
      const { listens } = messaging;
      messaging.listens = (webhook, event) =>
        listens(webhook, event) || (event === 'RECEIVED_SMS' && listens(webhook, 'OPT_OUT_SMS'));
    },
  },
  {
    id: 'webhooks.shared',
    rule: 'HOOK-06',
    says: 'All accounts have their webhooks together.',
    decide: ({ messaging }) => {
      const { keeperOf } = messaging;
      messaging.keeperOf = (account, kept) => (kept === 'webhooks' ? 'everybody' : keeperOf(account, kept));
    },
  },
  {
    id: 'webhooks.parents-hear-all',
    rule: 'HOOK-06',
    says: 'A sub-account has the webhooks of its parent.',
    decide: ({ messaging }) => {
      const { keeperOf } = messaging;
      messaging.keeperOf = (account, kept) =>
        keeperOf(kept === 'webhooks' ? (account.parent ?? account) : account, kept);
    },
  },
];

const templateFaults: readonly Fault[] = [
  {
    id: 'webhooks.id-added',
    rule: 'HOOK-02',
    says: 'Whatever the template says, an id is added.',
    notify: (letter) => [
      letter.kind === 'webhook' ? withMember(letter, 'notification_id', letter.id) : letter,
    ],
  },
  {
    id: 'webhooks.nested-dropped',
    rule: 'HOOK-02',
    says: 'Templates lose what is nested in them.',
    decide: ({ messaging }) => {
      const { render } = messaging;
      messaging.render = (...input) => {
        const text = render(...input);
        return text.replace(/\[.*\]/, '[]');
      };
    },
  },
  {
    id: 'webhooks.default-only',
    rule: 'HOOK-03',
    says: 'Webhooks send the default payload whatever their template says.',
    decide: ({ messaging }) => {
      const { letterTo } = messaging;
      messaging.letterTo = ({ template, ...webhook }, happening, decisions) =>
        letterTo(webhook, happening, decisions);
    },
  },
  {
    id: 'webhooks.one-template',
    rule: 'HOOK-03',
    says: 'All webhooks of an event send what the first one sends.',
    decide: ({ messaging }) => {
      const { letterTo } = messaging;
      const bodies = new Map<string, string>();
      messaging.letterTo = (webhook, happening, decisions) => {
        const letter = letterTo(webhook, happening, decisions);
        const body = bodies.get(happening.id) ?? letter.body;
        bodies.set(happening.id, body);
        return { ...letter, body };
      };
    },
  },
];

/** Deviations of custom webhooks. */
export const webhookFaults: readonly Fault[] = [...lifeFaults, ...eventFaults, ...templateFaults];
