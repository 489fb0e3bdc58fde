import { without } from './alter.ts';
import type { Fault } from './behaviour.ts';
import { on } from './distort.ts';
import { judging } from './lookup-rules.ts';

const storingFaults: readonly Fault[] = [
  {
    id: 'lookup.nocache-ignored',
    rule: 'LOOKUP-NOCACHE-01',
    says: 'The flag nocache changes nothing.',
    decide: ({ lookup }) => {
      lookup.wantsFresh = () => false;
    },
  },
  {
    id: 'lookup.nocache-refreshes-imsi-alone',
    rule: 'LOOKUP-NOCACHE-01',
    says: 'With nocache the imsi is fresh and the location is not.',
    decide: ({ lookup }) => {
      const { shown } = lookup;
      lookup.shown = {
        ...shown,
        'real-time': (outcome, asked) => {
          const earlier = asked.world.lookup.recall(`${asked.msisdn} location`, asked.world.clock.now());
          asked.world.lookup.store(`${asked.msisdn} location`, outcome, asked.world.clock.now());
          return outcome.result === 'OK' && earlier ? { ...outcome, location: earlier.location } : outcome;
        },
      };
    },
  },
  {
    id: 'lookup.nocache-mandatory',
    rule: 'LOOKUP-NOCACHE-02',
    says: 'A lookup without nocache is answered with HTTP status 400.',
    reply: on(
      'lookup',
      ({ status }, { request }) => status === 200 && request.query.nocache === undefined,
      () => ({ status: 400, text: 'nocache?' }),
    ),
  },
  {
    id: 'lookup.stored-without-imsi',
    rule: 'LOOKUP-NOCACHE-02',
    says: 'A stored answer is given without its imsi.',
    decide: ({ lookup }) => {
      lookup.repeated = (stored) => ({ ...stored, imsi: undefined });
    },
  },
  {
    id: 'lookup.stored-imsi-fresh-location',
    rule: 'LOOKUP-CACHE-01',
    says: 'A stored imsi is given with the location of now.',
    decide: ({ lookup }) => {
      const { found } = lookup;
      lookup.repeated = (stored, { msisdn, world }) => ({
        ...stored,
        location: found(msisdn, world.lookup.entries).outcome.location,
      });
    },
  },
  {
    id: 'lookup.one-answer-per-country',
    rule: 'LOOKUP-CACHE-02',
    says: 'Answers are stored by the first two digits of the number.',
    decide: ({ lookup }) => {
      lookup.storedUnder = ({ msisdn }) => msisdn.slice(0, 2);
    },
  },
  {
    id: 'lookup.one-answer-per-eleven-digits',
    rule: 'LOOKUP-CACHE-02',
    says: 'Answers are stored by the first eleven digits of the number.',
    decide: ({ lookup }) => {
      lookup.storedUnder = ({ msisdn }) => msisdn.slice(0, 11);
    },
  },
  {
    id: 'lookup.last-success-told',
    rule: 'X-35',
    says: 'A lookup that fails is answered with the last success.',
    decide: ({ lookup }) => {
      const { shown } = lookup;
      lookup.shown = {
        ...shown,
        'real-time': (outcome, asked) => {
          const key = `${asked.msisdn} success`;
          const now = asked.world.clock.now();
          if (outcome.result === 'OK') asked.world.lookup.store(key, outcome, now);
          return outcome.result === 'ABSENT_SUBSCRIBER_SM'
            ? (asked.world.lookup.recall(key, now) ?? outcome)
            : outcome;
        },
      };
    },
  },
];

const throttlingFaults: readonly Fault[] = [
  {
    id: 'lookup.never-throttles',
    rule: 'LOOKUP-THR-01',
    says: 'Any number of lookups may be under way.',
    decide: ({ lookup }) => {
      lookup.rules = without(lookup.rules, 'tooManyOngoing');
    },
  },
  {
    id: 'lookup.one-too-many',
    rule: 'LOOKUP-THR-01',
    says: 'One more lookup than the most may be under way.',
    decide: ({ lookup }) => {
      lookup.hasRoom = (ongoing, limit) => ongoing <= limit;
    },
  },
  {
    id: 'lookup.one-too-few',
    rule: 'LOOKUP-THR-01',
    says: 'One lookup less than the most may be under way.',
    decide: ({ lookup }) => {
      lookup.hasRoom = (ongoing, limit) => ongoing < limit - 1;
    },
  },
  {
    id: 'lookup.places-never-freed',
    rule: 'LOOKUP-THR-01',
    says: 'A lookup keeps its place after it was answered.',
    decide: ({ lookup }) => {
      lookup.answered = () => undefined;
    },
  },
  {
    id: 'lookup.places-of-the-gone',
    rule: 'LOOKUP-THR-01',
    says: 'A lookup keeps its place when its client has gone.',
    decide: ({ lookup }) => {
      lookup.abandoned = () => undefined;
    },
  },
  {
    id: 'lookup.stored-instead-of-throttled',
    rule: 'X-34',
    says: 'A lookup with nocache is answered with what is stored when every place is taken.',
    decide: judging('tooManyOngoing', (asked, { judge }) => {
      const throttled = judge(asked);
      return throttled && (asked.world.lookup.recall(asked.msisdn, asked.world.clock.now()) ?? throttled);
    }),
  },
];

/** Deviations of what lookups store, and of how many may be under way. Sections "Number lookup" and "Limits". */
export const storedLookupFaults: readonly Fault[] = [...storingFaults, ...throttlingFaults];
