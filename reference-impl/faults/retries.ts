import type { Fault } from './behaviour.ts';
import { noticing, taking, waiting, withMember } from './callback-slips.ts';

const answersOf = (isSuccess: (status: number) => boolean) =>
  taking((outcome) => 'status' in outcome && isSuccess(outcome.status));

const successFaults: readonly Fault[] = [
  {
    id: 'retries.only-200-counts',
    rule: 'CALLBACK-2XX-02',
    says: 'Only HTTP status 200 ends the delivery of a notification.',
    decide: ({ delivery }) => {
      delivery.isAccepted = (outcome) => 'status' in outcome && outcome.status === 200;
    },
  },
  {
    id: 'retries.registered-statuses-only',
    rule: 'CALLBACK-2XX-02',
    says: 'HTTP statuses above 226 count as failures.',
    decide: ({ delivery }) => {
      delivery.isAccepted = (outcome) =>
        'status' in outcome && outcome.status >= 200 && outcome.status <= 226;
    },
  },
  {
    id: 'retries.everything-twice',
    rule: 'CALLBACK-2XX-02',
    says: 'Every notification is sent a second time.',
    decide: ({ delivery }) => {
      const { isAccepted } = delivery;
      delivery.isAccepted = (outcome, attempt) => attempt > 1 && isAccepted(outcome, attempt);
    },
  },
];

const triggerFaults: readonly Fault[] = [
  {
    id: 'retries.never',
    rule: 'CALLBACK-RETRY-01',
    says: 'A notification that was not taken is lost.',
    decide: ({ delivery }) => {
      delivery.nextDelay = () => undefined;
    },
  },
  {
    id: 'retries.redirects-count',
    rule: 'CALLBACK-RETRY-01',
    says: 'A redirect counts as success.',
    decide: answersOf((status) => status >= 300 && status < 400),
  },
  {
    id: 'retries.mistakes-count',
    rule: 'CALLBACK-RETRY-01',
    says: 'HTTP statuses from 400 to 499 end the delivery of a notification.',
    decide: answersOf((status) => status >= 400 && status < 500),
  },
  {
    id: 'retries.gone-is-gone',
    rule: 'CALLBACK-RETRY-01',
    says: 'HTTP status 410 ends the delivery of a notification.',
    decide: answersOf((status) => status === 410),
  },
  {
    id: 'retries.unknown-statuses-count',
    rule: 'CALLBACK-RETRY-01',
    says: 'HTTP statuses from 600 on count as success.',
    decide: answersOf((status) => status >= 600),
  },
  {
    id: 'retries.statuses-only',
    rule: 'CALLBACK-RETRY-01',
    says: 'A notification that got no HTTP status is lost.',
    decide: taking((outcome) => 'error' in outcome),
  },
];

const waitFaults: readonly Fault[] = [
  {
    id: 'retries.steady',
    rule: 'CALLBACK-RETRY-02',
    says: 'Retries come every minute.',
    decide: waiting(() => 60_000),
  },
  {
    id: 'retries.slowly-growing',
    rule: 'CALLBACK-RETRY-02',
    says: 'The wait between retries grows by ten seconds from a minute on.',
    decide: waiting((attempt) => 50_000 + attempt * 10_000),
  },
  {
    id: 'retries.shrinking',
    rule: 'CALLBACK-RETRY-02',
    says: 'The wait between retries halves.',
    decide: waiting((attempt) => 3_600_000 / 2 ** attempt),
  },
  {
    id: 'retries.twice-only',
    rule: 'CALLBACK-RETRY-02',
    says: 'A notification is given up after two retries.',
    decide: ({ delivery }) => {
      const { nextDelay } = delivery;
      delivery.nextDelay = (attempt, letter) => (attempt <= 2 ? nextDelay(attempt, letter) : undefined);
    },
  },
];

const courseFaults: readonly Fault[] = [
  {
    id: 'retries.to-the-end',
    rule: 'CALLBACK-RETRY-03',
    says: 'Retries that have begun go on after a success.',
    decide: ({ delivery }) => {
      const { isAccepted } = delivery;
      delivery.isAccepted = (outcome, attempt) => attempt === 1 && isAccepted(outcome, attempt);
    },
  },
  {
    id: 'retries.under-another-id',
    rule: 'CALLBACK-RETRY-04',
    says: 'Every retry of a report has an id of its own.',
    decide: ({ delivery }) => {
      let count = 0;
      delivery.repeated = (letter) => {
        count += 1;
        const id = `${String(count).padStart(8, '0')}${letter.id.slice(8)}`;
        return letter.kind === 'delivery-report' ? withMember(letter, 'delivery_report_id', id) : letter;
      };
    },
  },
  {
    id: 'retries.other-code',
    rule: 'CALLBACK-RETRY-04',
    says: 'A retried report has report code 102.',
    decide: ({ delivery }) => {
      delivery.repeated = (letter) =>
        letter.kind === 'delivery-report' ? withMember(letter, 'error_code', '102') : letter;
    },
  },
  {
    id: 'retries.hold-up-others',
    rule: 'CALLBACK-RETRY-05',
    says: 'While one notification waits for its retry no other is made.',
    decide: (decisions) => {
      const { isReported } = decisions.messaging;
      let isHeldUp = false;
      noticing(decisions, () => {
        isHeldUp = true;
      });
      decisions.messaging.isReported = (message, status) => !isHeldUp && isReported(message, status);
    },
  },
  {
    id: 'retries.stop-the-message',
    rule: 'CALLBACK-RETRY-07',
    says: 'A message whose callback fails goes no further.',
    decide: (decisions) => {
      const { isFinal } = decisions.messaging;
      let hasFailed = false;
      noticing(decisions, () => {
        hasFailed = true;
      });
      decisions.messaging.isFinal = (status) => hasFailed || isFinal(status);
    },
  },
  {
    id: 'retries.one-id-per-message',
    rule: 'X-21',
    says: 'All reports on a message have the same id.',
    notify: (letter) => [
      letter.kind === 'delivery-report' ? withMember(letter, 'delivery_report_id', letter.order) : letter,
    ],
  },
  {
    id: 'retries.overtaken',
    rule: 'X-21',
    says: 'A report that waits for its retry is dropped.',
    decide: ({ delivery }) => {
      delivery.repeated = (letter) => ({ ...letter, url: new URL('/dropped', letter.url).href });
    },
  },
];

/** Deviations in how notifications are repeated. */
export const retryFaults: readonly Fault[] = [
  ...successFaults,
  ...triggerFaults,
  ...waitFaults,
  ...courseFaults,
];
