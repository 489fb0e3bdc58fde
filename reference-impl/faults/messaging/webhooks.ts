import type { Letter } from '../../kernel/outbox.ts';
import type { MessagingDecisions } from '../../messaging/decisions.ts';
import type { Webhook } from '../../messaging/webhook.ts';
import { fault, faultsOf } from '../fault.ts';
import { around, decision } from '../operators/decisions.ts';

/** Webhooks keep some members as they were when they told something, or were passed over, for the first time. */
const keepingFirst =
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

/** A member of the JSON in a letter, put in the place of what is there. */
function withMember(letter: Letter, name: string, value: unknown): Letter {
  return { ...letter, body: JSON.stringify({ ...JSON.parse(letter.body), [name]: value }) };
}

/** TODO */
export const faults = faultsOf({
  'HOOK-01': {
    'webhooks.undying': fault('A deleted webhook stays and goes on.', { decide: decision('messaging', 'forget', () => undefined) }),
    'webhooks.unlisted': fault('The list of webhooks is always empty.', {
      reply: (reply, { operation }) =>
        operation === 'webhooks.list' && reply.status === 200 ? { ...reply, body: { ...(reply.body as object), pageData: [] } } : reply,
    }),
    'webhooks.unchangeable': fault('A webhook cannot be changed.', {
      reply: (reply, { operation }) => (operation === 'webhooks.change' ? { status: 405, body: { message: 'Not allowed.' } } : reply),
    }),
    'webhooks.first-event-only': fault('A webhook hears of the first event it names only.', {
      decide: decision('messaging', 'listens', ({ events }, event) => events[0] === event),
    }),
  },
  'HOOK-05': {
    'webhooks.old-url': fault('A webhook whose url was changed goes on with the old one.', { decide: keepingFirst(({ url }) => ({ url })) }),
    'webhooks.old-template': fault('A webhook whose template was changed goes on with the old one.', {
      decide: keepingFirst(({ template }) => (template === undefined ? {} : { template })),
    }),
  },
  'HOOK-04': {
    'webhooks.every-event': fault('Webhooks hear of every event.', { decide: decision('messaging', 'listens', () => true) }),
    'webhooks.last-event-only': fault('A webhook hears of the last event it names only.', {
      decide: decision('messaging', 'listens', ({ events }, event) => events.at(-1) === event),
    }),
    'webhooks.expired-as-rejected': fault('An expired message is told as a rejected one.', {
      decide: around('messaging', 'eventOfReport', (eventOfReport) => (status) => (status === 'expired' ? 'REJECTED_DR' : eventOfReport(status))),
    }),
    'webhooks.replies-as-opt-outs': fault('Webhooks for opt-outs hear of every reply.', {
      decide: around(
        'messaging',
        'listens',
        (listens) => (webhook, event) => listens(webhook, event) || (event === 'RECEIVED_SMS' && listens(webhook, 'OPT_OUT_SMS')),
      ),
    }),
  },
  'HOOK-06': {
    'webhooks.shared': fault('All accounts have their webhooks together.', {
      decide: around('messaging', 'keeperOf', (keeperOf) => (account, kept) => (kept === 'webhooks' ? 'everybody' : keeperOf(account, kept))),
    }),
    'webhooks.parents-hear-all': fault('A sub-account has the webhooks of its parent.', {
      decide: around('messaging', 'keeperOf', (keeperOf) => (account, kept) => keeperOf(kept === 'webhooks' ? (account.parent ?? account) : account, kept)),
    }),
  },
  'HOOK-02': {
    'webhooks.id-added': fault('Whatever the template says, an id is added.', {
      notify: (letter) => [letter.kind === 'webhook' ? withMember(letter, 'notification_id', letter.id) : letter],
    }),
    'webhooks.nested-dropped': fault('Templates lose what is nested in them.', {
      decide: around('messaging', 'render', (render) => (...input) => {
        const text = render(...input);
        return text.replace(/\[.*\]/, '[]');
      }),
    }),
  },
  'HOOK-03': {
    'webhooks.default-only': fault('Webhooks send the default payload whatever their template says.', {
      decide: around(
        'messaging',
        'letterTo',
        (letterTo) =>
          ({ template, ...webhook }, happening, decisions) =>
            letterTo(webhook, happening, decisions),
      ),
    }),
    'webhooks.one-template': fault('All webhooks of an event send what the first one sends.', {
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
    }),
  },
});
