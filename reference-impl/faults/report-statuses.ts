import type { Fault } from './behaviour.ts';
import { hasStatus, inLetters, preceding, setting } from './pushed-reports.ts';

/** Writes a status in another way. */
const writing = (status: string, as: string): Fault['notify'] => setting({ status: as }, hasStatus(status));

/** Deviations in how far a message is said to have come. */
export const reportStatusFaults: readonly Fault[] = [
  {
    id: 'dr.status-in-capitals',
    rule: 'DR-STATUS-01',
    says: 'Expired is written in capitals.',
    notify: writing('expired', 'EXPIRED'),
  },
  {
    id: 'dr.status-of-its-own',
    rule: 'DR-STATUS-01',
    says: 'Messages that failed are reported undeliverable.',
    notify: writing('failed', 'undeliverable'),
  },
  {
    id: 'dr.enroute-as-submitted',
    rule: 'DR-ENR-01',
    says: 'Enroute is reported as submitted.',
    notify: writing('enroute', 'submitted'),
  },
  {
    id: 'dr.submitted-without-carrier',
    rule: 'DR-SUB-01',
    says: 'Messages without a route are reported submitted before they fail.',
    notify: preceding({ status: 'submitted', error_code: '200' }, hasStatus('failed')),
  },
  {
    id: 'dr.submitted-as-enroute',
    rule: 'DR-SUB-01',
    says: 'Submitted is reported as enroute.',
    notify: writing('submitted', 'enroute'),
  },
  {
    id: 'dr.delivered-at-hand-over',
    rule: 'DR-DLV-01',
    says: 'A message counts as delivered once the carrier took it.',
    notify: writing('submitted', 'delivered'),
  },
  {
    id: 'dr.never-delivered',
    rule: 'DR-DLV-01',
    says: 'Confirmed messages are reported submitted once more.',
    notify: writing('delivered', 'submitted'),
  },
  {
    id: 'dr.expired-unreported',
    rule: 'DR-EXP-01',
    says: 'Expired messages are not reported.',
    notify: inLetters((letter, { status }) => (status === 'expired' ? [] : [letter])),
  },
  {
    id: 'dr.expired-as-failed',
    rule: 'DR-EXP-01',
    says: 'Expired messages are reported failed.',
    notify: writing('expired', 'failed'),
  },
  {
    id: 'dr.expires-although-delivered',
    rule: 'DR-EXP-01',
    says: 'A delivered message expires all the same.',
    decide: ({ messaging }) => {
      const { isFinal } = messaging;
      messaging.isFinal = (status) => status !== 'delivered' && isFinal(status);
    },
  },
  {
    id: 'dr.rejected-then-delivered',
    rule: 'DR-TERM-01',
    says: 'A rejected message goes on with the carrier.',
    decide: ({ messaging }) => {
      const { isFinal } = messaging;
      messaging.isFinal = (status) => status !== 'rejected' && isFinal(status);
    },
  },
  {
    id: 'dr.rejected-then-failed',
    rule: 'DR-TERM-01',
    says: 'A message that was rejected is reported failed as well.',
    notify: preceding({ status: 'failed', error_code: '405' }, hasStatus('rejected')),
  },
  {
    id: 'dr.last-only',
    rule: 'DR-MULTI-01',
    says: 'Only final statuses are reported.',
    notify: inLetters((letter, report) => (hasStatus('enroute', 'submitted')(report) ? [] : [letter])),
  },
];
