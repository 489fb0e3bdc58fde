import { changeStatus } from '../../../messaging/carrier/hand-over.ts';
import type { ReportStatus } from '../../../messaging/submit/message.ts';
import { alternativesOf, another, other } from '../../alternative.ts';
import { hasStatus, preceding, setting } from '../../operators/letters.ts';
import { inRule, instead, reporting, usually } from '../../operators/messaging.ts';

const SPACED = '2024-01-15T12:00:00.000';

const withOffset = (instant: unknown): unknown =>
  typeof instant === 'string' && instant.length > SPACED.length ? instant.replace('Z', '+00:00') : instant;

/** Reports each accepted message with a status before anything is decided about it. */
const reportedFirst = (status: ReportStatus, code: string) =>
  inRule('submitStages', 'apply', 'run', (run, submission) => {
    for (const message of submission.messages) changeStatus(submission.scope, message, status, code);
    return run(submission);
  });

/** Other permitted delivery reports, and other reports on the way of a message. */
export const alternatives = alternativesOf({
  'SIL-MSG-30 reports.revision': other('A delivery report has a member that counts how often it was written.', {
    decide: reporting(() => ({ revision: 1 })),
  }),
  'SIL-MSG-30 reports.without-the-deprecated': another({
    says: 'A delivery report has no delay, and no metadata unless its message had.',
    decide: reporting(({ message }, { metadata }) => ({
      delay: undefined,
      metadata: message.metadata ? metadata : undefined,
    })),
  }),
  'SIL-MSG-30 reports.delay-in-seconds': other('A delay is the number of seconds since the message was submitted.', {
    decide: reporting(({ message, madeAt }) => ({ delay: Math.round((madeAt - message.submittedAt) / 1000) })),
  }),
  'SIL-MSG-30 reports.null-metadata': other('Where a message had no metadata, its reports say null.', {
    decide: reporting(({ message }) => (message.metadata ? {} : { metadata: null })),
  }),
  'SIL-MSG-30 reports.offset-for-z': other('Dates in UTC end in +00:00.', {
    notify: setting(({ date_received, submitted_date }) => ({
      date_received: withOffset(date_received),
      submitted_date: withOffset(submitted_date),
    })),
  }),
  'SIL-MSG-31 reports.dated-at-the-handset': another({
    says: 'The date of a delivered report is that at which the handset took the message, half a second before.',
    decide: reporting(({ status, changedAt, message }) =>
      status === 'delivered'
        ? { submitted_date: new Date(Math.max(changedAt - 500, message.handedOverAt ?? 0)).toISOString() }
        : {},
    ),
  }),
  'SIL-MSG-31 statuses.screened-first': other('Every message is held for screening first, and reported so.', {
    decide: reportedFirst('enroute', '151'),
  }),
  'SIL-MSG-31 statuses.delivered-alone': another({
    says: 'A message that is delivered at once is reported delivered and nothing else.',
    decide: usually('delivered 221'),
  }),
  'SIL-MSG-31 statuses.delivered-twice': {
    says: 'A message is reported delivered, and again as delivered to the handset.',
    notify: preceding({ error_code: '220' }, hasStatus('delivered')),
  },
  'X-22 reports.billing-fixed-at-submission': other('Whether reports show billing units is decided at submission.', {
    decide: (decisions) => {
      const shown = new Map<string, boolean>();
      instead('messageOf', (messageOf, id, account, item, now) => {
        shown.set(id, account.features.billingUnits);
        return messageOf(id, account, item, now);
      })(decisions);
      reporting(({ message }) => (shown.get(message.id) === false ? { billing_units: undefined } : {}))(decisions);
    },
  }),
  'SIL-MSG-31 SIL-MSG-25 statuses.enroute-first': another({
    says: 'Every message is reported enroute as soon as it is accepted, whatever its outcome.',
    decide: reportedFirst('enroute', '101'),
  }),
  'SIL-MSG-01 SIL-MSG-31 DR-ORDER-01 statuses.many-steps': {
    says: 'A message is rerouted, then submitted, accepted and scheduled downstream before it is delivered.',
    decide: usually(
      'enroute 101',
      'submitted 200',
      'enroute 102',
      'submitted 200',
      'submitted 210',
      'submitted 213',
      'delivered 221',
    ),
  },
});
