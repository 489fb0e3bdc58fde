import { expect, it } from 'vitest';
import { TokenState } from '../../../reference-impl/token/state.ts';

const taken = (state: TokenState, times: number, now: number, project = 'p'): number =>
  Array.from({ length: times }, () => state.take(project, now)).filter(Boolean).length;

it('a world without a bucket has no limit', () => {
  expect(taken(new TokenState(), 1000, 0)).toBe(1000);
});

it('a bucket empties, fills at its rate and never overflows', () => {
  const state = new TokenState();
  state.bucket = { size: 30, perSecond: 10 };
  expect(taken(state, 31, 0)).toBe(30);
  expect(taken(state, 2, 99)).toBe(0);
  expect(taken(state, 2, 100)).toBe(1);
  expect(taken(state, 100, 1100)).toBe(10);
  expect(taken(state, 100, 3_600_000)).toBe(30);
  expect(taken(state, 1, 3_600_000, 'another project')).toBe(1);
});
