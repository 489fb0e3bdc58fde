import type { Fault } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { around } from './operators/decisions.ts';
import { hasStatus, inLetters, preceding, setting } from './operators/letters.ts';

/** Writes a status in another way. */
const writing = (status: string, as: string): Fault['notify'] => setting({ status: as }, hasStatus(status));

/** Deviations in how far a message is said to have come. */
export const faults = faultsOf({
  'DR-STATUS-01': {
    'dr.status-in-capitals': fault('Expired is written in capitals.', { notify: writing('expired', 'EXPIRED') }),
    'dr.status-of-its-own': fault('Messages that failed are reported undeliverable.', { notify: writing('failed', 'undeliverable') }),
  },
  'DR-ENR-01': { 'dr.enroute-as-submitted': fault('Enroute is reported as submitted.', { notify: writing('enroute', 'submitted') }) },
  'DR-SUB-01': {
    'dr.submitted-without-carrier': fault('Messages without a route are reported submitted before they fail.', {
      notify: preceding({ status: 'submitted', error_code: '200' }, hasStatus('failed')),
    }),
    'dr.submitted-as-enroute': fault('Submitted is reported as enroute.', { notify: writing('submitted', 'enroute') }),
  },
  'DR-DLV-01': {
    'dr.delivered-at-hand-over': fault('A message counts as delivered once the carrier took it.', { notify: writing('submitted', 'delivered') }),
    'dr.never-delivered': fault('Confirmed messages are reported submitted once more.', { notify: writing('delivered', 'submitted') }),
  },
  'DR-EXP-01': {
    'dr.expired-unreported': fault('Expired messages are not reported.', { notify: inLetters((letter, { status }) => (status === 'expired' ? [] : [letter])) }),
    'dr.expired-as-failed': fault('Expired messages are reported failed.', { notify: writing('expired', 'failed') }),
    'dr.expires-although-delivered': fault('A delivered message expires all the same.', {
      decide: around('messaging', 'isFinal', (isFinal) => (status) => status !== 'delivered' && isFinal(status)),
    }),
  },
  'DR-TERM-01': {
    'dr.rejected-then-delivered': fault('A rejected message goes on with the carrier.', {
      decide: around('messaging', 'isFinal', (isFinal) => (status) => status !== 'rejected' && isFinal(status)),
    }),
    'dr.rejected-then-failed': fault('A message that was rejected is reported failed as well.', {
      notify: preceding({ status: 'failed', error_code: '405' }, hasStatus('rejected')),
    }),
  },
  'DR-MULTI-01': {
    'dr.last-only': fault('Only final statuses are reported.', {
      notify: inLetters((letter, report) => (hasStatus('enroute', 'submitted')(report) ? [] : [letter])),
    }),
  },
});
