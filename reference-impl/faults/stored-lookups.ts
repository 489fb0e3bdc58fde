import { fault, faultsOf } from './fault.ts';
import { judging } from './lookup-rules.ts';
import { around, decision, leaveOut } from './operators/decisions.ts';
import { on } from './operators/replies.ts';

const storingFaults = faultsOf({
  'LOOKUP-NOCACHE-01': {
    'lookup.nocache-ignored': fault('The flag nocache changes nothing.', { decide: decision('lookup', 'wantsFresh', () => false) }),
    'lookup.nocache-refreshes-imsi-alone': fault('With nocache the imsi is fresh and the location is not.', {
      decide: around('lookup', 'shown', (shown) => ({
        ...shown,
        'real-time': (outcome, asked) => {
          const earlier = asked.world.lookup.recall(`${asked.msisdn} location`, asked.world.clock.now());
          asked.world.lookup.store(`${asked.msisdn} location`, outcome, asked.world.clock.now());
          return outcome.result === 'OK' && earlier ? { ...outcome, location: earlier.location } : outcome;
        },
      })),
    }),
  },
  'LOOKUP-NOCACHE-02': {
    'lookup.nocache-mandatory': fault('A lookup without nocache is answered with HTTP status 400.', {
      reply: on(
        'lookup',
        ({ status }, { request }) => status === 200 && request.query.nocache === undefined,
        () => ({ status: 400, text: 'nocache?' }),
      ),
    }),
    'lookup.stored-without-imsi': fault('A stored answer is given without its imsi.', {
      decide: decision('lookup', 'repeated', (stored) => ({ ...stored, imsi: undefined })),
    }),
  },
  'LOOKUP-CACHE-01': {
    'lookup.stored-imsi-fresh-location': fault('A stored imsi is given with the location of now.', {
      decide: around('lookup', 'repeated', (_documented, { found }) => (stored, { msisdn, world }) => ({
        ...stored,
        location: found(msisdn, world.lookup.entries).outcome.location,
      })),
    }),
  },
  'LOOKUP-CACHE-02': {
    'lookup.one-answer-per-country': fault('Answers are stored by the first two digits of the number.', {
      decide: decision('lookup', 'storedUnder', ({ msisdn }) => msisdn.slice(0, 2)),
    }),
    'lookup.one-answer-per-eleven-digits': fault('Answers are stored by the first eleven digits of the number.', {
      decide: decision('lookup', 'storedUnder', ({ msisdn }) => msisdn.slice(0, 11)),
    }),
  },
  'X-35': {
    'lookup.last-success-told': fault('A lookup that fails is answered with the last success.', {
      decide: around('lookup', 'shown', (shown) => ({
        ...shown,
        'real-time': (outcome, asked) => {
          const key = `${asked.msisdn} success`;
          const now = asked.world.clock.now();
          if (outcome.result === 'OK') asked.world.lookup.store(key, outcome, now);
          return outcome.result === 'ABSENT_SUBSCRIBER_SM' ? (asked.world.lookup.recall(key, now) ?? outcome) : outcome;
        },
      })),
    }),
  },
});

const throttlingFaults = faultsOf({
  'LOOKUP-THR-01': {
    'lookup.never-throttles': fault('Any number of lookups may be under way.', { decide: leaveOut('lookup', 'rules', 'tooManyOngoing') }),
    'lookup.one-too-many': fault('One more lookup than the most may be under way.', {
      decide: decision('lookup', 'hasRoom', (ongoing, limit) => ongoing <= limit),
    }),
    'lookup.one-too-few': fault('One lookup less than the most may be under way.', {
      decide: decision('lookup', 'hasRoom', (ongoing, limit) => ongoing < limit - 1),
    }),
    'lookup.places-never-freed': fault('A lookup keeps its place after it was answered.', { decide: decision('lookup', 'answered', () => undefined) }),
    'lookup.places-of-the-gone': fault('A lookup keeps its place when its client has gone.', { decide: decision('lookup', 'abandoned', () => undefined) }),
  },
  'X-34': {
    'lookup.stored-instead-of-throttled': fault('A lookup with nocache is answered with what is stored when every place is taken.', {
      decide: judging('tooManyOngoing', (asked, { judge }) => {
        const throttled = judge(asked);
        return throttled && (asked.world.lookup.recall(asked.msisdn, asked.world.clock.now()) ?? throttled);
      }),
    }),
  },
});

/** Deviations of what lookups store, and of how many may be under way. Sections "Number lookup" and "Limits". */
export const faults = [...storingFaults, ...throttlingFaults];
