import { expect, it } from 'vitest';
import { Turnstile } from '../../../reference-impl/kernel/turnstile.ts';

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
