import { fault, faultsOf } from '../../fault.ts';
import { operatorsOn } from '../../operators/decisions.ts';

const { decision, amend, inRule } = operatorsOn('lookup');
/** Deviations in how many lookups may be in progress. */
export const faults = faultsOf({
  'LOOKUP-THR-01': {
    'lookup.one-too-few': fault('One lookup less than the limit may be in progress.', {
      decide: decision('hasRoom', (ongoing, limit) => ongoing < limit - 1),
    }),
    'lookup.places-of-failures': fault('A lookup that fails keeps its slot.', {
      decide: amend('shown', {
        'real-time': (outcome, { scope }) => {
          if (!['OK', 'REQUEST_THROTTLED'].includes(outcome.result)) scope.state.begin();
          return outcome;
        },
      }),
    }),
    'lookup.throttled-keep-places': fault('A throttled lookup takes a slot and keeps it.', {
      decide: inRule('rules', 'tooManyOngoing', 'judge', (judge) => (asked) => {
        const throttled = judge(asked);
        if (throttled) asked.scope.state.begin();
        return throttled;
      }),
    }),
  },
});
