import { expect, it } from 'vitest';
import { inTurns, orderBy } from '../../../support/cli/run/order.ts';
import { orderOf } from '../../../support/cli/terminal/options.ts';

it('an order is defined, or random by the seed', () => {
  expect(orderBy(orderOf('defined'), 7)).toBe('defined');
  expect(orderBy(orderOf('random'), 7)).toBe('random:7');
  expect(orderBy(undefined, 7)).toBe('defined');
  expect(() => orderOf('shuffled')).toThrow('--order shuffled is no order; write defined or random');
});

it('each file has one turn where examples wait for real, as they stand when their waits are alike', () => {
  const paths = Array.from({ length: 20 }, (_, at) => `features/${at}.feature`);
  const turns = inTurns({ paths, tagExpression: '@smoke or @voice' }, { maxWaitMs: 1 }, () => 0);
  expect(turns.map((turn) => turn.paths)).toEqual(paths.map((path) => [path]));
  expect(new Set(turns.map(({ tagExpression }) => tagExpression))).toEqual(new Set(['@smoke or @voice']));
});

it('the longest waits that are allowed begin first', () => {
  const [window, keys, last] = [
    'voice/idempotency/ten-minutes',
    'messaging/callbacks/retries',
    'voice/services/timestamps',
  ].map((name) => `features/${name}.feature`) as [string, string, string];
  const turns = inTurns({ paths: [keys, last, window], tagExpression: '' }, { maxWaitMs: 720_000 });
  expect(turns.flatMap(({ paths }) => paths)).toEqual([window, keys, last]);
});

it('a clock that can be moved needs no turns', () => {
  const all = { paths: ['features'], tagExpression: '' };
  expect(inTurns(all, { lab: 'http://127.0.0.1:1', maxWaitMs: 600_000 })).toEqual([all]);
  expect(inTurns(all, { lab: undefined, maxWaitMs: 0 })).toEqual([all]);
});
