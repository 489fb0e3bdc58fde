import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Copies } from '../../../reference-impl/kernel/copies.ts';
import { parts } from '../../../reference-impl/parts.ts';

class Open {
  readonly names = new Set(['a']);
  get first() {
    return [...this.names][0];
  }
}

class Closed {
  #names = 1;
  get count() {
    return this.#names;
  }
}

describe('a copy', () => {
  it('equals what it is of, and nothing in it is the same', () => {
    const state = {
      list: [1, { a: 1 }],
      map: new Map([['k', { set: new Set([2]) }]]),
      open: new Open(),
      none: undefined,
    };
    const copy = new Copies().of(state);
    expect(copy).toEqual(state);
    copy.open.names.clear();
    copy.map.get('k')?.set.add(3);
    (copy.list[1] as { a: number }).a = 2;
    expect(state).toMatchObject({ list: [1, { a: 1 }], map: new Map([['k', { set: new Set([2]) }]]) });
    expect([state.open.first, copy.open.first]).toEqual(['a', undefined]);
  });

  it('has one thing where there was one, in a circle too, and over several copies', () => {
    const thing: { self?: unknown } = {};
    thing.self = thing;
    const copies = new Copies();
    const { a, b } = copies.of({ a: thing, b: new Map([[thing, thing]]) });
    expect([a.self, b.get(a), copies.of(thing)]).toEqual([a, a, a]);
    expect(a).not.toBe(thing);
  });

  it('shares functions, promises, keys and what it is told to', () => {
    const shared = {
      account: { id: 'a' },
      run: () => 1,
      later: Promise.resolve(),
      key: generateKeyPairSync('ed25519').privateKey,
    };
    const copies = new Copies();
    copies.share([shared.account]);
    const copy = copies.of({ ...shared });
    for (const [name, value] of Object.entries(shared)) expect(copy[name as keyof typeof copy]).toBe(value);
  });

  it.each([
    [new Closed(), 'a Closed cannot be copied: it has fields that only it can see'],
    [new (class Inner extends Closed {})(), 'a Closed cannot be copied: it has fields that only it can see'],
    [new WeakMap(), 'a WeakMap cannot be copied'],
    [new Date(0), 'a Date cannot be copied'],
  ])('is not made of what would be lost in it: %s', (thing, problem) => {
    expect(() => new Copies().of({ deep: [thing] })).toThrow(problem);
  });

  it.each(parts.map((part) => [part.name, part] as const))('can be made of what %s keeps', (_name, { newState }) => {
    const state = newState?.();
    expect(new Copies().of(state)).toEqual(state);
  });
});
