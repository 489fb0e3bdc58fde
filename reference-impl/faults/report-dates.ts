import type { Decisions, Fault } from './behaviour.ts';
import { inReports, setting } from './pushed-reports.ts';

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
export const reportDateFaults: readonly Fault[] = [
  {
    id: 'dr.date-short',
    rule: 'DR-DATE-01',
    says: 'Zeros at the end of the milliseconds are left out where there are milliseconds at all.',
    notify: setting(({ date_received }) => ({
      date_received: (date_received as string).replace(/(\.\d*[1-9])0+Z$/, '$1Z'),
    })),
  },
  {
    id: 'dr.date-of-submission',
    rule: 'DR-DATE-01',
    says: 'Every report is dated with the submission of its message.',
    decide: ({ messaging }) => {
      const { reportBody } = messaging;
      messaging.reportBody = (report, vendorId) =>
        reportBody({ ...report, madeAt: report.message.submittedAt }, vendorId);
    },
  },
  {
    id: 'dr.date-in-local-time',
    rule: 'DR-DATE-01',
    says: 'The date is that of a clock in Sweden, written as if it were UTC.',
    notify: setting(({ date_received }) => ({ date_received: moved(date_received, HOUR) })),
  },
  {
    id: 'dr.date-without-milliseconds',
    rule: 'DR-DATE-01',
    says: 'The date has full seconds only.',
    notify: setting(({ date_received }) => ({
      date_received: (date_received as string).replace(/\.\d+Z$/, 'Z'),
    })),
  },
  {
    id: 'dr.status-date-with-offset',
    rule: 'DR-DATE-02',
    says: 'The date of the status is in Swedish time with its offset.',
    notify: setting(({ submitted_date }) => ({
      submitted_date: moved(submitted_date, 2 * HOUR).replace('Z', '+02:00'),
    })),
  },
  {
    id: 'dr.status-date-ahead',
    rule: 'DR-DATE-02',
    says: 'The date of the status lies after the report.',
    notify: setting(({ date_received }) => ({ submitted_date: moved(date_received, HOUR) })),
  },
  {
    id: 'dr.status-date-of-the-day',
    rule: 'DR-DATE-02',
    says: 'The date of the status is the day alone.',
    notify: setting(({ submitted_date }) => ({ submitted_date: (submitted_date as string).slice(0, 10) })),
  },
  {
    id: 'dr.status-date-epoch',
    rule: 'DR-DATE-02',
    says: 'The date of a failure is 1970.',
    notify: inReports((report) =>
      report.status === 'failed' ? { ...report, submitted_date: isoOf(0) } : report,
    ),
  },
  {
    id: 'dr.billing-units-always',
    rule: 'DR-BILL-01',
    says: 'Reports have billing units for every account.',
    decide: billing((body) => ({ billing_units: 1, ...body })),
  },
  {
    id: 'dr.billing-units-never',
    rule: 'DR-BILL-01',
    says: 'Reports have no billing units, whatever the account wants.',
    decide: billing(({ billing_units: _, ...body }) => body),
  },
  {
    id: 'dr.billing-units-in-fractions',
    rule: 'DR-BILL-01',
    says: 'Billing units of a long text are not whole.',
    decide: ({ messaging }) => {
      messaging.billingUnitsOf = (text) => Math.max(1, text.length / 160);
    },
  },
  {
    id: 'dr.billing-units-stay',
    rule: 'DR-BILL-01',
    says: 'Reports go on having billing units after they were switched off.',
    decide: ({ messaging }) => {
      let wereOn = false;
      const { reportBody } = messaging;
      messaging.reportBody = (report, vendorId) => {
        wereOn ||= report.billingUnits !== undefined;
        return reportBody(wereOn ? { ...report, billingUnits: report.billingUnits ?? 1 } : report, vendorId);
      };
    },
  },
];
