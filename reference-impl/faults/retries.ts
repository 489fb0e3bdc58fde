import { noticing, taking, waiting, withMember } from './callback-slips.ts';
import { fault, faultsOf } from './fault.ts';
import { around, decision } from './operators/decisions.ts';

const answersOf = (isSuccess: (status: number) => boolean) => taking((outcome) => 'status' in outcome && isSuccess(outcome.status));

const successFaults = faultsOf({
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
});

const triggerFaults = faultsOf({
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
});

const waitFaults = faultsOf({
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
});

const courseFaults = faultsOf({
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

/** Deviations in how notifications are repeated. */
export const faults = [...successFaults, ...triggerFaults, ...waitFaults, ...courseFaults];
