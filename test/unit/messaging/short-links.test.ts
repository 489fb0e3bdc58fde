import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { replaceUrls, SPECIMEN_SHORT_URL } from '../../../reference-impl/messaging/short-links.ts';
import { accountOf, submit, worldAt } from './submitting.ts';

const shown = (text: string): string => replaceUrls(text, () => '#');

function world() {
  const made = worldAt('2024-01-15T12:00:00Z');
  Object.assign(accountOf(made).features, { shortTrackableLinks: true, characterConverter: true });
  return made;
}

const sentTo = (made: ReturnType<typeof world>, number: string): string | undefined =>
  made.scopes.messaging.state.handsets.get(number)?.content;

const linksOf = (made: ReturnType<typeof world>) => [
  ...made.scopes.messaging.state.recordsOf(accountOf(made).id).shortLinks.values(),
];

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
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), fc.lorem(), (url, words) => {
        const found: string[] = [];
        replaceUrls(`${words} ${url}x ${words}`, (each) => {
          found.push(each);
          return each;
        });
        expect(found).toEqual([`${url}x`]);
      }),
    ));

  it('are all there is that changes', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => replaceUrls(text, (url) => url) === text),
    ));
});

describe('short links', () => {
  it('have 22 characters', () => expect(SPECIMEN_SHORT_URL).toHaveLength(22));

  it('are made for every URL of every message and keep what was written', () => {
    const made = world();
    const content = 'Å 😀 https://a.example/ä and https://b.example/c';
    submit(made, [{ content }, { content, destination_number: '+46700000002' }]);
    const links = linksOf(made);
    expect(links.map(({ target }) => target)).toEqual([
      'https://a.example/ä',
      'https://b.example/c',
      'https://a.example/ä',
      'https://b.example/c',
    ]);
    expect(new Set(links.map(({ shortUrl }) => shortUrl)).size).toBe(4);
    expect(links.map(({ shortUrl }) => shortUrl.length)).toEqual([22, 22, 22, 22]);
    expect(sentTo(made, '+46700000002')).toBe(`Å ? ${links[2]?.shortUrl} and ${links[3]?.shortUrl}`);
  });

  it('are not made while the feature is off', () => {
    const made = worldAt('2024-01-15T12:00:00Z');
    submit(made, [{ content: 'See https://a.example/b 😀' }]);
    expect(sentTo(made, '+46700000001')).toBe('See https://a.example/b 😀');
    expect(linksOf(made)).toEqual([]);
  });
});
