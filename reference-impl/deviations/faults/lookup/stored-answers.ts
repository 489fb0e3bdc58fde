import { fault, faultsOf } from '../../fault.ts';
import { operatorsOn } from '../../operators/decisions.ts';

const { decision, around, amend } = operatorsOn('lookup');

/** Deviations in what lookups cache and repeat. */
export const faults = faultsOf({
  'LOOKUP-NOCACHE-01': {
    'lookup.nocache-last-only': fault('The flag nocache is found at the end of a query alone.', {
      request: (asked, { operation, request }) => {
        if (operation !== 'lookup' || /nocache[^&]*$/.test(request.target)) return asked;
        const { nocache: _, ...query } = asked.query;
        return { ...asked, query };
      },
    }),
    'lookup.nocache-refreshes-imsi-alone': fault('With nocache only the imsi is fresh.', {
      decide: amend('shown', {
        'real-time': (outcome, { msisdn, scope: { state, clock } }) => {
          const earlier = state.recall(`${msisdn} location`, clock.now());
          state.store(`${msisdn} location`, outcome, clock.now());
          return outcome.result === 'OK' && earlier ? { ...outcome, location: earlier.location } : outcome;
        },
      }),
    }),
  },
  'LOOKUP-CACHE-01': {
    'lookup.stored-imsi-fresh-location': fault('A stored imsi comes with the current location.', {
      decide: around('repeated', (_usual, { found }) => (stored, { msisdn, scope }) => {
        const { location } = found(msisdn, scope.state.entries).outcome;
        return { ...stored, location };
      }),
    }),
    'lookup.stored-with-other-location': fault('A stored location comes with the current imsi.', {
      decide: around('repeated', (_usual, { found }) => (stored, { msisdn, scope }) => {
        const { imsi } = found(msisdn, scope.state.entries).outcome;
        return { ...stored, imsi };
      }),
    }),
  },
  'LOOKUP-CACHE-02': {
    'lookup.one-answer-per-eleven-digits': fault('Answers are cached by the first eleven digits of the number.', {
      decide: decision('storedUnder', ({ msisdn }) => msisdn.slice(0, 11)),
    }),
  },
  'X-35': {
    'lookup.last-success-told': fault('A failed lookup returns the last success.', {
      decide: amend('shown', {
        'real-time': (outcome, { msisdn, scope: { state, clock } }) => {
          const key = `${msisdn} success`;
          if (outcome.result === 'OK') state.store(key, outcome, clock.now());
          return outcome.result === 'ABSENT_SUBSCRIBER_SM' ? (state.recall(key, clock.now()) ?? outcome) : outcome;
        },
      }),
    }),
    'lookup.stored-in-spite-of-nocache': fault('A lookup with nocache returns a stored answer.', {
      decide: decision('wantsFresh', () => false),
    }),
  },
  'PUB-LOOKUP-NOCACHE-01': {
    'published-lookup.flag-without-equals': fault('The flag nocache counts only when it has a value.', {
      decide: decision('wantsFresh', (flag) => flag !== undefined && flag !== ''),
    }),
    'published-lookup.flag-is-a-number': fault('The flag nocache counts unless it is true.', {
      decide: decision('wantsFresh', (flag) => flag !== undefined && flag !== 'true'),
    }),
  },
});
