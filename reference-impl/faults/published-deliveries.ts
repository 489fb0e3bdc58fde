import type { Letter } from '../kernel/outbox.ts';
import type { Fault } from './behaviour.ts';

/** Changes the letters of webhooks. */
const webhooks =
  (change: (letter: Letter) => Letter): NonNullable<Fault['notify']> =>
  (letter) => [letter.kind === 'webhook' ? change(letter) : letter];

const called = (letter: Letter, type: string): Letter => ({
  ...letter,
  headers: { ...letter.headers, 'content-type': type },
});

const sentFaults: readonly Fault[] = [
  {
    id: 'published-deliveries.numeric-delay',
    rule: 'PUB-HOOK-DEFAULT-01',
    says: 'The delay in the default payload is a number.',
    notify: webhooks((letter) => ({ ...letter, body: letter.body.replace('"delay":"0"', '"delay":0') })),
  },
  {
    id: 'published-deliveries.opt-out-as-reply',
    rule: 'PUB-HOOK-DEFAULT-01',
    says: 'An opt-out is told with the id of a reply.',
    notify: webhooks((letter) => ({
      ...letter,
      body: letter.body.replace('"notification_id"', '"reply_id"'),
    })),
  },
  {
    id: 'published-deliveries.always-json',
    rule: 'PUB-HOOK-ENCODING-01',
    says: 'Whatever the encoding, it is called JSON.',
    notify: webhooks((letter) => called(letter, 'application/json')),
  },
  {
    id: 'published-deliveries.json-inside',
    rule: 'PUB-HOOK-ENCODING-01',
    says: 'Forms and XML have JSON inside.',
    decide: ({ messaging }) => {
      const { letterTo } = messaging;
      messaging.letterTo = (webhook, ...rest) => {
        const letter = letterTo(webhook, ...rest);
        return { ...letter, body: letterTo({ ...webhook, encoding: 'JSON' }, ...rest).body };
      };
    },
  },
  {
    id: 'published-deliveries.headers-dropped',
    rule: 'PUB-HOOK-HEADER-01',
    says: "A webhook's own headers are dropped.",
    notify: webhooks((letter) => ({
      ...letter,
      headers: { 'content-type': letter.headers['content-type'] ?? '' },
    })),
  },
  {
    id: 'published-deliveries.posted',
    rule: 'PUB-HOOK-METHOD-01',
    says: 'Every webhook comes by POST.',
    notify: webhooks((letter) => ({ ...letter, method: 'POST' })),
  },
  {
    id: 'published-deliveries.patch-as-put',
    rule: 'PUB-HOOK-METHOD-01',
    says: 'A webhook that should come by PATCH comes by PUT.',
    notify: webhooks((letter) => ({ ...letter, method: letter.method === 'PATCH' ? 'PUT' : letter.method })),
  },
  {
    id: 'published-deliveries.replies-with-reports',
    rule: 'PUB-PUSH-REPLY-01',
    says: 'Replies are pushed for messages with delivery reports only.',
    decide: ({ messaging }) => {
      const { messageOf } = messaging;
      messaging.messageOf = (...input) => {
        const message = messageOf(...input);
        return message.wantsReports ? message : Object.assign(message, { callbackUrl: undefined });
      };
    },
  },
];

const repeatFaults: readonly Fault[] = [
  {
    id: 'published-deliveries.one-more',
    rule: 'PUB-PUSH-RETRY-01',
    says: 'A webhook is sent once more than it asks for.',
    notify: webhooks((letter) =>
      'retries' in letter ? ({ ...letter, retries: Number(letter.retries) + 1 } as Letter) : letter,
    ),
  },
  {
    id: 'published-deliveries.doubling',
    rule: 'PUB-PUSH-RETRY-01',
    says: 'The delays between repetitions of a webhook double.',
    decide: ({ delivery }) => {
      const { nextDelay } = delivery;
      delivery.nextDelay = (attempt, letter) => {
        const delay = nextDelay(attempt, letter);
        return delay !== undefined && letter.kind === 'webhook' ? delay * 2 ** (attempt - 1) : delay;
      };
    },
  },
  {
    id: 'published-deliveries.usual-delay',
    rule: 'PUB-PUSH-RETRY-01',
    says: 'Webhooks are repeated after 5 seconds, whatever they say.',
    notify: webhooks((letter) => ({ ...letter, retryDelay: 5000 }) as Letter),
  },
  {
    id: 'published-deliveries.uncounted',
    rule: 'PUB-PUSH-COUNT-01',
    says: 'Every attempt says that it is the first.',
    decide: ({ delivery }) => {
      delivery.repeated = (letter) => letter;
    },
  },
  {
    id: 'published-deliveries.signature-of-the-first',
    rule: 'PUB-PUSH-COUNT-01',
    says: 'Repetitions carry the signature of the first attempt.',
    decide: ({ delivery }) => {
      const { repeated } = delivery;
      delivery.repeated = (letter) => {
        const { seal } = letter;
        const again = repeated(letter);
        return seal ? { ...again, seal: (parcel) => seal({ ...parcel, body: letter.body }) } : again;
      };
    },
  },
  {
    id: 'published-deliveries.endless-wait',
    rule: 'PUB-PUSH-TIMEOUT-01',
    says: 'Every webhook is waited for as long as any.',
    notify: webhooks((letter) => ({ ...letter, timeout: 20_000 })),
  },
  {
    id: 'published-deliveries.hasty',
    rule: 'PUB-PUSH-TIMEOUT-01',
    says: 'No webhook is waited for longer than a third of a second.',
    notify: webhooks((letter) => ({ ...letter, timeout: 300 })),
  },
];

/** Deviations from what is published of how webhooks are delivered. */
export const publishedDeliveryFaults: readonly Fault[] = [...sentFaults, ...repeatFaults];
