import type { ReportStatus } from '../../../messaging/message.ts';
import { changeStatus } from '../../../messaging/status-change.ts';
import { alternative, alternativesOf, asPublished } from '../../alternative.ts';
import { hasStatus, preceding, setting } from '../../operators/letters.ts';
import { inRule, instead, reporting, usually } from '../../operators/messaging.ts';

const SPACED = '2024-01-15T12:00:00.000';

/** The same instant with another designator of UTC. */
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
  'SIL-MSG-30': {
    'reports.revision': alternative('A delivery report has a member that counts how often it was written.', {
      decide: reporting(() => ({ revision: 1 })),
    }),
    'reports.without-the-deprecated': alternative(
      'A delivery report has no delay, and no metadata where its message had none.',
      {
        decide: reporting(({ message }, { metadata }) => ({
          delay: undefined,
          metadata: message.metadata ? metadata : undefined,
        })),
      },
    ),
    'reports.delay-in-seconds': alternative('A delay is the number of seconds since the message was submitted.', {
      decide: reporting(({ message, madeAt }) => ({ delay: Math.round((madeAt - message.submittedAt) / 1000) })),
    }),
    'reports.null-metadata': alternative('Where a message had no metadata, its reports say null.', {
      decide: reporting(({ message }) => (message.metadata ? {} : { metadata: null })),
    }),
    'reports.offset-for-z': alternative('Dates in UTC end in +00:00.', {
      notify: setting(({ date_received, submitted_date }) => ({
        date_received: withOffset(date_received),
        submitted_date: withOffset(submitted_date),
      })),
    }),
  },
  'SIL-MSG-31': {
    'reports.dated-at-the-handset': alternative(
      'The date of a delivered report is that at which the handset took the message, half a second before.',
      {
        decide: reporting(({ status, changedAt, message }) =>
          status === 'delivered'
            ? { submitted_date: new Date(Math.max(changedAt - 500, message.handedOverAt ?? 0)).toISOString() }
            : {},
        ),
      },
    ),
    'statuses.screened-first': alternative('Every message is held for screening first, and reported so.', {
      decide: reportedFirst('enroute', '151'),
    }),
    'statuses.delivered-alone': alternative(
      'A message that is delivered at once is reported delivered and nothing else.',
      { decide: usually('delivered 221') },
    ),
    'statuses.delivered-twice': asPublished('A message is reported delivered, and again as delivered to the handset.', {
      notify: preceding({ error_code: '220' }, hasStatus('delivered')),
    }),
  },
  'X-22': {
    'reports.billing-fixed-at-submission': alternative(
      'Whether reports show billing units is decided when their message is submitted.',
      {
        decide: (decisions) => {
          const shown = new Map<string, boolean>();
          instead('messageOf', (messageOf, id, account, item, now) => {
            shown.set(id, account.features.billingUnits);
            return messageOf(id, account, item, now);
          })(decisions);
          reporting(({ message }) => (shown.get(message.id) === false ? { billing_units: undefined } : {}))(decisions);
        },
      },
    ),
  },
  'SIL-MSG-31 SIL-MSG-25': {
    'statuses.enroute-first': alternative(
      'Every message is reported enroute as soon as it is accepted, whatever becomes of it.',
      { decide: reportedFirst('enroute', '101') },
    ),
  },
  'SIL-MSG-01 SIL-MSG-31 DR-ORDER-01': {
    'statuses.many-steps': asPublished(
      'A message is rerouted, then submitted, accepted and scheduled downstream before it is delivered.',
      {
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
    ),
  },
});
