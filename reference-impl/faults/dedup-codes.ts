import { discardWith } from './duplicate-judgements.ts';
import { fault, faultsOf } from './fault.ts';
import { alter } from './operators/decisions.ts';

/** Deviations in what the report code of a repeat is used for. */
export const faults = faultsOf({
  'MSG-DEDUP-17': {
    'dedup.code-305-for-no-route': fault('Report code 305 is used for a number without a route as well.', {
      decide: alter('messaging', 'sendingRules', 'noRoute', (rule) => ({ ...rule, judge: discardWith('305')(rule.judge) })),
    }),
    'dedup.code-305-for-blocked': fault('Report code 305 is used for a blocked number as well.', {
      decide: alter('messaging', 'sendingRules', 'destinationBlocked', (rule) => ({ ...rule, judge: discardWith('305')(rule.judge) })),
    }),
  },
});
