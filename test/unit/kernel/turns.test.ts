import { beforeEach, expect, it } from 'vitest';
import { Activity } from '../../../reference-impl/kernel/activity.ts';
import { Turns } from '../../../reference-impl/kernel/turns.ts';

let now: number;
let ran: string[];
let activity: Activity;
let turns: Turns;

beforeEach(() => {
  now = 0;
  ran = [];
  activity = new Activity();
  turns = new Turns(activity, () => now);
});

/** Jobs that take 4 ms each, so that three of them fill a slice of 10 ms. */
function take(owner: string, ...names: string[]): void {
  for (const name of names)
    turns.take(owner, () => {
      now += 4;
      ran.push(name);
    });
}

const otherWork = () => new Promise<void>((resolve) => setImmediate(resolve));

it('the rest runs in slices, in the order it came', async () => {
  take('a', '1', '2', '3', '4', '5', '6', '7');
  expect(ran).toHaveLength(3);
  await otherWork();
  expect(ran).toHaveLength(6);
  await otherWork();
  expect(ran).toEqual(['1', '2', '3', '4', '5', '6', '7']);
});

it('owners take turns', async () => {
  take('a', '1', '2', '3', '4', '5', '6');
  take('b', 'x', 'y');
  await activity.quiet();
  expect(ran).toEqual(['1', '2', '3', '4', 'x', '5', 'y', '6']);
});

it('nothing runs once the world is gone', async () => {
  take('a', '1', '2', '3', '4');
  turns.stop();
  await activity.quiet();
  await otherWork();
  expect(ran).toEqual(['1', '2', '3']);
});

it('a job that throws keeps no other from its turn', async () => {
  const failures: unknown[] = [];
  turns = new Turns(
    activity,
    () => now,
    (error) => failures.push(error),
  );
  take('a', '1', '2', '3');
  turns.take('a', () => {
    throw new Error('a defect');
  });
  take('a', '4');
  await otherWork();
  expect(failures).toEqual([new Error('a defect')]);
  expect(ran).toEqual(['1', '2', '3', '4']);
  expect(activity.quiet()).toBeUndefined();
});
