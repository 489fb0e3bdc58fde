import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { needleIndex } from '../../../support/ground/secrets/needle-index.ts';
import { forAll } from '../for-all.ts';

/** Every place of every needle, found the slow way. */
const slowly = (needles: readonly string[], text: string): string[] =>
  [...new Set(needles)]
    .filter((needle) => needle !== '')
    .flatMap((needle) =>
      Array.from({ length: text.length }, (_, at) => at)
        .filter((at) => text.startsWith(needle, at))
        .map((at) => `${at}-${at + needle.length}`),
    )
    .sort();

const found = (needles: readonly string[], text: string): string[] =>
  needleIndex(needles)(text)
    .map(([start, end]) => `${start}-${end}`)
    .sort();

describe('the index of needles', () => {
  it.each([
    [['abc', 'bcd'], 'abcd', ['0-3', '1-4']],
    [['aaa'], 'aaaa', ['0-3', '1-4']],
    [['ab', 'abcd'], 'abcd', ['0-2', '0-4']],
    [['abc', 'abc'], 'abc', ['0-3']],
    [['', 'abcd'], 'abc', []],
    [[], 'abc', []],
  ])('finds %j in %s', (needles, text, places) => {
    expect(found(needles, text)).toEqual(places);
  });

  it('finds what a search for one after the other finds', () => {
    const letters = fc.constantFrom('a', 'b', 'ß', '漢', '😀');
    const text = (maxLength: number) => fc.string({ unit: letters, maxLength });
    forAll(fc.array(text(5), { maxLength: 6 }), text(40), (needles, hay) => {
      expect(found(needles, hay)).toEqual(slowly(needles, hay));
    });
  });
});
