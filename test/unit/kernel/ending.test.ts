import { getEventListeners } from 'node:events';
import { expect, it, vi } from 'vitest';
import { Ending } from '../../../reference-impl/kernel/ending.ts';

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
