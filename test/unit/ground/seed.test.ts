import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SampleValues } from '../../../support/example/session/sample-values.ts';
import { LONG_TEXTS, MOMENTS, SHORT_TEXTS, USUAL_MOMENT } from '../../../support/ground/sample-values.data.ts';
import { drawn, seedOf } from '../../../support/ground/seed.ts';
import { spelled } from '../../../support/wire/http/header-names.ts';
import { forAll } from '../for-all.ts';

describe('a seed', () => {
  it.each(['0', '1', '7', '4294967295'])('may be %s', (text) => {
    expect(seedOf(text)).toBe(Number(text));
  });

  it.each(['', '-1', '1.5', '1e3', '0x10', ' 1', 'seven', '4294967296', '99999999999'])('may not be "%s"', (text) => {
    expect(() => seedOf(text)).toThrow(`--seed ${text} is not a seed`);
  });

  it('gives the same value for the same purpose, and reaches every value', () => {
    const values = ['a', 'b', 'c'];
    forAll(fc.nat(), fc.string(), (seed, purpose) => {
      expect(drawn(values, seed, purpose)).toBe(drawn(values, seed, purpose));
    });
    const reached = new Set(Array.from({ length: 50 }, (_, seed) => drawn(values, seed, 'text')));
    expect([...reached].sort()).toEqual(values);
  });
});

const reachable = ['+61491570156', '+46700000001', '+12025550101'];
const facts = { accounts: [], projects: [], lookupUsers: [], numbers: { reachable, noRoute: ['+999'] } };

describe('the values of an example', () => {
  const told = (seed: number, example: string) => {
    const values = new SampleValues(seed, example);
    return [values.text({ short: false }), values.start, ...Array.from({ length: 5 }, () => values.spelling())];
  };

  it('are those of its seed', () => {
    expect(told(5, 'an example')).toEqual(told(5, 'an example'));
    expect(told(5, 'an example')).not.toEqual(told(6, 'an example'));
    expect(told(5, 'an example')).not.toEqual(told(5, 'another'));
  });

  it('begin off the second', () => {
    for (let seed = 0; seed < 50; seed += 1) expect(Date.parse(new SampleValues(seed).start) % 1000).not.toBe(0);
  });

  it('begin on several days and at several hours, unless the example writes a date', () => {
    const starts = Array.from({ length: 50 }, (_, seed) => new SampleValues(seed).start.slice(0, 19));
    expect(new Set(starts)).toEqual(new Set(MOMENTS));
    for (let seed = 0; seed < 50; seed += 1)
      expect(new SampleValues(seed, '', 'When the clock reaches 2024-03-05T10:00:00Z').start).toContain(USUAL_MOMENT);
  });

  it('have the reachable numbers in any order, unless the example writes one', () => {
    const firsts = Array.from({ length: 30 }, (_, seed) => new SampleValues(seed).castIn(facts).numbers);
    expect(new Set(firsts.map((numbers) => numbers.reachable?.[0]))).toEqual(new Set(reachable));
    for (const numbers of firsts) {
      expect(numbers.reachable?.toSorted()).toEqual(reachable.toSorted());
      expect(numbers.noRoute).toEqual(['+999']);
    }
    for (let seed = 0; seed < 30; seed += 1)
      expect(new SampleValues(seed, '', 'to 61491570156').castIn(facts).numbers.reachable).toEqual(reachable);
    expect(new SampleValues(1).castIn({ ...facts, numbers: {} }).numbers).toEqual({});
  });

  it('the number that steps use of themselves is the one that an example writes for it', () => {
    const castFor = (written: string, numbers: string[]) =>
      new SampleValues(1, 'example', written).castOnAccount({ ...facts, numbers: { reachable: numbers } }).numbers
        .reachable ?? [];
    const declared = ['+8801', '+8802', '+8803', '+8804'];
    const [first, , third] = castFor('the handset "+61491570156"', declared);
    expect(third).toBe(first);
    for (const written of ['the handset "+46700000001"', '"+61491570156" and "+46700000001"', 'none'])
      expect(new Set(castFor(written, declared))).toEqual(new Set(declared));
    expect(castFor('the handset "+61491570156"', ['+8801'])).toEqual(['+8801']);
  });

  it('have one part where each part is paid for', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const text = new SampleValues(seed).text({ short: true });
      expect(SHORT_TEXTS).toContain(text);
      expect(text.length).toBeLessThanOrEqual(70);
    }
    for (const text of LONG_TEXTS) expect(text.length).toBeGreaterThan(70);
  });
});

const headers = { 'content-md5': 'x', 'X-Own-Name': 'y', 'x-conformance-run': 'z' };

it('header names are written as the document spells them, in small letters, or in capitals', () => {
  expect(Object.keys(spelled(headers, 'documented'))).toEqual(['Content-MD5', 'X-Own-Name', 'x-conformance-run']);
  expect(Object.keys(spelled(headers, 'small'))).toEqual(Object.keys(headers));
  expect(Object.keys(spelled(headers, 'capitals'))).toEqual(['CONTENT-MD5', 'X-Own-Name', 'X-CONFORMANCE-RUN']);
});
