import { alternativesOf } from '../../alternative.ts';
import { setting } from '../../operators/letters.ts';
import { instead, reporting } from '../../operators/messaging.ts';

const SPACED = '2024-01-15T12:00:00.000';

/** The same instant with another designator of UTC. */
const withOffset = (instant: unknown): unknown =>
  typeof instant === 'string' && instant.length > SPACED.length ? instant.replace('Z', '+00:00') : instant;

/** Other permitted delivery reports. */
export const alternatives = alternativesOf({
  'reports.revision': {
    rows: ['SIL-MSG-30'],
    says: 'A delivery report has a member that counts how often it was written.',
    target: { published: false },
    decide: reporting(() => ({ revision: 1 })),
  },
  'reports.without-the-deprecated': {
    rows: ['SIL-MSG-30'],
    says: 'A delivery report has no delay, and no metadata where its message had none.',
    target: { published: false },
    decide: reporting(({ message }) => ({ delay: undefined, ...(message.metadata ? {} : { metadata: undefined }) })),
  },
  'reports.delay-in-seconds': {
    rows: ['SIL-MSG-30'],
    says: 'A delay is the number of seconds since the message was submitted.',
    target: { published: false },
    decide: reporting(({ message, madeAt }) => ({ delay: Math.round((madeAt - message.submittedAt) / 1000) })),
  },
  'reports.null-metadata': {
    rows: ['SIL-MSG-30'],
    says: 'Where a message had no metadata, its reports say null.',
    target: { published: false },
    decide: reporting(({ message }) => (message.metadata ? {} : { metadata: null })),
  },
  'reports.offset-for-z': {
    rows: ['SIL-MSG-30'],
    says: 'Dates in UTC end in +00:00.',
    target: { published: false },
    notify: setting(({ date_received, submitted_date }) => ({
      date_received: withOffset(date_received),
      submitted_date: withOffset(submitted_date),
    })),
  },
  'reports.dated-at-the-handset': {
    rows: ['SIL-MSG-31'],
    says: 'The date of a delivered report is that at which the handset took the message, half a second before.',
    target: { published: false },
    decide: reporting(({ status, changedAt, message }) =>
      status === 'delivered'
        ? { submitted_date: new Date(Math.max(changedAt - 500, message.handedOverAt ?? 0)).toISOString() }
        : {},
    ),
  },
  'reports.billing-fixed-at-submission': {
    rows: ['X-22'],
    says: 'Whether reports show billing units is decided when their message is submitted.',
    target: { published: false },
    decide: (decisions) => {
      const shown = new Map<string, boolean>();
      instead('messageOf', (messageOf, id, account, item, now) => {
        shown.set(id, account.features.billingUnits);
        return messageOf(id, account, item, now);
      })(decisions);
      reporting(({ message }) => (shown.get(message.id) === false ? { billing_units: undefined } : {}))(decisions);
    },
  },
});
