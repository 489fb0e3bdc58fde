import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviationsFromAsked } from '../../../support/wire/contract/repetition.ts';
import type { Exchange } from '../../../support/wire/http/exchange.ts';
import { originOf, pathOf } from '../../../support/wire/http/origin.ts';
import { forAll } from '../for-all.ts';

const exchange = (asked: unknown, told: unknown, { status = 200, headers = {} } = {}): Exchange => ({
  n: 1,
  interface: 'messaging',
  at: 0,
  request: { method: 'POST', url: 'http://platform.example/things', headers, body: JSON.stringify(asked) },
  status,
  headers: {},
  text: JSON.stringify(told),
  json: told,
  looked: true,
});

const places = (asked: unknown, told: unknown, members = ['label']): string[] =>
  deviationsFromAsked(exchange(asked, told), members).map(({ at }) => at);

describe('an answer that repeats what was asked', () => {
  it.each([
    ['the same text', { label: 'a' }, { label: 'a' }],
    ['more members', { label: { a: 1 } }, { label: { a: 1, b: 2 }, id: '7' }],
    ['a list in another sequence', { label: ['a', 'b'] }, { label: ['b', 'a'] }],
    ['a number without its plus', { label: '+46700000001' }, { label: '46700000001' }],
    ['anything where null was asked', { label: null }, { label: 'usual' }],
    ['anything where nothing was asked', {}, { label: 'usual' }],
    ['another member that it need not repeat', { note: 'a' }, { note: 'b' }],
  ])('may have %s', (_what, asked, told) => {
    expect(places(asked, told)).toEqual([]);
  });

  it.each([
    ['another text', { label: 'a' }, { label: 'b' }, '/label'],
    ['nothing', { label: 'a' }, {}, '/label'],
    ['a text for a number', { label: 1 }, { label: '1' }, '/label'],
    ['a shorter list', { label: ['a', 'b'] }, { label: ['a'] }, '/label'],
    ['the first entry twice', { label: ['a', 'b'] }, { label: ['a', 'a'] }, '/label'],
    ['an inner member that differs', { label: { a: { b: 1 } } }, { label: { a: { b: 2 } } }, '/label/a/b'],
    ['a text for an object', { label: { a: 1 } }, { label: 'a' }, '/label/a'],
  ])('may not have %s', (_what, asked, told, at) => {
    expect(places(asked, told)).toEqual([at]);
  });

  it('has nothing to repeat where it is refused, or may be the answer to an earlier request', () => {
    const [asked, told] = [{ label: 'a' }, { label: 'b' }];
    expect(deviationsFromAsked(exchange(asked, told, { status: 400 }), ['label'])).toEqual([]);
    expect(deviationsFromAsked(exchange(asked, told, { headers: { 'idempotency-key': 'K' } }), ['label'])).toEqual([]);
    expect(deviationsFromAsked(exchange('no object', told), ['label'])).toEqual([]);
  });

  it('never deviates from itself', () =>
    forAll(fc.jsonValue(), (label) => {
      expect(places({ label }, JSON.parse(JSON.stringify({ label })))).toEqual([]);
    }));
});

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
