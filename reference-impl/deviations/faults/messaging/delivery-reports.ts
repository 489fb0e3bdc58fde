import { DAY } from '../../../kernel/time.ts';
import { fault, faultsOf } from '../../fault.ts';
import { hasStatus, inLetters, losingReports, preceding, setting, writing } from '../../operators/letters.ts';
import { firsts } from '../../operators/memory.ts';
import { around, discarding, given, onlyWhen, reporting } from '../../operators/messaging.ts';
import { inWeekYear } from '../../operators/texts.ts';

const as = (says: string, status: string, another: string) =>
  fault(says, { notify: setting({ status: another }, hasStatus(status)) });

/** Deviations in delivery reports: their content, how they are sent, their statuses and report codes. */
export const faults = faultsOf({
  'DR-TEXT-01 dr.text-of-short-line-ends': fault('Line ends of two characters become one in the reported text.', {
    notify: writing('original_text', (text) => text.replaceAll('\r\n', '\n')),
  }),
  'DR-TEXT-01 dr.text-escaped': fault('Angle brackets in the text are escaped.', {
    notify: writing('original_text', (text) => text.replaceAll('<', '&lt;')),
  }),
  'DR-MSGID-01 dr.message-id-per-report': fault('Enroute reports have a different message id.', {
    notify: setting(({ delivery_report_id }) => ({ message_id: delivery_report_id }), hasStatus('enroute')),
  }),
  'DR-MSGID-01 dr.message-id-of-the-text': fault('Messages with the same text and number share one id.', {
    decide: (decisions) => {
      const firstOf = firsts<string>();
      const { duplicateKey } = decisions.messaging;
      reporting(({ message }) => ({ message_id: firstOf(duplicateKey(message), message.id) }))(decisions);
    },
  }),
  'DR-VENDOR-01 dr.vendor-of-the-year': fault('The vendor id changes with the year.', {
    notify: setting(({ vendor_account_id, date_received }) => {
      const { vendor_id, ...account } = vendor_account_id as Record<string, unknown>;
      return { vendor_account_id: { ...account, vendor_id: `${vendor_id}-${String(date_received).slice(0, 4)}` } };
    }),
  }),
  'DR-META-01 dr.metadata-lost': fault('Reports of rejected messages have no metadata.', {
    notify: setting({ metadata: {} }, hasStatus('rejected')),
  }),
  'DR-BODY-01 dr.as-form': fault('Reports of failed messages are sent as a form.', {
    notify: inLetters((letter, report) => {
      if (report.status !== 'failed') return [letter];
      const headers = { ...letter.headers, 'content-type': 'application/x-www-form-urlencoded' };
      return [{ ...letter, headers, body: new URLSearchParams(report as Record<string, string>).toString() }];
    }),
  }),
  'DR-CBURL-01 dr.callback-url-rewritten': fault('The callback URL in a report is written as a browser writes it.', {
    notify: writing('callback_url', (url) => new URL(url).href),
  }),
  'DR-DELAY-01 dr.delay-in-fractions': fault('A delay has a fraction of a second.', {
    decide: reporting(({ madeAt, message }) => ({ delay: (madeAt - message.submittedAt) / 1000 })),
  }),
  'DR-DATE-01 dr.date-short': fault('Trailing zeros of milliseconds are dropped.', {
    notify: writing('date_received', (date) => date.replace(/(\.\d*[1-9])0+Z$/, '$1Z')),
  }),
  'DR-DATE-01 dr.date-in-week-years': fault('Dates have the year of their calendar week.', {
    notify: writing('date_received', inWeekYear),
  }),
  'DR-DATE-02 dr.status-date-in-week-years': fault('The date of the status has the year of its calendar week.', {
    notify: writing('submitted_date', inWeekYear),
  }),
  'DR-DATE-02 dr.status-date-of-the-day-before': fault('A status of a later day has the date of the submission.', {
    decide: given('reportBody', (report) => [
      report.changedAt - report.message.submittedAt > DAY
        ? { ...report, changedAt: report.message.submittedAt }
        : report,
    ]),
  }),
  'DR-BILL-01 dr.billing-units-stay': fault('Reports keep their billing units after the feature is switched off.', {
    decide: around('reportBody', (reportBody) => {
      let wereOn = false;
      return (report, vendorId) => {
        wereOn ||= report.billingUnits !== undefined;
        return reportBody(wereOn ? { ...report, billingUnits: report.billingUnits ?? 1 } : report, vendorId);
      };
    }),
  }),
  'DR-REJ-01 dr.blocked-as-failed': fault('Messages to blocked numbers are reported as failed.', {
    decide: discarding('destinationBlocked', { status: 'failed' }),
  }),
  'DR-FAIL-01 dr.no-route-as-undeliverable': fault('Messages without a route have report code 400.', {
    decide: discarding('noRoute', { code: '400' }),
  }),
  'DR-CODE-01 dr.code-as-number': fault('Report codes of failures are numbers.', {
    notify: writing('error_code', Number, hasStatus('failed')),
  }),
  'DR-CODE-01 dr.code-unknown': fault('Submitted messages have report code 201.', {
    notify: setting({ error_code: '201' }, hasStatus('submitted')),
  }),
  'DR-CODE-02 dr.code-in-tens': fault('Report codes lose their last digit.', {
    notify: writing('error_code', (code) => code.replace(/^21./, '210')),
  }),
  'DR-STATUS-01 dr.status-in-capitals': as('The status expired is in capitals.', 'expired', 'EXPIRED'),
  'DR-STATUS-01 dr.status-of-its-own': as('Failed messages are reported as undeliverable.', 'failed', 'undeliverable'),
  'DR-ENR-01 dr.enroute-untold': fault('The status enroute is never reported.', {
    notify: losingReports(hasStatus('enroute')),
  }),
  'DR-SUB-01 dr.submitted-without-carrier': {
    says: 'Messages without a route are reported as submitted before they fail.',
    notify: preceding({ status: 'submitted', error_code: '200' }, hasStatus('failed')),
  },
  'DR-SUB-01 dr.submitted-as-enroute': as('Submitted is reported as enroute.', 'submitted', 'enroute'),
  'DR-DLV-01 dr.delivered-at-hand-over': as(
    'A message counts as delivered as soon as the carrier accepts it.',
    'submitted',
    'delivered',
  ),
  'DR-EXP-01 dr.expires-although-delivered': fault('A delivered message still expires.', {
    decide: onlyWhen('isFinal', (status) => status !== 'delivered'),
  }),
  'DR-EXP-01 dr.expired-in-waiting-as-401': {
    says: 'A message that expires before it is submitted has report code 401.',
    notify: setting({ error_code: '401' }, ({ error_code }) => error_code === '320'),
  },
});
