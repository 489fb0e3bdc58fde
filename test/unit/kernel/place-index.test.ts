import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PlaceIndex } from '../../../reference-impl/kernel/place-index.ts';

describe('an index of places', () => {
  it('finds what a map finds', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 2 }), { maxLength: 300 }), fc.string(), (keys, other) => {
        const index = new PlaceIndex((place) => keys[place] as string);
        const map = new Map<string, number>();
        for (const [place, key] of keys.entries()) {
          expect(index.put(key, place)).toBe(map.get(key));
          map.set(key, place);
        }
        expect(index.size).toBe(map.size);
        for (const key of [...keys, other]) expect(index.find(key)).toBe(map.get(key));
      }),
    );
  });

  it('tells keys with the same hash apart', () => {
    const keys = ['costarring', 'liquid'];
    const index = new PlaceIndex((place) => keys[place] as string);
    for (const [place, key] of keys.entries()) index.put(key, place);
    expect(keys.map((key) => index.find(key))).toEqual([0, 1]);
    expect(index.find('declinate')).toBeUndefined();
  });

  it('finds a hundred thousand keys', () => {
    const keyAt = (place: number): string => `+4670${place}`;
    const index = new PlaceIndex(keyAt);
    for (let place = 0; place < 100_000; place += 1) index.put(keyAt(place), place);
    for (let place = 0; place < 100_000; place += 997) expect(index.find(keyAt(place))).toBe(place);
    expect(index.find(keyAt(100_000))).toBeUndefined();
  });
});
