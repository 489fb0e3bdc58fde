import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectGrowingWaits, straightness } from '../../../support/example/expect/growing-waits.ts';
import { Inconclusive } from '../../../support/ground/problems/inconclusive.ts';
import { forAll } from '../for-all.ts';

const waits = (of: (attempt: number) => number): [number, number, number, number] => [of(1), of(2), of(3), of(4)];

describe('waits between retries', () => {
  it.each([
    ['linear', (n: number) => 60 * n],
    ['linear from a large start', (n: number) => 120 + 60 * n],
    ['quadratic', (n: number) => 60 * n ** 2],
  ])('that are %s do not grow exponentially', (_, of) => {
    expect(() => expectGrowingWaits(waits(of), 1.2)).toThrow(/straight line/);
  });

  it.each([1.3, 1.5, 2, 3, 10])('that grow by %d each time do', (factor) => {
    expect(() =>
      expectGrowingWaits(
        waits((n) => 1000 * factor ** n),
        1.2,
      ),
    ).not.toThrow();
  });

  it('may stay at the longest one, once they grew twice', () => {
    expect(() => expectGrowingWaits([60, 120, 240, 240], 1.2)).not.toThrow();
    expect(() => expectGrowingWaits([60, 120, 120, 120], 1.2)).toThrow(/wait of 120 ms after 120 ms/);
    expect(() => expectGrowingWaits([60, 60, 60, 60], 1.2)).toThrow(/wait of 60 ms after 60 ms/);
  });

  it.each([
    ['too much to tell', [700, 2600, 2800, 10_400]],
    ['near a straight line', [1000, 2600, 4800, 6000]],
  ])('stray by a third, %s', (_, strayed) => {
    expect(() => expectGrowingWaits(strayed, 1.2)).toThrow(Inconclusive);
  });

  it('may begin with a prompt one', () => {
    expect(() => expectGrowingWaits([100, 30_000, 60_000, 120_000], 1.2)).not.toThrow();
    expect(() => expectGrowingWaits([100, 60_000, 120_000, 120_000], 1.2)).not.toThrow();
    expect(() => expectGrowingWaits([100, 30_000, 60_000, 90_000], 1.2)).toThrow(/straight line/);
    expect(() => expectGrowingWaits([100, 5000, 5000, 5000], 1.2)).toThrow(/wait of 5000 ms after 5000 ms/);
  });

  it('may scatter by a tenth around doubling', () => {
    const scatter = fc.double({ min: 0.93, max: 1.07, noNaN: true });
    forAll(scatter, scatter, scatter, scatter, (a, b, c, d) => {
      expect(straightness(1000 * a, 2000 * b, 4000 * c, 8000 * d)).toBeLessThanOrEqual(1);
    });
  });

  it('are all above the line when they grow in a straight line', () =>
    forAll(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 1e6 }), (start, step) => {
      expect(straightness(...waits((n) => start + step * n))).toBeGreaterThan(1);
    }));

  it('too few are no growth at all', () => {
    expect(() => expectGrowingWaits([], 1.2)).toThrow(/retries/);
    expect(() => expectGrowingWaits([1], 1.2)).toThrow(Inconclusive);
    expect(() => expectGrowingWaits([1, 2, 4], 1.2)).not.toThrow();
  });
});
