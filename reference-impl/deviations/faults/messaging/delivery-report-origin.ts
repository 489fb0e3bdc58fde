import { DAY, HOUR } from '../../../kernel/duration.ts';
import { fault, faultsOf } from '../../fault.ts';
import { hasStatus, inLetters, type PushedReport, setting, toLetters, writing } from '../../operators/letters.ts';
import { firsts } from '../../operators/memory.ts';
import { reporting } from '../../operators/messages.ts';
import { around, decision, given, result } from '../../operators/messaging.ts';
import { inTwelveHours, inWeekYear } from '../../operators/written-dates.ts';

const accountOf = ({ vendor_account_id }: PushedReport): PushedReport => vendor_account_id as PushedReport;

const moved = (iso: unknown, by: number): string => new Date(Date.parse(iso as string) + by).toISOString();

/** Deviations in the content of delivery reports and how they are sent. */
export const faults = faultsOf({
  'DR-ID-01': {
    'dr.id-is-short': fault('The id of a delivery report is eight digits long.', {
      notify: setting(({ delivery_report_id }) => ({ delivery_report_id: String(delivery_report_id).slice(0, 8) })),
    }),
    'dr.one-id-for-all': fault('All reports of a message have the same id.', {
      notify: setting(({ message_id }) => ({ delivery_report_id: message_id })),
    }),
  },
  'DR-SRC-01': {
    'dr.source-is-sender': fault('The source number is the number that sent the message.', {
      notify: setting({ source_number: '+46700000099' }),
    }),
    'dr.source-without-plus': fault('The source number lacks its plus sign.', {
      notify: writing('source_number', (number) => number.slice(1)),
    }),
  },
  'DR-TEXT-01': {
    'dr.text-trimmed': fault('The reported text is trimmed.', {
      notify: writing('original_text', (text) => text.trim()),
    }),
    'dr.text-first-part': fault('Only the first part of a long text is reported.', {
      notify: writing('original_text', (text) => text.slice(0, 160)),
    }),
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
    'dr.vendor-per-account': fault('Each account has its own vendor id.', {
      notify: setting((report) => ({
        vendor_account_id: { ...accountOf(report), vendor_id: accountOf(report).account_id },
      })),
    }),
    'dr.account-is-parent': fault('Messages of a sub-account are reported for its parent.', {
      decide: reporting(({ message: { account } }, _body, vendor_id) => ({
        vendor_account_id: { vendor_id, account_id: (account.parent ?? account).id },
      })),
    }),
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
    'dr.metadata-once': fault('Only the last report of a message has metadata.', {
      notify: setting({ metadata: undefined }, hasStatus('enroute', 'submitted')),
    }),
    'dr.metadata-in-ascii': fault('Metadata loses its accents.', {
      notify: writing('metadata', (metadata) => JSON.parse(JSON.stringify(metadata).replace(/[^\0-\x7f]/gu, '?'))),
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
    'dr.callback-url-without-query': fault('The callback URL in a report lacks its query.', {
      notify: writing('callback_url', (url) => url.replace(/\?.*/, '')),
    }),
    'dr.callback-url-rewritten': fault('The callback URL in a report is written as a browser writes it.', {
      notify: writing('callback_url', (url) => new URL(url).href),
    }),
    'dr.callback-url-decoded': fault('The callback URL in a report is decoded.', {
      notify: writing('callback_url', decodeURIComponent),
    }),
  },
  'DR-DELAY-01': {
    'dr.delay-as-text': fault('A delay is given in words.', { notify: setting({ delay: 'none' }) }),
    'dr.delay-in-fractions': fault('A delay has a fraction of a second.', {
      decide: reporting(({ madeAt, message }) => ({ delay: (madeAt - message.submittedAt) / 1000 })),
    }),
  },
  'DR-DATE-01': {
    'dr.date-short': fault('Trailing zeros of milliseconds are dropped.', {
      notify: writing('date_received', (date) => date.replace(/(\.\d*[1-9])0+Z$/, '$1Z')),
    }),
    'dr.date-of-submission': fault('Every report is dated with the submission of its message.', {
      decide: given('reportBody', (report) => [{ ...report, madeAt: report.message.submittedAt }]),
    }),
    'dr.date-in-local-time': fault('Dates are in Swedish time but labelled as UTC.', {
      notify: writing('date_received', (date) => moved(date, HOUR)),
    }),
    'dr.date-in-week-years': fault('Dates have the year of their calendar week.', {
      notify: writing('date_received', inWeekYear),
    }),
    'dr.date-in-twelve-hours': fault('Dates have hours up to twelve.', {
      notify: writing('date_received', inTwelveHours),
    }),
    'dr.date-without-milliseconds': fault('Dates have no milliseconds.', {
      notify: writing('date_received', (date) => date.replace(/\.\d+Z$/, 'Z')),
    }),
  },
  'DR-DATE-02': {
    'dr.status-date-with-offset': fault('The date of the status is in Swedish time with an offset.', {
      notify: writing('submitted_date', (date) => moved(date, 2 * HOUR).replace('Z', '+02:00')),
    }),
    'dr.status-date-ahead': fault('The date of the status is later than the report.', {
      notify: setting(({ date_received }) => ({ submitted_date: moved(date_received, HOUR) })),
    }),
    'dr.status-date-of-the-day': fault('The date of the status has no time.', {
      notify: writing('submitted_date', (date) => date.slice(0, 10)),
    }),
    'dr.status-date-in-week-years': fault('The date of the status has the year of its calendar week.', {
      notify: writing('submitted_date', inWeekYear),
    }),
    'dr.status-date-in-twelve-hours': fault('The date of the status has an hour up to twelve.', {
      notify: writing('submitted_date', inTwelveHours),
    }),
    'dr.status-date-epoch': fault('The date of a failure is in 1970.', {
      notify: setting({ submitted_date: new Date(0).toISOString() }, hasStatus('failed')),
    }),
    'dr.status-date-of-the-submission': fault('The date of the status is that of the submission.', {
      decide: given('reportBody', (report) => [{ ...report, changedAt: report.message.submittedAt }]),
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
    'dr.billing-units-never': fault('Reports never have billing units.', {
      decide: result('reportBody', ({ billing_units: _, ...body }) => body),
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
