import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ExpiringIndex } from '../../../reference-impl/kernel/expiring-index.ts';

const DAY = 86_400_000;

describe('an expiring index', () => {
  it('knows an entry until one millisecond before its window ends, and not after', () => {
    const index = new ExpiringIndex<string>(DAY);
    index.put('key', 'value', 0);
    expect(index.get('key', DAY - 1)).toBe('value');
    expect(index.get('key', DAY + 1)).toBeUndefined();
  });

  it('keeps an entry alive across a swap of its generations', () => {
    const index = new ExpiringIndex<string>(DAY);
    index.put('early', 'x', 0);
    index.put('late', 'y', DAY - 1);
    index.put('other', 'z', DAY);
    expect(index.get('late', DAY + DAY / 2)).toBe('y');
  });

  it('answers as a plain map with time stamps would', () => {
    const step = fc.record({ wait: fc.integer({ min: 0, max: 150 }), key: fc.constantFrom('a', 'b', 'c') });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const index = new ExpiringIndex<number>(100);
        const plain = new Map<string, number>();
        let now = 0;
        for (const { wait, key } of steps) {
          now += wait;
          const at = plain.get(key);
          const alive = at !== undefined && now - at < 100 ? at : undefined;
          expect(index.get(key, now)).toBe(alive);
          if (alive === undefined) {
            index.put(key, now, now);
            plain.set(key, now);
          }
        }
      }),
    );
  });

  it('forgets what is older than two windows', () => {
    const index = new ExpiringIndex<number>(10);
    for (let at = 0; at < 1000; at += 1) index.put(`key ${at}`, at, at);
    expect(index.size).toBeLessThanOrEqual(20);
  });
});
