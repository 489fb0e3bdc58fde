import type { Decisions } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { around, decision } from './operators/decisions.ts';
import { inReports, setting } from './operators/letters.ts';

const HOUR = 3_600_000;

const isoOf = (instant: number): string => new Date(instant).toISOString();

const moved = (iso: unknown, by: number): string => isoOf(Date.parse(iso as string) + by);

/** Shows billing units by another rule. */
const billing =
  (change: (body: Record<string, unknown>, text: string) => Record<string, unknown>) =>
  ({ messaging }: Decisions): void => {
    const { reportBody } = messaging;
    messaging.reportBody = (report, vendorId) => change(reportBody(report, vendorId), report.message.content);
  };

/** Deviations in the dates and the charge that a report tells. */
export const faults = faultsOf({
  'DR-DATE-01': {
    'dr.date-short': fault('Zeros at the end of the milliseconds are left out where there are milliseconds at all.', {
      notify: setting(({ date_received }) => ({ date_received: (date_received as string).replace(/(\.\d*[1-9])0+Z$/, '$1Z') })),
    }),
    'dr.date-of-submission': fault('Every report is dated with the submission of its message.', {
      decide: around('messaging', 'reportBody', (reportBody) => (report, vendorId) => reportBody({ ...report, madeAt: report.message.submittedAt }, vendorId)),
    }),
    'dr.date-in-local-time': fault('The date is that of a clock in Sweden, written as if it were UTC.', {
      notify: setting(({ date_received }) => ({ date_received: moved(date_received, HOUR) })),
    }),
    'dr.date-without-milliseconds': fault('The date has full seconds only.', {
      notify: setting(({ date_received }) => ({ date_received: (date_received as string).replace(/\.\d+Z$/, 'Z') })),
    }),
  },
  'DR-DATE-02': {
    'dr.status-date-with-offset': fault('The date of the status is in Swedish time with its offset.', {
      notify: setting(({ submitted_date }) => ({ submitted_date: moved(submitted_date, 2 * HOUR).replace('Z', '+02:00') })),
    }),
    'dr.status-date-ahead': fault('The date of the status lies after the report.', {
      notify: setting(({ date_received }) => ({ submitted_date: moved(date_received, HOUR) })),
    }),
    'dr.status-date-of-the-day': fault('The date of the status is the day alone.', {
      notify: setting(({ submitted_date }) => ({ submitted_date: (submitted_date as string).slice(0, 10) })),
    }),
    'dr.status-date-epoch': fault('The date of a failure is 1970.', {
      notify: inReports((report) => (report.status === 'failed' ? { ...report, submitted_date: isoOf(0) } : report)),
    }),
  },
  'DR-BILL-01': {
    'dr.billing-units-always': fault('Reports have billing units for every account.', { decide: billing((body) => ({ billing_units: 1, ...body })) }),
    'dr.billing-units-never': fault('Reports have no billing units, whatever the account wants.', { decide: billing(({ billing_units: _, ...body }) => body) }),
    'dr.billing-units-in-fractions': fault('Billing units of a long text are not whole.', {
      decide: decision('messaging', 'billingUnitsOf', (text) => Math.max(1, text.length / 160)),
    }),
    'dr.billing-units-stay': fault('Reports go on having billing units after they were switched off.', {
      decide: ({ messaging }) => {
        let wereOn = false;
        const { reportBody } = messaging;
        messaging.reportBody = (report, vendorId) => {
          wereOn ||= report.billingUnits !== undefined;
          return reportBody(wereOn ? { ...report, billingUnits: report.billingUnits ?? 1 } : report, vendorId);
        };
      },
    }),
  },
});
