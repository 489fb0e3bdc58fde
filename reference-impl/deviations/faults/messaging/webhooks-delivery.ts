import type { Letter } from '../../../kernel/outbox.ts';
import { fault, faultsOf } from '../../fault.ts';
import { result } from '../../operators/decisions.ts';
import { toLetters } from '../../operators/letters.ts';
import { copyOf } from '../../operators/messages.ts';

/** Deviations in how webhooks are delivered and for which events. */
export const faults = faultsOf({
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
    'published-deliveries.usual-delay': fault('Webhooks are always retried after 5 seconds.', {
      notify: toLetters('webhook', () => ({ retryDelay: 5000 }) as Partial<Letter>),
    }),
  },
  'PUB-PUSH-TIMEOUT-01': {
    'published-deliveries.endless-wait': fault('The read timeout of a webhook is ignored.', {
      notify: toLetters('webhook', () => ({ timeout: 20_000 })),
    }),
  },
  'PUB-HOOK-EVENT-02': {
    'published-events.in-another-order': fault('The event for the submission has the previous status.', {
      decide: result('messaging', 'reportVariables', (variables) => {
        const status = String(variables.status);
        return { ...variables, status: { enroute: 'submitted', submitted: 'enroute' }[status] ?? status };
      }),
    }),
  },
});
