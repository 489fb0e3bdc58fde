import { fault, faultsOf } from '../../fault.ts';
import { operatorsOn } from '../../operators/decisions.ts';

const { decision, amend, leaveOut, inRule } = operatorsOn('lookup');
/** Deviations in how many lookups may be in progress. */
export const faults = faultsOf({
  'LOOKUP-THR-01': {
    'lookup.never-throttles': fault('Lookups are never throttled.', { decide: leaveOut('rules', 'tooManyOngoing') }),
    'lookup.one-too-many': fault('One more lookup than the limit may be in progress.', {
      decide: decision('hasRoom', (ongoing, limit) => ongoing <= limit),
    }),
    'lookup.one-too-few': fault('One lookup less than the limit may be in progress.', {
      decide: decision('hasRoom', (ongoing, limit) => ongoing < limit - 1),
    }),
    'lookup.places-never-freed': fault('A lookup keeps its slot after it is answered.', {
      decide: decision('answered', () => undefined),
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
  'X-34': {
    'lookup.stored-instead-of-throttled': fault(
      'With all slots in use, a lookup with nocache returns a stored answer.',
      {
        decide: inRule('rules', 'tooManyOngoing', 'judge', (judge) => (asked) => {
          const throttled = judge(asked);
          return throttled && (asked.scope.state.recall(asked.msisdn, asked.scope.clock.now()) ?? throttled);
        }),
      },
    ),
    'lookup.never-throttled': fault('There is always a slot for one more lookup.', {
      decide: decision('hasRoom', () => true),
    }),
    'lookup.busy-means-timeout': fault('A throttled lookup is reported as timed out.', {
      decide: inRule('rules', 'tooManyOngoing', 'judge', (judge) => (asked) => judge(asked) && { result: 'TIMEOUT' }),
    }),
  },
});
