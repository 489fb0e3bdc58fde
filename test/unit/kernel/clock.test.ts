import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Activity } from '../../../reference-impl/kernel/activity.ts';
import { Clock } from '../../../reference-impl/kernel/clock.ts';
import { HostTime } from '../../../reference-impl/kernel/host-time.ts';
import { forAll, forAllInTime } from '../for-all.ts';

const frozen = (now = 0, activity = new Activity()) => new Clock('frozen', activity, now);

describe('a frozen clock', () => {
  it('runs jobs of the same instant in the order they were scheduled', async () => {
    const clock = frozen();
    const ran: string[] = [];
    for (const name of ['a', 'b', 'c']) clock.schedule(5, name, () => ran.push(name));
    await clock.advanceTo(5);
    expect(ran).toEqual(['a', 'b', 'c']);
  });

  it('runs jobs in order of their due time, whatever the order of scheduling', () =>
    forAllInTime(fc.array(fc.integer({ min: 0, max: 1000 })), async (dues) => {
      const clock = frozen();
      const ran: number[] = [];
      for (const due of dues) clock.schedule(due, 'job', () => ran.push(due));
      expect(await clock.advanceTo(1000)).toBe(dues.length);
      expect(ran).toEqual([...dues].sort((a, b) => a - b));
    }));

  it('returns only when nothing is under way', async () => {
    const activity = new Activity();
    const clock = frozen(0, activity);
    const order: string[] = [];
    clock.schedule(1, 'post', () => {
      const done = activity.begin();
      void Promise.resolve().then(() => {
        order.push('answered');
        done();
      });
    });
    await clock.advanceTo(1).then(() => order.push('returned'));
    expect(order).toEqual(['answered', 'returned']);
  });

  it('jumps to the next timer and names it', async () => {
    const clock = frozen();
    clock.schedule(7, 'callback-retry', () => undefined);
    expect(await clock.next()).toBe('callback-retry');
    expect(clock.now()).toBe(7);
    expect(await clock.next()).toBeUndefined();
  });
});

const HOUR = 3_600_000;

/** A machine whose clock can be moved, and whose steady time cannot. */
function machine() {
  const at = { wall: 1_000_000, steady: 0 };
  const pass = (span: number): void => {
    at.wall += span;
    at.steady += span;
  };
  return {
    at,
    pass,
    time: new HostTime(
      () => at.wall,
      () => at.steady,
    ),
  };
}

describe('the time of the host', () => {
  it('goes on at its pace when the clock is set back by an hour', () => {
    const { time, at, pass } = machine();
    time.now();
    at.wall -= HOUR;
    expect(time.now()).toBe(1_000_000);
    pass(5000);
    expect(time.now()).toBe(1_005_000);
  });

  it('never goes back, whatever happens to the clock', () => {
    const moves = fc.array(fc.tuple(fc.integer({ min: -HOUR, max: HOUR }), fc.integer({ min: 0, max: 1000 })));
    forAll(moves, (all) => {
      const { time, at, pass } = machine();
      let last = time.now();
      for (const [jump, span] of all) {
        at.wall += jump;
        pass(span);
        expect(time.now()).toBeGreaterThanOrEqual(last + span);
        last = time.now();
      }
    });
  });

  it('stands in a replay until it is moved, and is not before that afterwards', async () => {
    const { time, at } = machine();
    time.beginReplay();
    time.hold(5_000_000);
    await new Promise((resolve) => setImmediate(resolve));
    expect(time.now()).toBe(5_000_000);
    time.endReplay();
    expect(time.now()).toBe(5_000_000);
    at.steady += 7;
    expect(time.now()).toBe(5_000_007);
  });
});

it('a real clock on a host that is moved runs no job twice and each at its instant', () => {
  const { time, at } = machine();
  const clock = new Clock('real', new Activity(), undefined, time);
  const ran: number[] = [];
  for (const due of [1_000_500, 1_000_000 + HOUR]) clock.schedule(due, 'job', () => ran.push(clock.now()));
  at.wall += 2 * HOUR;
  while (clock.runDue(time.hold())) ran.push(-1);
  expect(ran).toEqual([1_000_500, -1, 1_000_000 + HOUR, -1]);
  at.wall -= 3 * HOUR;
  expect(clock.runDue(time.hold())).toBe(false);
  clock.stop();
});
