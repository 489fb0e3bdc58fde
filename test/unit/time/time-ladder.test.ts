import { afterEach, describe, expect, it, vi } from 'vitest';
import { realTime } from '../../../support/ground/time/pause.ts';
import { RealWaits } from '../../../support/ground/time/real-waits.ts';
import { TimeLadder } from '../../../support/wire/lab/time-ladder.ts';

const NOON = Date.parse('2024-01-15T12:00:00Z');
const at = (span: number): string => new Date(NOON + span).toISOString();

function ladder(passUnanswered: (to: string) => Promise<string>) {
  const request = vi.fn(async (method: string, path: string, body?: unknown): Promise<unknown> => {
    if (path === '/clock/advance-unanswered') return { now: await passUnanswered((body as { to: string }).to) };
    return { now: method === 'GET' ? at(10) : at(0) };
  });
  return { request, time: new TimeLadder({ request }, NOON, () => 1) };
}

const pauses = () => vi.spyOn(realTime, 'pause').mockResolvedValue();

afterEach(() => void vi.restoreAllMocks());

describe('time in which nobody answers', () => {
  it('passes on the clock of the target, counted from its own time', async () => {
    const pause = pauses();
    const { time } = ladder(async (to) => to);
    await time.passUnanswered(5500);
    expect({ now: time.now(), passed: time.passed, rung: time.rung }).toEqual({
      ...{ now: NOON + 5510, passed: 5510, rung: 'virtual' },
    });
    expect(pause).not.toHaveBeenCalled();
  });

  it('is no step back for a later answer that was given earlier', async () => {
    const { time } = ladder(async (to) => to);
    await time.passUnanswered(5500);
    await time.settle();
    expect(time.now()).toBe(NOON + 5510);
  });

  it('is no instant that settling could be too late for', async () => {
    const { request, time } = ladder(async (to) => to);
    await time.settle();
    expect(request).toHaveBeenCalledWith('POST', '/clock/advance', { by: 'PT0S' });
    expect(time.rung).toBe('none');
  });

  it('passes really where the lab has no such clock', async () => {
    const pause = pauses();
    const { time } = ladder(() => Promise.reject(new Error('the lab refused')));
    await time.passUnanswered(5500);
    expect(pause).toHaveBeenCalledWith(5500);
    expect({ now: time.now(), rung: time.rung }).toEqual({ now: NOON, rung: 'none' });
  });
});

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
