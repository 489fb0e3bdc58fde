import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LateMap } from '../../../reference-impl/kernel/late-map.ts';

const turns = fc.array(
  fc.record({ act: fc.constantFrom('set', 'delete', 'clear'), key: fc.integer({ min: 0, max: 4 }), value: fc.nat() }),
);

const shownBy = (map: Map<number, number> | LateMap<number, number>) => [
  map.size,
  [...map],
  [...map.keys()],
  [...map.values()],
  ...[0, 1, 2, 3, 4].map((key) => [map.has(key), map.get(key)]),
];

it('shows what a map shows, whatever is done to it', () => {
  fc.assert(
    fc.property(turns, (all) => {
      const [late, map] = [new LateMap<number, number>(), new Map<number, number>()];
      expect(shownBy(late)).toEqual(shownBy(map));
      for (const { act, key, value } of all) {
        if (act === 'set') for (const each of [late, map]) each.set(key, value);
        if (act === 'delete') expect(late.delete(key)).toBe(map.delete(key));
        if (act === 'clear') for (const each of [late, map]) each.clear();
        expect(shownBy(late)).toEqual(shownBy(map));
      }
    }),
  );
});

it('forgets entries while someone walks through it, as a map does', () => {
  const late = new LateMap<string, number>();
  for (const key of ['a', 'b', 'c']) late.set(key, 1);
  for (const key of late.keys()) late.delete(key);
  expect(late.size).toBe(0);
  for (const key of ['a', 'b', 'c']) late.set(key, 1);
  const seen: string[] = [];
  for (const [key] of late) {
    seen.push(key);
    late.clear();
  }
  expect(seen).toEqual(['a']);
});
