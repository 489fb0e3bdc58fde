import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Refusals } from '../../../reference-impl/kernel/refusals.ts';
import { forAll } from '../for-all.ts';

it('planned refusals are made as often as planned, those planned first first, and for no other operation', () => {
  const plan = fc.array(
    fc.record({ status: fc.integer({ min: 400, max: 599 }), times: fc.integer({ min: 1, max: 5 }) }),
  );
  forAll(plan, (planned) => {
    const refusals = new Refusals();
    for (const each of planned) refusals.plan({ operation: 'a', ...each });
    const expected = planned.flatMap(({ status, times }) => Array<number>(times).fill(status));
    expect(refusals.take('b')).toBeUndefined();
    expect(expected.map(() => refusals.take('a'))).toEqual(expected);
    expect(refusals.take('a')).toBeUndefined();
    expect(refusals.left).toEqual([]);
  });
});
