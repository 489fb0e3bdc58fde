import { expect, it } from 'vitest';
import { familiarSender } from '../../../reference-impl/messaging/familiar-sender.ts';

const POOL = ['+1', '+2', '+3'];

it('keeps to the first choice', () => {
  const pairings = new Map<string, string>();
  const first = familiarSender(pairings, 'a', POOL);
  familiarSender(pairings, 'b', POOL);
  expect(familiarSender(pairings, 'a', POOL)).toBe(first);
});

it('does not mind a pool that grows', () => {
  const pairings = new Map<string, string>();
  const first = familiarSender(pairings, 'a', POOL);
  expect(familiarSender(pairings, 'a', ['+0', ...POOL])).toBe(first);
});

it('chooses anew once the number is gone, and keeps to that', () => {
  const pairings = new Map([['a', '+2']]);
  const rest = ['+1', '+3'];
  const next = familiarSender(pairings, 'a', rest);
  expect(rest).toContain(next);
  expect(familiarSender(pairings, 'a', POOL)).toBe(next);
});

it('has nothing to choose from in an empty pool', () =>
  expect(familiarSender(new Map(), 'a', [])).toBeUndefined());
