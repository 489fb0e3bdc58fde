import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clustersOf,
  convertCharacters,
  GSM_BASIC,
  GSM_EXTENDED,
  isGsm7,
} from '../../../reference-impl/messaging/carrier/character-converter.ts';
import { forAll } from '../for-all.ts';

/** Any string at all, half characters included. */
const anyText = fc.string({ unit: 'binary', minLength: 1 });
const brokenText = fc
  .array(fc.oneof(fc.integer({ min: 0xd800, max: 0xdfff }), fc.integer({ min: 0, max: 0xffff })), {
    minLength: 1,
  })
  .map((units) => String.fromCharCode(...units));
const gsmText = fc
  .array(fc.constantFrom(...GSM_BASIC, ...GSM_EXTENDED), { minLength: 1 })
  .map((characters) => characters.join(''));

/** Beyond it are ideographs, tags and private signs. */
const LAST = 0x1ffff;
/** Thousands of signs of one kind each: Chinese, Korean, and the scripts of Tangut and Khitan. */
const isIdeograph = (code: number): boolean =>
  (code >= 0x3400 && code <= 0x9fff) || (code >= 0xac01 && code <= 0xfaff) || (code >= 0x17000 && code <= 0x18fff);

const readers = new Intl.Segmenter('en', { granularity: 'grapheme' });
const NEIGHBOURS = [...'a가각😀©عकก漢 1', ...'\u0301\u200d\u0600', '\ud83c\uddf8'];

describe('the character converter', () => {
  it('takes for one character what a reader takes for one, whatever stands beside it', () => {
    const wrong: string[] = [];
    for (let code = 0; code <= LAST; code += 1) {
      const character = String.fromCodePoint(code);
      const text = `漢${NEIGHBOURS.flatMap((each) => [each, character]).join('')}${character}漢漢`;
      if (/\p{Cn}/u.test(character) || isIdeograph(code)) continue;
      const read = [...readers.segment(text)].map(({ segment }) => segment);
      if ([...clustersOf(text)].join('|') !== read.join('|')) wrong.push(code.toString(16));
    }
    expect(wrong).toEqual([]);
  });

  it('has both tables in full, but for the escape', () =>
    expect([GSM_BASIC.size, GSM_EXTENDED.size]).toEqual([127, 10]));

  it('leads into GSM-7 from everywhere, and never to nothing', () =>
    forAll(fc.oneof(anyText, brokenText), (text) => {
      const converted = convertCharacters(text);
      return isGsm7(converted) && converted !== '';
    }));

  it('leaves GSM-7 alone, also beside what it converts', () =>
    forAll(
      gsmText,
      gsmText,
      (before, after) =>
        convertCharacters(before) === before && convertCharacters(`${before}😀${after}`) === `${before}?${after}`,
    ));

  it('changes nothing the second time', () =>
    forAll(anyText, (text) => {
      const converted = convertCharacters(text);
      return convertCharacters(converted) === converted;
    }));
});
