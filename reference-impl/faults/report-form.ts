import type { Fault } from './behaviour.ts';
import { hasStatus, inLetters, setting } from './pushed-reports.ts';

/** Deviations in the form of a report on the wire. */
export const reportFormFaults: readonly Fault[] = [
  {
    id: 'dr.by-put',
    rule: 'DR-BODY-01',
    says: 'Reports are PUT.',
    notify: inLetters((letter) => [{ ...letter, method: 'PUT' }]),
  },
  {
    id: 'dr.as-form',
    rule: 'DR-BODY-01',
    says: 'Reports of failed messages come as a form.',
    notify: inLetters((letter, report) => {
      if (report.status !== 'failed') return [letter];
      const headers = { ...letter.headers, 'content-type': 'application/x-www-form-urlencoded' };
      const body = new URLSearchParams(report as Record<string, string>).toString();
      return [{ ...letter, headers, body }];
    }),
  },
  {
    id: 'dr.as-plain-text',
    rule: 'DR-BODY-01',
    says: 'Reports are labelled text/plain.',
    notify: inLetters((letter) => [
      { ...letter, headers: { ...letter.headers, 'content-type': 'text/plain' } },
    ]),
  },
  {
    id: 'dr.vendor-as-text',
    rule: 'DR-BODY-01',
    says: 'Vendor and account come as one text.',
    notify: setting(({ vendor_account_id }) => ({ vendor_account_id: JSON.stringify(vendor_account_id) })),
  },
  {
    id: 'dr.without-date',
    rule: 'DR-BODY-01',
    says: 'Reports of failed messages have no date_received.',
    notify: setting({ date_received: undefined }, hasStatus('failed')),
  },
  {
    id: 'dr.callback-url-without-query',
    rule: 'DR-CBURL-01',
    says: 'The callback URL in a report has lost its query.',
    notify: setting(({ callback_url }) => ({ callback_url: (callback_url as string).replace(/\?.*/, '') })),
  },
  {
    id: 'dr.callback-url-decoded',
    rule: 'DR-CBURL-01',
    says: 'The callback URL in a report is decoded.',
    notify: setting(({ callback_url }) => ({ callback_url: decodeURIComponent(callback_url as string) })),
  },
  {
    id: 'dr.delay-in-fractions',
    rule: 'DR-DELAY-01',
    says: 'A delay is given in seconds with a fraction.',
    decide: ({ messaging }) => {
      const { reportBody } = messaging;
      messaging.reportBody = (report, vendorId) => ({
        ...reportBody(report, vendorId),
        delay: (report.madeAt - report.message.submittedAt) / 1000,
      });
    },
  },
];
