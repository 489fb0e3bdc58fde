import type { Letter } from '../../kernel/outbox.ts';
import type { Outcome } from '../../kernel/post.ts';
import type { Decisions } from '../../worlds/behaviour.ts';
import { fault, faultsOf } from '../fault.ts';
import { around, decision } from '../operators/decisions.ts';

const answersOf = (isSuccess: (status: number) => boolean) => taking((outcome) => 'status' in outcome && isSuccess(outcome.status));

/** These outcomes of an attempt count as success too. */
const taking =
  (isTaken: (outcome: Outcome) => boolean) =>
  ({ delivery }: Decisions): void => {
    const { isAccepted } = delivery;
    delivery.isAccepted = (outcome, attempt) => isTaken(outcome) || isAccepted(outcome, attempt);
  };

/** Other waits than the documented ones, in milliseconds by the number of the failed attempt. */
const waiting =
  (delay: (attempt: number) => number) =>
  ({ delivery }: Decisions): void => {
    delivery.nextDelay = (attempt) => (attempt <= 12 ? delay(attempt) : undefined);
  };

/** Calls `failed` whenever a receiver does not take a letter. */
function noticing({ delivery }: Decisions, failed: () => void): void {
  const { isAccepted } = delivery;
  delivery.isAccepted = (outcome, attempt) => {
    const accepted = isAccepted(outcome, attempt);
    if (!accepted) failed();
    return accepted;
  };
}

/** A member of the JSON in a letter, put in the place of what is there. */
function withMember(letter: Letter, name: string, value: unknown): Letter {
  return { ...letter, body: JSON.stringify({ ...JSON.parse(letter.body), [name]: value }) };
}

/** TODO */
export const faults = faultsOf({
  'CALLBACK-2XX-02': {
    'retries.only-200-counts': fault('Only HTTP status 200 ends the delivery of a notification.', {
      decide: decision('delivery', 'isAccepted', (outcome) => 'status' in outcome && outcome.status === 200),
    }),
    'retries.registered-statuses-only': fault('HTTP statuses above 226 count as failures.', {
      decide: decision('delivery', 'isAccepted', (outcome) => 'status' in outcome && outcome.status >= 200 && outcome.status <= 226),
    }),
    'retries.everything-twice': fault('Every notification is sent a second time.', {
      decide: around('delivery', 'isAccepted', (isAccepted) => (outcome, attempt) => attempt > 1 && isAccepted(outcome, attempt)),
    }),
  },
  'CALLBACK-RETRY-01': {
    'retries.never': fault('A notification that was not taken is lost.', { decide: decision('delivery', 'nextDelay', () => undefined) }),
    'retries.redirects-count': fault('A redirect counts as success.', { decide: answersOf((status) => status >= 300 && status < 400) }),
    'retries.mistakes-count': fault('HTTP statuses from 400 to 499 end the delivery of a notification.', {
      decide: answersOf((status) => status >= 400 && status < 500),
    }),
    'retries.gone-is-gone': fault('HTTP status 410 ends the delivery of a notification.', { decide: answersOf((status) => status === 410) }),
    'retries.unknown-statuses-count': fault('HTTP statuses from 600 on count as success.', { decide: answersOf((status) => status >= 600) }),
    'retries.statuses-only': fault('A notification that got no HTTP status is lost.', { decide: taking((outcome) => 'error' in outcome) }),
  },
  'CALLBACK-RETRY-02': {
    'retries.steady': fault('Retries come every minute.', { decide: waiting(() => 60_000) }),
    'retries.slowly-growing': fault('The wait between retries grows by ten seconds from a minute on.', {
      decide: waiting((attempt) => 50_000 + attempt * 10_000),
    }),
    'retries.shrinking': fault('The wait between retries halves.', { decide: waiting((attempt) => 3_600_000 / 2 ** attempt) }),
    'retries.twice-only': fault('A notification is given up after two retries.', {
      decide: around('delivery', 'nextDelay', (nextDelay) => (attempt, letter) => (attempt <= 2 ? nextDelay(attempt, letter) : undefined)),
    }),
  },
  'CALLBACK-RETRY-03': {
    'retries.to-the-end': fault('Retries that have begun go on after a success.', {
      decide: around('delivery', 'isAccepted', (isAccepted) => (outcome, attempt) => attempt === 1 && isAccepted(outcome, attempt)),
    }),
  },
  'CALLBACK-RETRY-04': {
    'retries.under-another-id': fault('Every retry of a report has an id of its own.', {
      decide: ({ delivery }) => {
        let count = 0;
        delivery.repeated = (letter) => {
          count += 1;
          const id = `${String(count).padStart(8, '0')}${letter.id.slice(8)}`;
          return letter.kind === 'delivery-report' ? withMember(letter, 'delivery_report_id', id) : letter;
        };
      },
    }),
    'retries.other-code': fault('A retried report has report code 102.', {
      decide: decision('delivery', 'repeated', (letter) => (letter.kind === 'delivery-report' ? withMember(letter, 'error_code', '102') : letter)),
    }),
  },
  'CALLBACK-RETRY-05': {
    'retries.hold-up-others': fault('While one notification waits for its retry no other is made.', {
      decide: (decisions) => {
        const { isReported } = decisions.messaging;
        let isHeldUp = false;
        noticing(decisions, () => {
          isHeldUp = true;
        });
        decisions.messaging.isReported = (message, status) => !isHeldUp && isReported(message, status);
      },
    }),
  },
  'CALLBACK-RETRY-07': {
    'retries.stop-the-message': fault('A message whose callback fails goes no further.', {
      decide: (decisions) => {
        const { isFinal } = decisions.messaging;
        let hasFailed = false;
        noticing(decisions, () => {
          hasFailed = true;
        });
        decisions.messaging.isFinal = (status) => hasFailed || isFinal(status);
      },
    }),
  },
  'X-21': {
    'retries.one-id-per-message': fault('All reports on a message have the same id.', {
      notify: (letter) => [letter.kind === 'delivery-report' ? withMember(letter, 'delivery_report_id', letter.order) : letter],
    }),
    'retries.overtaken': fault('A report that waits for its retry is dropped.', {
      decide: decision('delivery', 'repeated', (letter) => ({ ...letter, url: new URL('/dropped', letter.url).href })),
    }),
  },
});
