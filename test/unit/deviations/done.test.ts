import { describe, expect, it } from 'vitest';
import { rowNamed } from '../../../reference-impl/deviations/grammar/grammar.ts';

// biome-ignore lint/suspicious/noExplicitAny: what a fault sees of a platform is more than these tests need
type Any = any;

describe('an operation that goes wrong', () => {
  const parent = { id: 'parent', parent: undefined };
  const child = { id: 'child', parent };
  const kept: string[] = [];
  const notes = new Map<string, number>();
  const run = ({ caller, scope }: Any) => {
    kept.push(caller.account.id);
    scope.state.set(`${scope.state.size}`, 1);
    return { status: 200 };
  };
  const perform = (operator: string) => {
    const accounts = new Map([parent, child].map((account) => [account.id, { account }]));
    const scope = { accounts, state: notes, apart: () => ({ accounts, state: new Map(notes) }) };
    const call = { caller: { own: parent, account: parent }, scope, request: {}, params: {} };
    const way = rowNamed(`${operator}.done/a.b`)?.perform as Any;
    return () => way(run, { operation: 'a.b', call, request: { method: 'POST' } });
  };

  it.each([
    ['done-twice', ['parent', 'parent']],
    ['of-the-child', ['child']],
    ['of-the-child-too', ['parent', 'child']],
    ['of-the-parent', ['parent']],
  ])('%s', (operator, callers) => {
    kept.length = 0;
    expect(perform(operator)()).toEqual({ status: 200 });
    expect(kept).toEqual(callers);
  });

  it.each([
    ['said-only', 0],
    ['done-once', 1],
    ['done-from-the-second', 3],
    ['done-three-times-at-most', 3],
  ])('%s has an effect %i of four times', (operator, times) => {
    notes.clear();
    const act = perform(operator);
    for (let time = 0; time < 4; time += 1) act();
    expect(notes.size).toBe(times);
  });
});
