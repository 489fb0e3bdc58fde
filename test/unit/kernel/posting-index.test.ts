import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PostingIndex, placesWithin } from '../../../reference-impl/kernel/posting-index.ts';
import { Timeline } from '../../../reference-impl/kernel/timeline.ts';

interface Entry {
  readonly at: number;
  readonly values: string[];
  settled: boolean;
}

const timelineOf = (entries: readonly Entry[]): Timeline<Entry> => {
  const timeline = new Timeline<Entry>(({ at }) => at);
  for (const entry of entries) timeline.add(entry);
  return timeline;
};

const indexOf = (timeline: Timeline<Entry>) =>
  new PostingIndex<Entry>(timeline, {
    valuesOf: ({ values }) => values,
    isSettled: ({ settled }) => settled,
  });

const naive = (timeline: Timeline<Entry>, wanted: readonly string[], first: number, end: number): number[] =>
  Array.from({ length: timeline.size }, (_, place) => place).filter(
    (place) => place >= first && place < end && timeline.at(place).values.some((value) => wanted.includes(value)),
  );

const value = fc.constantFrom('a', 'b', 'c', 'd');
const entry = (instants: fc.Arbitrary<number>): fc.Arbitrary<Entry> =>
  fc.record({ at: instants, values: fc.uniqueArray(value, { maxLength: 3 }), settled: fc.boolean() });

/** Entries are added, settled and asked for in turns; what is found is what a look at everything finds. */
function agrees(instants: fc.Arbitrary<number>): void {
  const turn = fc.record({
    added: fc.array(entry(instants), { maxLength: 8 }),
    settling: fc.array(fc.nat(50)),
    renamed: value,
    wanted: fc.uniqueArray(value, { minLength: 1, maxLength: 3 }),
    from: fc.nat(30),
    to: fc.nat(60),
  });
  fc.assert(
    fc.property(fc.array(turn, { maxLength: 6 }), (turns) => {
      const timeline = timelineOf([]);
      const index = indexOf(timeline);
      for (const { added, settling, renamed, wanted, from, to } of turns) {
        for (const each of added) timeline.add(each);
        for (const place of settling) {
          const open = place < timeline.size ? timeline.at(place) : undefined;
          if (open && !open.settled) Object.assign(open, { values: [renamed], settled: true });
        }
        const found = [...placesWithin(index.find(wanted), from, to)];
        expect(found).toEqual(naive(timeline, wanted, from, to));
      }
    }),
  );
}

describe('an index of a timeline', () => {
  it('finds what a look at everything finds, while entries are added and settle', () => {
    let now = 0;
    agrees(fc.nat(3).map((step) => (now += step)));
  });

  it('finds it too when entries come in out of order', () => agrees(fc.nat(40)));

  it('looks at each settled entry once, however often it is asked', () => {
    let looks = 0;
    const timeline = timelineOf(
      Array.from({ length: 1000 }, (_, at) => ({ at, values: [String(at % 10)], settled: true })),
    );
    const index = new PostingIndex<Entry>(timeline, {
      valuesOf: ({ values }) => {
        looks += 1;
        return values;
      },
    });
    for (let n = 0; n < 5; n += 1) expect(index.find(['3']).flat()).toHaveLength(100);
    expect(looks).toBe(1000);
    timeline.add({ at: 1000, values: ['3'], settled: true });
    expect(index.find(['3']).flat().at(-1)).toBe(1000);
    expect(looks).toBe(1001);
  });
});
