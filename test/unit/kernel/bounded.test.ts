import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AttemptLog } from '../../../reference-impl/kernel/attempt-log.ts';
import { ExpiringIndex } from '../../../reference-impl/kernel/expiring-index.ts';
import { givenIds, type Ids, randomIds, rememberIds } from '../../../reference-impl/kernel/ids.ts';
import { forAll, forSome } from '../for-all.ts';
import { aLetter } from './a-letter.ts';

it('the latest thousand attempts are found by their number, with their letters', () =>
  forSome(30, fc.integer({ min: 0, max: 2100 }), (count) => {
    const log = new AttemptLog();
    for (let place = 0; place < count; place += 1)
      log.add(aLetter({ id: `letter ${place}` }), { attempt: 1, at: place, headers: {}, outcome: 'status 200' });
    expect(log.first).toBe(Math.max(0, count - 1000));
    for (const number of [log.first, count - 1].filter((each) => each >= 0 && count > 0))
      expect([log.at(number)?.at, log.letterAt(number)?.id]).toEqual([number, `letter ${number}`]);
    for (const number of [log.first - 1, count]) expect(log.letterAt(number)).toBeUndefined();
  }));

describe('an expiring index', () => {
  it('answers as a plain map with time stamps would', () => {
    const step = fc.record({ wait: fc.integer({ min: 0, max: 150 }), key: fc.constantFrom('a', 'b', 'c') });
    forAll(fc.array(step, { maxLength: 60 }), (steps) => {
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
    });
  });

  it('forgets what is older than two windows', () => {
    const index = new ExpiringIndex<number>(10);
    for (let at = 0; at < 1000; at += 1) index.put(`key ${at}`, at, at);
    expect(index.size).toBeLessThanOrEqual(20);
  });
});

const draws = fc.array(fc.constantFrom('uuid', 'opaque', 'secret'));

const draw = (ids: Ids, kinds: readonly string[]): string[] => kinds.map((kind) => ids[kind as 'uuid']());

it('the same identifiers come again in the same order, then those of another source', () =>
  forAll(draws, draws, (kinds, more) => {
    const first = rememberIds(randomIds);
    const drawn = draw(first, kinds);
    expect(first.drawn).toEqual(drawn);
    first.stop();
    draw(first, more);
    expect(first.drawn).toEqual(drawn);
    const others = rememberIds(randomIds);
    expect(draw(givenIds(drawn, others), [...kinds, ...more])).toEqual([...drawn, ...others.drawn]);
    expect(others.drawn).toHaveLength(more.length);
  }));
