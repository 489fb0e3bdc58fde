import type { Letter } from '../kernel/outbox.ts';
import type { Fault } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { around, decision } from './operators/decisions.ts';

/** Changes the letters of webhooks. */
const webhooks =
  (change: (letter: Letter) => Letter): NonNullable<Fault['notify']> =>
  (letter) => [letter.kind === 'webhook' ? change(letter) : letter];

const called = (letter: Letter, type: string): Letter => ({
  ...letter,
  headers: { ...letter.headers, 'content-type': type },
});

const sentFaults = faultsOf({
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
});

const repeatFaults = faultsOf({
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
});

/** Deviations from what is published of how webhooks are delivered. */
export const faults = [...sentFaults, ...repeatFaults];
