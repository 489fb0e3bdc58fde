import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ExpiringIndex } from '../../../reference-impl/kernel/expiring-index.ts';

describe('an expiring index', () => {
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
