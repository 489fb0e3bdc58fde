import { fault, faultsOf } from './fault.ts';
import { around } from './operators/decisions.ts';
import { hasStatus, inLetters, setting } from './operators/letters.ts';

/** Deviations in the form of a report on the wire. */
export const faults = faultsOf({
  'DR-BODY-01': {
    'dr.by-put': fault('Reports are PUT.', { notify: inLetters((letter) => [{ ...letter, method: 'PUT' }]) }),
    'dr.as-form': fault('Reports of failed messages come as a form.', {
      notify: inLetters((letter, report) => {
        if (report.status !== 'failed') return [letter];
        const headers = { ...letter.headers, 'content-type': 'application/x-www-form-urlencoded' };
        const body = new URLSearchParams(report as Record<string, string>).toString();
        return [{ ...letter, headers, body }];
      }),
    }),
    'dr.as-plain-text': fault('Reports are labelled text/plain.', {
      notify: inLetters((letter) => [{ ...letter, headers: { ...letter.headers, 'content-type': 'text/plain' } }]),
    }),
    'dr.vendor-as-text': fault('Vendor and account come as one text.', {
      notify: setting(({ vendor_account_id }) => ({ vendor_account_id: JSON.stringify(vendor_account_id) })),
    }),
    'dr.without-date': fault('Reports of failed messages have no date_received.', { notify: setting({ date_received: undefined }, hasStatus('failed')) }),
  },
  'DR-CBURL-01': {
    'dr.callback-url-without-query': fault('The callback URL in a report has lost its query.', {
      notify: setting(({ callback_url }) => ({ callback_url: (callback_url as string).replace(/\?.*/, '') })),
    }),
    'dr.callback-url-decoded': fault('The callback URL in a report is decoded.', {
      notify: setting(({ callback_url }) => ({ callback_url: decodeURIComponent(callback_url as string) })),
    }),
  },
  'DR-DELAY-01': {
    'dr.delay-in-fractions': fault('A delay is given in seconds with a fraction.', {
      decide: around('messaging', 'reportBody', (reportBody) => (report, vendorId) => ({
        ...reportBody(report, vendorId),
        delay: (report.madeAt - report.message.submittedAt) / 1000,
      })),
    }),
  },
});
