import { describe, expect, it } from 'vitest';
import { rowNamed } from '../../../reference-impl/deviations/grammar/grammar.ts';
import { undone } from '../../../reference-impl/deviations/grammar/undone.ts';
import { PackedList } from '../../../reference-impl/kernel/packed-list.ts';
import { PlaceIndex } from '../../../reference-impl/kernel/place-index.ts';

// biome-ignore lint/suspicious/noExplicitAny: what a fault sees of a platform is more than these tests need
type Any = any;

describe('an operation that goes wrong', () => {
  const parent = { id: 'parent', parent: undefined };
  const child = { id: 'child', parent };
  const kept: string[] = [];
  const notes = new Map<string, number>();
  const run = ({ caller }: Any) => {
    kept.push(caller.account.id);
    notes.set(`${notes.size}`, 1);
    return { status: 200 };
  };
  const perform = (operator: string) => {
    const accounts = new Map([parent, child].map((account) => [account.id, { account }]));
    const call = { caller: { own: parent, account: parent }, scope: { accounts }, request: {}, params: {} };
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

describe('what is undone', () => {
  it('leaves a packed list and its index as they were, and what was looked up in them', () => {
    const list = new PackedList<{ id: string; status?: string }>({
      write: (entry) => JSON.stringify(entry),
      read: (text) => JSON.parse(text),
    });
    const index = new PlaceIndex((place) => list.at(place).id);
    const add = (id: string) => index.put(id, list.push({ id }));
    const all = Array.from({ length: 12 }, (_none, place) => `kept ${place}`);
    for (const id of all) add(id);
    undone(() => {
      for (const id of ['more', 'kept 1', 'and more']) add(id);
      list.at(0).status = 'cancelled';
    });
    expect([...list]).toEqual(all.map((id) => ({ id })));
    expect([...all, 'more', 'and more'].map((id) => index.find(id))).toEqual([...all.keys(), undefined, undefined]);
  });

  it('leaves maps and sets as they were, in their order, and gives the result', () => {
    const map = new Map([
      ['a', 1],
      ['b', 2],
    ]);
    const set = new Set(['a']);
    const result = undone(() => {
      map.delete('a');
      map.set('c', 3);
      set.clear();
      return map.size + set.size;
    });
    expect(result).toBe(2);
    expect([...map]).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
    expect([...set]).toEqual(['a']);
    map.set('d', 4);
    expect(map.get('d')).toBe(4);
  });

  it('leaves lists and the members of what was looked up as they were', () => {
    const things = new Map([['a', { on: false }]]);
    const list = [1, 2];
    undone(() => {
      (things.get('a') as { on: boolean }).on = true;
      list.push(3);
      list.splice(0, 1);
    });
    undone(() => {
      for (const thing of things.values()) thing.on = true;
    });
    expect([things.get('a'), list]).toEqual([{ on: false }, [1, 2]]);
  });

  it('leaves what is in a thing that was looked up as it was, and nothing that is new in it', () => {
    const things = new Map([['a', { inner: { on: false } }]]);
    undone(() => {
      const thing = things.get('a') as Any;
      thing.inner.on = true;
      thing.inner.label = 'new';
      thing.label = 'new';
    });
    expect(things.get('a')).toEqual({ inner: { on: false } });
  });

  it('is undone when it fails, too', () => {
    const map = new Map();
    expect(() =>
      undone(() => {
        map.set('a', 1);
        throw new Error('halfway');
      }),
    ).toThrow('halfway');
    expect(map.size).toBe(0);
  });
});
