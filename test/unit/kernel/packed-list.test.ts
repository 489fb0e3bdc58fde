import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PackedList } from '../../../reference-impl/kernel/packed-list.ts';

interface Entry {
  readonly text: string;
  readonly isOpen: boolean;
}

/** Packs entries that are not open, and counts how often one is read. */
function listOf(entries: readonly Entry[], latest: number) {
  const seen = { read: 0 };
  const list = new PackedList<Entry>(
    {
      write: ({ text, isOpen }) => (isOpen ? undefined : text),
      read: (text) => {
        seen.read += 1;
        return { text, isOpen: false };
      },
    },
    latest,
  );
  const places = entries.map((entry) => list.push(entry));
  return { list, places, seen };
}

const numbered = (count: number): Entry[] => Array.from({ length: count }, (_, i) => ({ text: `${i}`, isOpen: false }));

describe('a packed list', () => {
  it('gives back what was put in, whatever the texts are', () => {
    const entry = fc.record({ text: fc.string({ unit: 'binary', maxLength: 5 }), isOpen: fc.boolean() });
    const isWhole = ({ text }: Entry): boolean => Buffer.from(text).toString() === text;
    fc.assert(
      fc.property(fc.array(entry.filter(isWhole), { minLength: 500, maxLength: 900 }), (entries) => {
        const { list, places } = listOf(entries, 3);
        expect(places).toEqual(entries.map((_, place) => place));
        expect([...list]).toEqual(entries);
      }),
      { numRuns: 20 },
    );
  });

  it('keeps the latest as they are, and the last of them no longer than necessary', () => {
    const entries = numbered(266);
    const { list, seen } = listOf(entries, 10);
    expect(list.size).toBe(266);
    expect(list.at(256)).toBe(entries[256]);
    expect(seen.read).toBe(0);
    expect(list.at(255)).not.toBe(entries[255]);
    expect(list.at(255)).toEqual(entries[255]);
    expect(seen.read).toBe(1);
  });

  it('remembers what was read lately, and a hundred entries at most', () => {
    const { list, seen } = listOf(numbered(512), 10);
    for (const place of [0, 1, 0, 1]) list.at(place);
    expect(seen.read).toBe(2);
    for (let place = 2; place < 101; place += 1) list.at(place);
    list.at(0);
    expect(seen.read).toBe(102);
    expect([...list]).toHaveLength(512);
    expect(seen.read).toBe(358);
    list.at(0);
    expect(seen.read).toBe(358);
  });

  it('packs nothing below its limit', () => {
    const entries = numbered(265);
    const { list } = listOf(entries, 10);
    expect(entries.every((entry, place) => list.at(place) === entry)).toBe(true);
  });

  it('keeps an entry that may still change, so that a change of it is seen', () => {
    const entries = numbered(600).map((entry, i) => ({ ...entry, isOpen: i === 7 }));
    const { list } = listOf(entries, 10);
    expect(list.at(7)).toBe(entries[7]);
    expect(list.at(8)).toEqual(entries[8]);
  });
});
