import type { Letter } from '../../kernel/outbox.ts';
import type { MessagingDecisions } from '../../messaging/decisions.ts';
import type { Webhook } from '../../messaging/webhook.ts';
import type { Fault } from '../../worlds/behaviour.ts';
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

/** Changes the letters of webhooks. */
const webhooks =
  (change: (letter: Letter) => Letter): NonNullable<Fault['notify']> =>
  (letter) => [letter.kind === 'webhook' ? change(letter) : letter];

const called = (letter: Letter, type: string): Letter => ({
  ...letter,
  headers: { ...letter.headers, 'content-type': type },
});

/** Webhooks lose each letter that `isLost` picks by its number, from 1. */
const losing =
  (isLost: (count: number) => boolean): NonNullable<Fault['decide']> =>
  ({ messaging }) => {
    const { listens } = messaging;
    let count = 0;
    messaging.listens = (...input) => {
      if (!listens(...input)) return false;
      count += 1;
      return !isLost(count);
    };
  };

/** TODO */
export const faults = faultsOf({
  'PUB-HOOK-DEFAULT-01': {
    'published-deliveries.numeric-delay': fault('The delay in the default payload is a number.', {
      notify: webhooks((letter) => ({ ...letter, body: letter.body.replace('"delay":"0"', '"delay":0') })),
    }),
    'published-deliveries.opt-out-as-reply': fault('An opt-out is told with the id of a reply.', {
      notify: webhooks((letter) => ({ ...letter, body: letter.body.replace('"notification_id"', '"reply_id"') })),
    }),
  },
  'PUB-HOOK-ENCODING-01': {
    'published-deliveries.always-json': fault('Whatever the encoding, it is called JSON.', {
      notify: webhooks((letter) => called(letter, 'application/json')),
    }),
    'published-deliveries.json-inside': fault('Forms and XML have JSON inside.', {
      decide: around('messaging', 'letterTo', (letterTo) => (webhook, ...rest) => {
        const letter = letterTo(webhook, ...rest);
        return { ...letter, body: letterTo({ ...webhook, encoding: 'JSON' }, ...rest).body };
      }),
    }),
  },
  'PUB-HOOK-HEADER-01': {
    'published-deliveries.headers-dropped': fault("A webhook's own headers are dropped.", {
      notify: webhooks((letter) => ({ ...letter, headers: { 'content-type': letter.headers['content-type'] ?? '' } })),
    }),
  },
  'PUB-HOOK-METHOD-01': {
    'published-deliveries.posted': fault('Every webhook comes by POST.', { notify: webhooks((letter) => ({ ...letter, method: 'POST' })) }),
    'published-deliveries.patch-as-put': fault('A webhook that should come by PATCH comes by PUT.', {
      notify: webhooks((letter) => ({ ...letter, method: letter.method === 'PATCH' ? 'PUT' : letter.method })),
    }),
  },
  'PUB-PUSH-REPLY-01': {
    'published-deliveries.replies-with-reports': fault('Replies are pushed for messages with delivery reports only.', {
      decide: around('messaging', 'messageOf', (messageOf) => (...input) => {
        const message = messageOf(...input);
        return message.wantsReports ? message : Object.assign(message, { callbackUrl: undefined });
      }),
    }),
  },
  'PUB-PUSH-RETRY-01': {
    'published-deliveries.one-more': fault('A webhook is sent once more than it asks for.', {
      notify: webhooks((letter) => ('retries' in letter ? ({ ...letter, retries: Number(letter.retries) + 1 } as Letter) : letter)),
    }),
    'published-deliveries.doubling': fault('The delays between repetitions of a webhook double.', {
      decide: around('delivery', 'nextDelay', (nextDelay) => (attempt, letter) => {
        const delay = nextDelay(attempt, letter);
        return delay !== undefined && letter.kind === 'webhook' ? delay * 2 ** (attempt - 1) : delay;
      }),
    }),
    'published-deliveries.usual-delay': fault('Webhooks are repeated after 5 seconds, whatever they say.', {
      notify: webhooks((letter) => ({ ...letter, retryDelay: 5000 }) as Letter),
    }),
  },
  'PUB-PUSH-COUNT-01': {
    'published-deliveries.uncounted': fault('Every attempt says that it is the first.', { decide: decision('delivery', 'repeated', (letter) => letter) }),
    'published-deliveries.signature-of-the-first': fault('Repetitions carry the signature of the first attempt.', {
      decide: around('delivery', 'repeated', (repeated) => (letter) => {
        const { seal } = letter;
        const again = repeated(letter);
        return seal ? { ...again, seal: (parcel) => seal({ ...parcel, body: letter.body }) } : again;
      }),
    }),
  },
  'PUB-PUSH-TIMEOUT-01': {
    'published-deliveries.endless-wait': fault('Every webhook is waited for as long as any.', {
      notify: webhooks((letter) => ({ ...letter, timeout: 20_000 })),
    }),
    'published-deliveries.hasty': fault('No webhook is waited for longer than a third of a second.', {
      notify: webhooks((letter) => ({ ...letter, timeout: 300 })),
    }),
  },
  'PUB-HOOK-EVENT-02': {
    'published-events.delivered-hears-submitted': fault('Webhooks for delivered messages hear of submitted ones too.', {
      decide: around(
        'messaging',
        'listens',
        (listens) => (webhook, event) => listens(webhook, event) || (event === 'SUBMITTED_DR' && listens(webhook, 'DELIVERED_DR')),
      ),
    }),
    'published-events.twice': fault('Webhooks hear of everything twice.', { notify: (letter) => (letter.kind === 'webhook' ? [letter, letter] : [letter]) }),
    'published-events.every-seventh-lost': fault('When much happens at once, some of it is not told.', { decide: losing((count) => count % 7 === 0) }),
    'published-events.in-another-order': fault('The submission is told with the status before it.', {
      decide: ({ messaging }) => {
        const { reportVariables } = messaging;
        const OTHER: Readonly<Record<string, string>> = { enroute: 'submitted', submitted: 'enroute' };
        messaging.reportVariables = (...input) => {
          const variables = reportVariables(...input);
          const status = String(variables.status);
          return { ...variables, status: OTHER[status] ?? status };
        };
      },
    }),
  },
  'PUB-HOOK-CHANGE-02': {
    'published-events.old-events': fault('A webhook whose events were changed goes on with the old ones.', {
      decide: ({ messaging }) => {
        const { listens, isTaken } = messaging;
        const first = new Map<string, Parameters<typeof listens>[0]>();
        messaging.isTaken = (webhooks, wanted) => {
          const webhook = wanted as Parameters<typeof listens>[0];
          if (!first.has(wanted.id)) first.set(wanted.id, webhook);
          return isTaken(webhooks, wanted);
        };
        messaging.listens = (webhook, event) => listens(first.get(webhook.id) ?? webhook, event);
      },
    }),
    'published-events.old-encoding': fault('A webhook whose encoding was changed goes on with the old one.', {
      decide: keepingFirst(({ encoding }) => ({ encoding })),
    }),
    'published-events.old-method': fault('A webhook whose method was changed goes on with the old one.', {
      decide: keepingFirst(({ method }) => ({ method })),
    }),
    'published-events.old-headers': fault('A webhook whose headers were changed goes on with the old ones.', {
      decide: keepingFirst(({ headers }) => ({ headers })),
    }),
  },
});
