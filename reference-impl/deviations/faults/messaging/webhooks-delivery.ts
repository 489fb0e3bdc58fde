import type { Letter } from '../../../kernel/outbox.ts';
import { fault, faultsOf } from '../../fault.ts';
import { around, decision, result } from '../../operators/decisions.ts';
import { toLetters } from '../../operators/letters.ts';
import { copyOf } from '../../operators/messages.ts';
import { alsoHearing, keepingFirst } from '../../operators/webhooks.ts';

/** Deviations in how webhooks are delivered and for which events. */
export const faults = faultsOf({
  'PUB-HOOK-DEFAULT-01': {
    'published-deliveries.numeric-delay': fault('The delay in the default payload is a number.', {
      notify: toLetters('webhook', ({ body }) => ({ body: body.replace('"delay":"0"', '"delay":0') })),
    }),
    'published-deliveries.opt-out-as-reply': fault('An opt-out has the id of a reply.', {
      notify: toLetters('webhook', ({ body }) => ({ body: body.replace('"notification_id"', '"reply_id"') })),
    }),
  },
  'PUB-HOOK-ENCODING-01': {
    'published-deliveries.always-json': fault('Every encoding is labelled as JSON.', {
      notify: toLetters('webhook', ({ headers }) => ({ headers: { ...headers, 'content-type': 'application/json' } })),
    }),
    'published-deliveries.json-inside': fault('Forms and XML contain JSON.', {
      decide: around('messaging', 'letterTo', (letterTo) => (webhook, ...rest) => ({
        ...letterTo(webhook, ...rest),
        body: letterTo({ ...webhook, encoding: 'JSON' }, ...rest).body,
      })),
    }),
  },
  'PUB-HOOK-HEADER-01': {
    'published-deliveries.headers-dropped': fault("A webhook's own headers are dropped.", {
      notify: toLetters('webhook', ({ headers }) => ({ headers: { 'content-type': headers['content-type'] ?? '' } })),
    }),
  },
  'PUB-HOOK-METHOD-01': {
    'published-deliveries.posted': fault('Every webhook is sent by POST.', {
      notify: toLetters('webhook', () => ({ method: 'POST' })),
    }),
    'published-deliveries.patch-as-put': fault('PATCH webhooks are sent by PUT.', {
      notify: toLetters('webhook', ({ method }) => (method === 'PATCH' ? { method: 'PUT' } : {})),
    }),
  },
  'PUB-PUSH-REPLY-01': {
    'published-deliveries.replies-with-reports': fault('Replies are pushed only for messages with delivery reports.', {
      decide: result('messaging', 'messageOf', (message) =>
        message.wantsReports ? message : copyOf(message, { callbackUrl: undefined }),
      ),
    }),
  },
  'PUB-PUSH-RETRY-01': {
    'published-deliveries.one-more': fault('A webhook is retried once too often.', {
      notify: toLetters('webhook', (letter) =>
        'retries' in letter ? ({ retries: Number(letter.retries) + 1 } as Partial<Letter>) : {},
      ),
    }),
    'published-deliveries.doubling': fault('The delays between retries of a webhook double.', {
      decide: result('delivery', 'nextDelay', (delay, attempt, { kind }) =>
        delay && kind === 'webhook' ? delay * 2 ** (attempt - 1) : delay,
      ),
    }),
    'published-deliveries.usual-delay': fault('Webhooks are always retried after 5 seconds.', {
      notify: toLetters('webhook', () => ({ retryDelay: 5000 }) as Partial<Letter>),
    }),
  },
  'PUB-PUSH-COUNT-01': {
    'published-deliveries.uncounted': fault('Every attempt claims to be the first.', {
      decide: decision('delivery', 'repeated', (letter) => letter),
    }),
    'published-deliveries.signature-of-the-first': fault('Retries carry the signature of the first attempt.', {
      decide: result('delivery', 'repeated', (again, { seal, body }) =>
        seal ? { ...again, seal: (parcel) => seal({ ...parcel, body }) } : again,
      ),
    }),
  },
  'PUB-PUSH-TIMEOUT-01': {
    'published-deliveries.endless-wait': fault('The read timeout of a webhook is ignored.', {
      notify: toLetters('webhook', () => ({ timeout: 20_000 })),
    }),
    'published-deliveries.hasty': fault('Every webhook times out after a third of a second.', {
      notify: toLetters('webhook', () => ({ timeout: 300 })),
    }),
  },
  'PUB-HOOK-EVENT-02': {
    'published-events.delivered-hears-submitted': fault('Webhooks for delivered messages get submitted ones too.', {
      decide: alsoHearing('SUBMITTED_DR', 'DELIVERED_DR'),
    }),
    'published-events.twice': fault('Webhooks get every event twice.', {
      notify: (letter) => (letter.kind === 'webhook' ? [letter, letter] : [letter]),
    }),
    'published-events.every-seventh-lost': fault('Some of many simultaneous events are lost.', {
      decide: around('messaging', 'listens', (listens) => {
        let count = 0;
        return (webhook, event) => {
          if (!listens(webhook, event)) return false;
          count += 1;
          return count % 7 !== 0;
        };
      }),
    }),
    'published-events.in-another-order': fault('The event for the submission has the previous status.', {
      decide: result('messaging', 'reportVariables', (variables) => {
        const status = String(variables.status);
        return { ...variables, status: { enroute: 'submitted', submitted: 'enroute' }[status] ?? status };
      }),
    }),
  },
  'PUB-HOOK-CHANGE-02': {
    'published-events.old-events': fault('A webhook keeps its old events after a change.', {
      decide: keepingFirst('events'),
    }),
    'published-events.old-encoding': fault('A webhook keeps its old encoding after a change.', {
      decide: keepingFirst('encoding'),
    }),
    'published-events.old-method': fault('A webhook keeps its old method after a change.', {
      decide: keepingFirst('method'),
    }),
    'published-events.old-headers': fault('A webhook keeps its old headers after a change.', {
      decide: keepingFirst('headers'),
    }),
  },
});
