import { getEventListeners } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { Ending } from '../../../reference-impl/kernel/ending.ts';
import { Holds } from '../../../reference-impl/kernel/holds.ts';
import { randomIds } from '../../../reference-impl/kernel/ids.ts';
import { Turnstile } from '../../../reference-impl/kernel/turns.ts';

it('lets so many pass under a key and the others in the order they came', async () => {
  const turnstile = new Turnstile(2);
  const passed: number[] = [];
  const enter = async (number: number, key = 'a') => {
    await turnstile.enter(key);
    passed.push(number);
  };
  const all = [enter(1), enter(2), enter(3), enter(4), enter(5, 'b')];
  await Promise.resolve();
  expect(passed).toEqual([1, 2, 5]);
  turnstile.leave('a');
  turnstile.leave('a');
  await Promise.all(all);
  expect(passed).toEqual([1, 2, 5, 3, 4]);
});

it('tells all who listen, with its reason', () => {
  const ending = new Ending();
  expect(ending.isOver).toBe(false);
  const warned = vi.fn();
  process.once('warning', warned);
  const told: unknown[] = [];
  for (let place = 0; place < 20; place += 1)
    ending.signal.addEventListener('abort', () => told.push(ending.signal.reason));
  expect(getEventListeners(ending.signal, 'abort')).toHaveLength(20);
  const reason = new Error('gone');
  ending.come(reason);
  expect([ending.isOver, ...new Set(told)]).toEqual([true, reason]);
  expect(told).toHaveLength(20);
  process.off('warning', warned);
  expect(warned).not.toHaveBeenCalled();
});

describe('hold points', () => {
  it('park requests until the last one expected comes, then let them go in order', async () => {
    const holds = new Holds(randomIds);
    holds.place('messages.submit', 3);
    const passed: number[] = [];
    const parked = [1, 2].map((n) => holds.reach('messages.submit')?.then(() => passed.push(n)));
    expect(passed).toEqual([]);
    await Promise.all([...parked, holds.reach('messages.submit')?.then(() => passed.push(3))]);
    expect(passed).toEqual([1, 2, 3]);
    expect(holds.reach('messages.submit')).toBeUndefined();
  });

  it('are released by hand, and only once', () => {
    const holds = new Holds(randomIds);
    const id = holds.place('voice.update', 2);
    void holds.reach('voice.update');
    expect(holds.release(id)).toBe(1);
    expect(holds.release(id)).toBeUndefined();
  });
});
