import { fault, faultsOf } from '../fault.ts';
import { hasStatus, losingReports, preceding, setting, writing } from '../operators/letters.ts';
import { discarding } from '../operators/messages.ts';
import { leaveOut, onlyWhen } from '../operators/messaging.ts';

/** Leaves a sending rule out. */
const ignoring = (name: string) => leaveOut('sendingRules', name);

const CODES: Readonly<Record<string, string>> = { enroute: '101', submitted: '200', delivered: '220', expired: '401', rejected: '402', failed: '400' };

/** Reports one status as another. */
const as = (status: string, another: string) => setting({ status: another }, hasStatus(status));

/** Deviations in the statuses and report codes of delivery reports. */
export const faults = faultsOf({
  'DR-REJ-01': {
    'dr.usage-ignored': fault('The usage limit is not looked at.', { decide: ignoring('usageThreshold') }),
    'dr.credit-ignored': fault('Credit is not looked at.', { decide: ignoring('insufficientCredit') }),
    'dr.filter-ignored': fault('Filtered words are not looked at.', { decide: ignoring('contentFiltered') }),
    'dr.blocked-as-failed': fault('Messages to blocked numbers are reported failed.', { decide: discarding('destinationBlocked', { status: 'failed' }) }),
  },
  'DR-FAIL-01': {
    'dr.no-route-as-rejected': fault('Messages without a route are reported rejected.', { decide: discarding('noRoute', { status: 'rejected' }) }),
    'dr.no-route-as-undeliverable': fault('Messages without a route have report code 400.', { decide: discarding('noRoute', { code: '400' }) }),
    'dr.undeliverable-as-expired': fault('Undeliverable messages are reported expired.', {
      notify: setting({ status: 'expired' }, ({ error_code }) => error_code === '400'),
    }),
  },
  'DR-CODE-01': {
    'dr.code-as-number': fault('Report codes of failures are numbers.', { notify: writing('error_code', Number, hasStatus('failed')) }),
    'dr.code-unknown': fault('Submitted messages have report code 201.', { notify: setting({ error_code: '201' }, hasStatus('submitted')) }),
  },
  'DR-CODE-02': {
    'dr.code-per-status': fault('Every status has one report code.', { notify: setting(({ status }) => ({ error_code: CODES[status as string] })) }),
    'dr.code-in-tens': fault('The last digit of a provider’s report code is lost.', {
      notify: writing(
        'error_code',
        (code) => `${code.slice(0, 2)}0`,
        ({ error_code }) => /^21/.test(error_code as string),
      ),
    }),
  },
  'DR-STATUS-01': {
    'dr.status-in-capitals': fault('Expired is written in capitals.', { notify: as('expired', 'EXPIRED') }),
    'dr.status-of-its-own': fault('Messages that failed are reported undeliverable.', { notify: as('failed', 'undeliverable') }),
  },
  'DR-ENR-01': {
    'dr.enroute-as-submitted': fault('Enroute is reported as submitted.', { notify: as('enroute', 'submitted') }),
    'dr.enroute-untold': fault('Nobody is told that a message is enroute.', { notify: losingReports(hasStatus('enroute')) }),
  },
  'DR-SUB-01': {
    'dr.submitted-without-carrier': fault('Messages without a route are reported submitted before they fail.', {
      notify: preceding({ status: 'submitted', error_code: '200' }, hasStatus('failed')),
    }),
    'dr.submitted-as-enroute': fault('Submitted is reported as enroute.', { notify: as('submitted', 'enroute') }),
  },
  'DR-DLV-01': {
    'dr.delivered-at-hand-over': fault('A message counts as delivered once the carrier took it.', { notify: as('submitted', 'delivered') }),
    'dr.never-delivered': fault('Confirmed messages are reported submitted once more.', { notify: as('delivered', 'submitted') }),
  },
  'DR-EXP-01': {
    'dr.expired-unreported': fault('Expired messages are not reported.', { notify: losingReports(hasStatus('expired')) }),
    'dr.expired-as-failed': fault('Expired messages are reported failed.', { notify: as('expired', 'failed') }),
    'dr.expires-although-delivered': fault('A delivered message expires all the same.', { decide: onlyWhen('isFinal', (status) => status !== 'delivered') }),
  },
  'DR-TERM-01': {
    'dr.rejected-then-delivered': fault('A rejected message goes on with the carrier.', { decide: onlyWhen('isFinal', (status) => status !== 'rejected') }),
    'dr.rejected-then-failed': fault('A message that was rejected is reported failed as well.', {
      notify: preceding({ status: 'failed', error_code: '405' }, hasStatus('rejected')),
    }),
  },
  'DR-MULTI-01': {
    'dr.last-only': fault('Only final statuses are reported.', { notify: losingReports(hasStatus('enroute', 'submitted')) }),
    'dr.delivered-from-the-start': fault('Every status of a message is told as delivered.', { notify: setting({ status: 'delivered' }) }),
  },
});
