import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { instantOf } from '../../../reference-impl/kernel/time.ts';
import {
  clustersOf,
  convertCharacters,
  GSM_BASIC,
  GSM_EXTENDED,
  isGsm7,
} from '../../../reference-impl/messaging/carrier/character-converter.ts';
import { replaceUrls } from '../../../reference-impl/messaging/links/short-links.ts';
import { encode } from '../../../reference-impl/messaging/webhooks/letter.ts';
import { forAll } from '../for-all.ts';
import { accountOf, submit, worldAt } from './submitting.ts';

const shown = (text: string): string => replaceUrls(text, () => '#');

describe('URLs in a text', () => {
  it.each([')', '.', ').'])('end before any number of "%s", each looked at once', (ending) => {
    const split = vi.spyOn(String.prototype, 'split');
    const slice = vi.spyOn(String.prototype, 'slice');
    const converted = shown(`https://a.example/b${ending.repeat(2000)}`);
    const looks = split.mock.calls.length + slice.mock.calls.length;
    vi.restoreAllMocks();
    expect(converted).toBe(`#${ending.repeat(2000)}`);
    expect(looks).toBeLessThan(10);
  });

  it.each([
    ['https://a.example/b?c=d#e', '#'],
    ['see http://a.example now', 'see # now'],
    ['HTTPS://A.EXAMPLE/', '#'],
    ['https://a.example/b, https://c.example/d.', '#, #.'],
    ['(https://a.example/b)', '(#)'],
    ['https://a.example/b_(c)', '#'],
    ['<https://a.example/b>', '<#>'],
    ['really https://a.example/b?!', 'really #?!'],
    ['https:// is a scheme', 'https:// is a scheme'],
    ['www.a.example', 'www.a.example'],
    ['ftp://a.example/b', 'ftp://a.example/b'],
    ['nothing at all', 'nothing at all'],
  ])('%s', (text, replaced) => expect(shown(text)).toBe(replaced));

  it('are found whatever stands around them', () =>
    forAll(fc.webUrl({ withQueryParameters: true }), fc.lorem(), (url, words) => {
      const found: string[] = [];
      replaceUrls(`${words} ${url}x ${words}`, (each) => {
        found.push(each);
        return each;
      });
      expect(found).toEqual([`${url}x`]);
    }));

  it('are all there is that changes', () =>
    forAll(fc.string({ unit: 'binary' }), (text) => replaceUrls(text, (url) => url) === text));
});

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

describe('an instant', () => {
  it.each([
    ['2024-02-29T12:00:00Z', '2024-02-29T12:00:00.000Z'],
    ['2024-01-15t12:00:00.5z', '2024-01-15T12:00:00.500Z'],
    ['2024-01-15T12:00:00+05:30', '2024-01-15T06:30:00.000Z'],
    ['2024-01-15T12:00Z', '2024-01-15T12:00:00.000Z'],
  ])('%s', (text, wanted) => expect(new Date(instantOf(text)).toISOString()).toBe(wanted));

  it.each(['2024-02-30T12:00:00Z', '2023-02-29T12:00:00Z', '2024-04-31T00:00:00Z', '2024-01-15T25:00:00Z'])(
    '%s is on no calendar',
    (text) => expect(instantOf(text)).toBeNaN(),
  );
});

const payload = { id: 'a&b', none: null, metadata: { k: '<v>', 'odd name': '\u0001x' } };

it.each([
  ['JSON', JSON.stringify(payload)],
  ['FORM_ENCODED', 'id=a%26b&none=&metadata%5Bk%5D=%3Cv%3E&metadata%5Bodd+name%5D=%01x'],
  [
    'XML',
    '<notification><id>a&#38;b</id><none></none><metadata><k>&#60;v&#62;</k>' +
      '<entry key="odd name">x</entry></metadata></notification>',
  ],
] as const)('the default payload in %s', (encoding, text) => expect(encode(payload, encoding)).toBe(text));

it('every letter of a large submit is sent, however long its templates take', async () => {
  const world = worldAt('2026-03-02T12:00:00Z');
  const { webhooks } = world.scopes.messaging.state.recordsOf(accountOf(world).id);
  const template = '#foreach($i in [1..999])#end'.repeat(20);
  for (let at = 0; at < 20; at += 1)
    webhooks.set(`w${at}`, {
      ...{ id: `w${at}`, url: `https://receiver.example/${at}`, method: 'POST', encoding: 'JSON' },
      ...{ headers: {}, events: ['DELIVERED_DR'], template },
      ...{ read_timeout: 1000, retries: 0, retry_delay: 5 },
    });
  submit(
    world,
    Array.from({ length: 40 }, (_, at) => ({ content: `Hello ${at}` })),
  );
  await world.activity.quiet();
  const { attempts } = world.outbox.log;
  expect(attempts).toHaveLength(800);
  expect(attempts.every(({ note }) => note?.includes('the template was given up: it takes more than'))).toBe(true);
});
