import { DAY } from '../../../kernel/duration.ts';
import { fault, faultsOf } from '../../fault.ts';
import { hasStatus, inLetters, type PushedReport, setting, toLetters, writing } from '../../operators/letters.ts';
import { firsts } from '../../operators/memory.ts';
import { around, decision, given, reporting } from '../../operators/messaging.ts';
import { inTwelveHours, inWeekYear } from '../../operators/written-dates.ts';

const accountOf = ({ vendor_account_id }: PushedReport): PushedReport => vendor_account_id as PushedReport;

/** Deviations in the content of delivery reports and how they are sent. */
export const faults = faultsOf({
  'DR-TEXT-01': {
    'dr.text-of-short-line-ends': fault('Line ends of two characters become one in the reported text.', {
      notify: writing('original_text', (text) => text.replaceAll('\r\n', '\n')),
    }),
    'dr.text-escaped': fault('Angle brackets in the text are escaped.', {
      notify: writing('original_text', (text) => text.replaceAll('<', '&lt;')),
    }),
    'dr.text-in-latin': fault('Characters beyond Latin-1 become question marks.', {
      notify: writing('original_text', (text) => text.replace(/[^\0-\xff]/gu, '?')),
    }),
  },
  'DR-MSGID-01': {
    'dr.message-id-per-report': fault('Enroute reports have a different message id.', {
      notify: setting(({ delivery_report_id }) => ({ message_id: delivery_report_id }), hasStatus('enroute')),
    }),
    'dr.message-id-of-the-text': fault('Messages with the same text and number share one id.', {
      decide: around('reportBody', (reportBody, { duplicateKey }) => {
        const firstOf = firsts<string>();
        return (report, vendorId) => ({
          ...reportBody(report, vendorId),
          message_id: firstOf(duplicateKey(report.message), report.message.id),
        });
      }),
    }),
  },
  'DR-VENDOR-01': {
    'dr.vendor-of-the-year': fault('The vendor id changes with the year.', {
      notify: setting((report) => ({
        vendor_account_id: {
          ...accountOf(report),
          vendor_id: `${accountOf(report).vendor_id}-${(report.date_received as string).slice(0, 4)}`,
        },
      })),
    }),
  },
  'DR-META-01': {
    'dr.metadata-lost': fault('Reports of rejected messages have no metadata.', {
      notify: setting({ metadata: {} }, hasStatus('rejected')),
    }),
  },
  'DR-BODY-01': {
    'dr.by-put': fault('Reports are sent by PUT.', { notify: toLetters('delivery-report', () => ({ method: 'PUT' })) }),
    'dr.as-form': fault('Reports of failed messages are sent as a form.', {
      notify: inLetters((letter, report) => {
        if (report.status !== 'failed') return [letter];
        const headers = { ...letter.headers, 'content-type': 'application/x-www-form-urlencoded' };
        return [{ ...letter, headers, body: new URLSearchParams(report as Record<string, string>).toString() }];
      }),
    }),
    'dr.as-plain-text': fault('Reports are labelled text/plain.', {
      notify: toLetters('delivery-report', ({ headers }) => ({
        headers: { ...headers, 'content-type': 'text/plain' },
      })),
    }),
    'dr.vendor-as-text': fault('Vendor and account are combined into one text.', {
      notify: writing('vendor_account_id', JSON.stringify),
    }),
    'dr.without-date': fault('Reports of failed messages have no date_received.', {
      notify: setting({ date_received: undefined }, hasStatus('failed')),
    }),
  },
  'DR-CBURL-01': {
    'dr.callback-url-rewritten': fault('The callback URL in a report is written as a browser writes it.', {
      notify: writing('callback_url', (url) => new URL(url).href),
    }),
  },
  'DR-DELAY-01': {
    'dr.delay-in-fractions': fault('A delay has a fraction of a second.', {
      decide: reporting(({ madeAt, message }) => ({ delay: (madeAt - message.submittedAt) / 1000 })),
    }),
  },
  'DR-DATE-01': {
    'dr.date-short': fault('Trailing zeros of milliseconds are dropped.', {
      notify: writing('date_received', (date) => date.replace(/(\.\d*[1-9])0+Z$/, '$1Z')),
    }),
    'dr.date-in-week-years': fault('Dates have the year of their calendar week.', {
      notify: writing('date_received', inWeekYear),
    }),
    'dr.date-in-twelve-hours': fault('Dates have hours up to twelve.', {
      notify: writing('date_received', inTwelveHours),
    }),
  },
  'DR-DATE-02': {
    'dr.status-date-in-week-years': fault('The date of the status has the year of its calendar week.', {
      notify: writing('submitted_date', inWeekYear),
    }),
    'dr.status-date-in-twelve-hours': fault('The date of the status has an hour up to twelve.', {
      notify: writing('submitted_date', inTwelveHours),
    }),
    'dr.status-date-of-the-day-before': fault(
      'A status that changes on a later day than the submission has the date of the submission.',
      {
        decide: given('reportBody', (report) => [
          report.changedAt - report.message.submittedAt > DAY
            ? { ...report, changedAt: report.message.submittedAt }
            : report,
        ]),
      },
    ),
  },
  'DR-BILL-01': {
    'dr.billing-units-always': fault('Reports have billing units for every account.', {
      decide: reporting((_report, body) => ({ billing_units: body.billing_units ?? 1 })),
    }),
    'dr.billing-units-in-fractions': fault('Billing units of a long text have a fraction.', {
      decide: decision('billingUnitsOf', (text) => Math.max(1, text.length / 160)),
    }),
    'dr.billing-units-stay': fault('Reports keep their billing units after the feature is switched off.', {
      decide: around('reportBody', (reportBody) => {
        let wereOn = false;
        return (report, vendorId) => {
          wereOn ||= report.billingUnits !== undefined;
          return reportBody(wereOn ? { ...report, billingUnits: report.billingUnits ?? 1 } : report, vendorId);
        };
      }),
    }),
  },
});
