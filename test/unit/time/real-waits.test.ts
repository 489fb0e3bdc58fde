import { describe, expect, it } from 'vitest';
import { realTime } from '../../../support/ground/time/pause.ts';
import { RealWaits } from '../../../support/ground/time/real-waits.ts';

const MINUTE = 60_000;

const endOf = (span: number, how: 'pass' | 'passComputed' = 'pass'): Promise<string> => {
  const waits = new RealWaits({ maxWait: 15 * MINUTE, maxDefer: 0 }, realTime);
  return waits[how](span).then(
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

  it('up to an instant that the platform named is sat out, whatever its milliseconds', async () => {
    expect(await endOf(10 * MINUTE - 10.4, 'passComputed')).toMatch(/^Suspended: /);
  });

  it('that is too long is shown rounded up, so that what is shown is enough', async () => {
    expect(await endOf(3_634_990.2, 'passComputed')).toMatch(/needs a wait of 3635 s; allow it with --max-wait$/);
    expect(await endOf(3_635_001, 'passComputed')).toMatch(/needs a wait of 3636 s; allow it with --max-wait$/);
  });
});
