import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { originOf, pathOf } from '../../../support/wire/http/origin.ts';
import { forAll } from '../for-all.ts';

describe('the origin of an address', () => {
  it('is that of the URL standard, asked once or often', () =>
    forAll(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
      expect(originOf(url)).toBe(new URL(url).origin);
      expect(originOf(url)).toBe(new URL(url).origin);
    }));

  it.each([
    ['HTTP://LOCALHOST:80/a', 'http://localhost'],
    ['http://[::1]:8080/a', 'http://[::1]:8080'],
    ['http://host', 'http://host'],
    ['http://user:word@host/a', 'http://host'],
    ['http://one/a?at=http://other/', 'http://one'],
    ['http://one\\@other/', 'http://one'],
  ])('of %s is %s', (url, origin) => {
    expect(originOf(url)).toBe(origin);
  });

  it('is refused for what is no URL', () => {
    expect(() => originOf('host/path')).toThrow(TypeError);
    expect(() => originOf('http://[/path')).toThrow(TypeError);
  });
});

it.each([
  ['http://host/a/%2e?b=c', '/a/%2e?b=c'],
  ['http://host:80/a', '/a'],
  ['https://host', '/'],
  ['http://host?b=/c', '/?b=/c'],
  ['http://host//double', '//double'],
])('what goes into the request line of %s is %s, as it is written', (url, path) => {
  expect(pathOf(url)).toBe(path);
});
