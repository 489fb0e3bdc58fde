import { fault, faultsOf } from '../fault.ts';
import { operatorsOn } from '../operators/decisions.ts';

const { decision, leaveOut, inRule } = operatorsOn('lookup');
/** Deviations in how many lookups may be under way. */
export const faults = faultsOf({
  'LOOKUP-THR-01': {
    'lookup.never-throttles': fault('Any number of lookups may be under way.', { decide: leaveOut('rules', 'tooManyOngoing') }),
    'lookup.one-too-many': fault('One more lookup than the most may be under way.', { decide: decision('hasRoom', (ongoing, limit) => ongoing <= limit) }),
    'lookup.one-too-few': fault('One lookup less than the most may be under way.', { decide: decision('hasRoom', (ongoing, limit) => ongoing < limit - 1) }),
    'lookup.places-never-freed': fault('A lookup keeps its place after it was answered.', { decide: decision('answered', () => undefined) }),
    'lookup.places-of-the-gone': fault('A lookup keeps its place when its client has gone.', { decide: decision('abandoned', () => undefined) }),
    'lookup.throttled-keep-places': fault('A lookup that is throttled takes a place and keeps it.', {
      decide: inRule('rules', 'tooManyOngoing', 'judge', (judge) => (asked) => {
        const throttled = judge(asked);
        if (throttled) asked.scope.state.begin();
        return throttled;
      }),
    }),
  },
  'X-34': {
    'lookup.stored-instead-of-throttled': fault('A lookup with nocache is answered with what is stored when every place is taken.', {
      decide: inRule('rules', 'tooManyOngoing', 'judge', (judge) => (asked) => {
        const throttled = judge(asked);
        return throttled && (asked.scope.state.recall(asked.msisdn, asked.scope.clock.now()) ?? throttled);
      }),
    }),
    'lookup.never-throttled': fault('There is always a place for one more lookup.', { decide: decision('hasRoom', () => true) }),
    'lookup.busy-means-timeout': fault('A lookup that finds no place is said to have timed out.', {
      decide: inRule('rules', 'tooManyOngoing', 'judge', (judge) => (asked) => judge(asked) && { result: 'TIMEOUT' }),
    }),
  },
});
