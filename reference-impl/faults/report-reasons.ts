import type { SendingRule } from '../messaging/sending-rules/sending-rule.ts';
import type { Decisions } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { changed, without } from './operators/decisions.ts';
import { hasStatus, setting } from './operators/letters.ts';

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

/** Deviations in why a message was not delivered, and in the report code that says so. */
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
});
