import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SequenceSet } from '../../../reference-impl/contacts/sequence-set.ts';

const number = fc.integer({ min: 1, max: 40 });
const change = fc.record({ number, isAdded: fc.boolean() });

describe('a set of sequence numbers', () => {
  it('holds what was added and not taken out again, in order, seen from anywhere', () => {
    fc.assert(
      fc.property(fc.array(change), fc.integer({ min: 0, max: 41 }), (changes, from) => {
        const set = new SequenceSet();
        const model = new Set<number>();
        for (const { number: each, isAdded } of changes) {
          if (isAdded) set.add(each);
          else set.delete(each);
          if (isAdded) model.add(each);
          else model.delete(each);
        }
        const all = [...model].sort((a, b) => a - b);
        expect(set.size).toBe(all.length);
        expect([...set.after(from)]).toEqual(all.filter((each) => each > from));
        expect([...set.before(from)]).toEqual(all.filter((each) => each < from).reverse());
        for (const each of [0, from, 41]) expect(set.has(each)).toBe(model.has(each));
      }),
    );
  });
});
