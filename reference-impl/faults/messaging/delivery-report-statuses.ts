import type { SendingRule } from '../../messaging/sending-rules/sending-rule.ts';
import type { Decisions, Fault } from '../../worlds/behaviour.ts';
import { fault, faultsOf } from '../fault.ts';
import { around, changed, without } from '../operators/decisions.ts';
import { hasStatus, inLetters, preceding, setting } from '../operators/letters.ts';

/** Leaves a sending rule out. */
const ignoring =
  (name: string) =>
  ({ messaging }: Decisions): void => {
    messaging.sendingRules = without(messaging.sendingRules, name);
  };

/** Lets a sending rule discard with another status or code. */
const discarding =
  (name: string, as: { status?: 'rejected' | 'failed'; code?: string }) =>
  ({ messaging }: Decisions): void => {
    const judge =
      (rule: SendingRule): SendingRule['judge'] =>
      (message, context) => {
        const decision = rule.judge(message, context);
        return decision?.kind === 'discard' ? { ...decision, ...as } : decision;
      };
    messaging.sendingRules = changed(messaging.sendingRules, name, (rule) => ({
      ...rule,
      judge: judge(rule),
    }));
  };

const CODES: Readonly<Record<string, string>> = {
  enroute: '101',
  submitted: '200',
  delivered: '220',
  expired: '401',
  rejected: '402',
  failed: '400',
};

/** Writes a status in another way. */
const writing = (status: string, as: string): Fault['notify'] => setting({ status: as }, hasStatus(status));

/** TODO */
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
    'dr.code-as-number': fault('Report codes of failures are numbers.', {
      notify: setting(({ error_code }) => ({ error_code: Number(error_code) }), hasStatus('failed')),
    }),
    'dr.code-unknown': fault('Submitted messages have report code 201.', { notify: setting({ error_code: '201' }, hasStatus('submitted')) }),
  },
  'DR-CODE-02': {
    'dr.code-per-status': fault('Every status has one report code.', { notify: setting(({ status }) => ({ error_code: CODES[status as string] })) }),
    'dr.code-in-tens': fault('The last digit of a provider’s report code is lost.', {
      notify: setting(
        ({ error_code }) => ({ error_code: `${(error_code as string).slice(0, 2)}0` }),
        ({ error_code }) => /^21/.test(error_code as string),
      ),
    }),
  },
  'DR-STATUS-01': {
    'dr.status-in-capitals': fault('Expired is written in capitals.', { notify: writing('expired', 'EXPIRED') }),
    'dr.status-of-its-own': fault('Messages that failed are reported undeliverable.', { notify: writing('failed', 'undeliverable') }),
  },
  'DR-ENR-01': {
    'dr.enroute-as-submitted': fault('Enroute is reported as submitted.', { notify: writing('enroute', 'submitted') }),
  },
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
