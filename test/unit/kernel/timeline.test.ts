import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Timeline } from '../../../reference-impl/kernel/timeline.ts';

const of = (instants: readonly number[]): Timeline<number> => {
  const timeline = new Timeline<number>((instant) => instant);
  for (const instant of instants) timeline.add(instant);
  return timeline;
};

describe('a timeline', () => {
  it('gives what lies between two instants, both included, in order', () => {
    const instants = fc.array(fc.integer({ min: 0, max: 50 }));
    const edge = fc.integer({ min: -1, max: 51 });
    fc.assert(
      fc.property(instants, edge, edge, (added, from, to) => {
        const wanted = added.filter((each) => each >= from && each <= to).sort((a, b) => a - b);
        expect([...of(added).between(from, to)]).toEqual(wanted);
      }),
    );
  });

  it('keeps the order in which entries of one instant were added', () => {
    const timeline = new Timeline<readonly [number, string]>(([instant]) => instant);
    for (const entry of [
      [2, 'a'],
      [1, 'b'],
      [2, 'c'],
      [1, 'd'],
    ] as const)
      timeline.add(entry);
    expect([...timeline.between(0, 9)].map(([, name]) => name).join('')).toBe('bdac');
  });

  it('looks at few entries to find a short stretch of a long time', () => {
    let looks = 0;
    const timeline = new Timeline<number>((instant) => {
      looks += 1;
      return instant;
    });
    for (let instant = 0; instant < 100_000; instant += 1) timeline.add(instant);
    looks = 0;
    expect([...timeline.between(70_000, 70_009)]).toHaveLength(10);
    expect(looks).toBeLessThan(40);
  });
});
