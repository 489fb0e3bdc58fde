import { changed } from './alter.ts';
import type { Fault } from './behaviour.ts';
import { discardWith } from './duplicate-judgements.ts';

/** Deviations in what the report code of a repeat is used for. */
export const dedupCodeFaults: readonly Fault[] = [
  {
    id: 'dedup.code-305-for-no-route',
    rule: 'MSG-DEDUP-17',
    says: 'Report code 305 is used for a number without a route as well.',
    decide: ({ messaging }) => {
      messaging.sendingRules = changed(messaging.sendingRules, 'noRoute', (rule) => ({
        ...rule,
        judge: discardWith('305')(rule.judge),
      }));
    },
  },
  {
    id: 'dedup.code-305-for-blocked',
    rule: 'MSG-DEDUP-17',
    says: 'Report code 305 is used for a blocked number as well.',
    decide: ({ messaging }) => {
      messaging.sendingRules = changed(messaging.sendingRules, 'destinationBlocked', (rule) => ({
        ...rule,
        judge: discardWith('305')(rule.judge),
      }));
    },
  },
];
