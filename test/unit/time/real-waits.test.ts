import { describe, expect, it } from 'vitest';
import { realTime } from '../../../support/ground/time/pause.ts';
import { RealWaits } from '../../../support/ground/time/real-waits.ts';

const MINUTE = 60_000;

/** How a wait ends that is allowed up to a quarter of an hour. */
const endOf = (span: number): Promise<string> => {
  const waits = new RealWaits({ maxWait: 15 * MINUTE, maxDefer: 0 }, realTime);
  return waits.pass(span).then(
    () => 'passed',
    ({ name, message }: Error) => `${name}: ${message}`,
  );
};

describe('a real wait', () => {
  it.each([
    ['a second before the end of a window', 10 * MINUTE - 1000],
    ['a millisecond behind it', 10 * MINUTE + 1],
    ['at half a second', 10 * MINUTE + 500],
    ['shorter than ten seconds', 9_999],
  ])('that ends %s has its turn later', async (_, span) => {
    expect(await endOf(span)).toMatch(/^Suspended: /);
  });

  it('that ends a millisecond before something happens needs a clock that can be set', async () => {
    expect(await endOf(10 * MINUTE - 1)).toBe(
      'Inconclusive: [time-unreachable] needs a wait of 600 s to the millisecond: a clock that can be set',
    );
  });
});
