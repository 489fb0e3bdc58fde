import { expect, it } from 'vitest';
import { inTurns, orderOf } from '../../../support/cli/order.ts';

it('an order is defined, or random by the seed', () => {
  expect(orderOf('defined', 7)).toBe('defined');
  expect(orderOf('random', 7)).toBe('random:7');
  expect(() => orderOf('shuffled', 7)).toThrow('--order shuffled is no order; write defined or random');
});

it('examples that wait for real come first, and nothing runs twice or is left out', () => {
  const all = { paths: ['features'], tagExpression: '@smoke or @voice' };
  expect(inTurns(all, { lab: undefined, maxWaitMs: 600_000 }).map(({ tagExpression }) => tagExpression)).toEqual([
    '(@smoke or @voice) and @needs-clock',
    '(@smoke or @voice) and not @needs-clock',
  ]);
  const many = { paths: Array.from({ length: 20 }, (_, at) => `features/${at}.feature`), tagExpression: '' };
  const [waiting, ...others] = inTurns(many, { maxWaitMs: 1 });
  expect(waiting).toEqual({ ...many, tagExpression: '@needs-clock' });
  expect(others.map(({ paths }) => paths.length)).toEqual([8, 8, 4]);
  expect(others.flatMap(({ paths }) => paths)).toEqual(many.paths);
  expect(new Set(others.map(({ tagExpression }) => tagExpression))).toEqual(new Set(['not @needs-clock']));
});

it('a clock that can be moved needs no turns', () => {
  const all = { paths: ['features'], tagExpression: '' };
  expect(inTurns(all, { lab: 'http://127.0.0.1:1', maxWaitMs: 600_000 })).toEqual([all]);
  expect(inTurns(all, { lab: undefined, maxWaitMs: 0 })).toEqual([all]);
});
