import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Activity } from '../../../reference-impl/kernel/activity.ts';
import { Clock } from '../../../reference-impl/kernel/clock.ts';
import { forAllInTime } from '../for-all.ts';

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
