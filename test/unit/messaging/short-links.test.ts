import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { replaceUrls } from '../../../reference-impl/messaging/links/short-links.ts';
import { forAll } from '../for-all.ts';

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
