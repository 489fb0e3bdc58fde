import { fault, faultsOf } from '../../fault.ts';
import { hasStatus, losingReports, preceding, setting, writing } from '../../operators/letters.ts';
import { discarding, onlyWhen } from '../../operators/messaging.ts';

const CODES: Readonly<Record<string, string>> = {
  enroute: '101',
  submitted: '200',
  delivered: '220',
  expired: '401',
  rejected: '402',
  failed: '400',
};

/** Reports one status as another. */
const as = (status: string, another: string) => setting({ status: another }, hasStatus(status));

/** Deviations in the statuses and report codes of delivery reports. */
export const faults = faultsOf({
  'DR-REJ-01': {
    'dr.blocked-as-failed': fault('Messages to blocked numbers are reported as failed.', {
      decide: discarding('destinationBlocked', { status: 'failed' }),
    }),
  },
  'DR-FAIL-01': {
    'dr.no-route-as-rejected': fault('Messages without a route are reported as rejected.', {
      decide: discarding('noRoute', { status: 'rejected' }),
    }),
    'dr.no-route-as-undeliverable': fault('Messages without a route have report code 400.', {
      decide: discarding('noRoute', { code: '400' }),
    }),
  },
  'DR-CODE-01': {
    'dr.code-as-number': fault('Report codes of failures are numbers.', {
      notify: writing('error_code', Number, hasStatus('failed')),
    }),
    'dr.code-unknown': fault('Submitted messages have report code 201.', {
      notify: setting({ error_code: '201' }, hasStatus('submitted')),
    }),
  },
  'DR-CODE-02': {
    'dr.code-per-status': fault('Every status has one report code.', {
      notify: setting(({ status }) => ({ error_code: CODES[status as string] })),
    }),
    'dr.code-in-tens': fault('Report codes lose their last digit.', {
      notify: writing(
        'error_code',
        (code) => `${code.slice(0, 2)}0`,
        ({ error_code }) => /^21/.test(error_code as string),
      ),
    }),
  },
  'DR-STATUS-01': {
    'dr.status-in-capitals': fault('The status expired is in capitals.', { notify: as('expired', 'EXPIRED') }),
    'dr.status-of-its-own': fault('Failed messages are reported as undeliverable.', {
      notify: as('failed', 'undeliverable'),
    }),
  },
  'DR-ENR-01': {
    'dr.enroute-untold': fault('The status enroute is never reported.', {
      notify: losingReports(hasStatus('enroute')),
    }),
  },
  'DR-SUB-01': {
    'dr.submitted-without-carrier': fault('Messages without a route are reported as submitted before they fail.', {
      notify: preceding({ status: 'submitted', error_code: '200' }, hasStatus('failed')),
    }),
    'dr.submitted-as-enroute': fault('Submitted is reported as enroute.', { notify: as('submitted', 'enroute') }),
  },
  'DR-DLV-01': {
    'dr.delivered-at-hand-over': fault('A message counts as delivered as soon as the carrier accepts it.', {
      notify: as('submitted', 'delivered'),
    }),
    'dr.never-delivered': fault('Delivered messages are reported as submitted again.', {
      notify: as('delivered', 'submitted'),
    }),
  },
  'DR-EXP-01': {
    'dr.expired-unreported': fault('Expired messages are not reported.', {
      notify: losingReports(hasStatus('expired')),
    }),
    'dr.expired-as-failed': fault('Expired messages are reported as failed.', { notify: as('expired', 'failed') }),
    'dr.expires-although-delivered': fault('A delivered message still expires.', {
      decide: onlyWhen('isFinal', (status) => status !== 'delivered'),
    }),
    'dr.expired-in-waiting-as-401': fault('A message that expires before it is submitted has report code 401.', {
      notify: setting({ error_code: '401' }, ({ error_code }) => error_code === '320'),
    }),
  },
});
