import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ListQuery, readListQuery } from '../../../reference-impl/contacts/list-query.ts';
import { type Page, pagesOf, readToken, writeToken } from '../../../reference-impl/contacts/page.ts';
import { Problem } from '../../../reference-impl/kernel/problem.ts';
import { forAll } from '../for-all.ts';

const PARAMETERS = [
  'pageSize',
  'nextPageToken',
  'prevPageToken',
  'listIds',
  'contactIds',
  'channelIds',
  'channelTypes',
  'channelSubscriptionState',
] as const;

const ID = 'ABCDEF00-0000-4000-8000-000000000000';

const read = (query: Record<string, string | string[]>) => readListQuery(query, PARAMETERS);

function mistakesOf(query: Record<string, string | string[]>) {
  try {
    read(query);
  } catch (error) {
    if (error instanceof Problem && error.status === 400)
      return error.details.map(({ pointer, kind }) => `${pointer} ${kind}`);
    throw error;
  }
  return [];
}

describe('the query of a list', () => {
  it('is the same however it is spelled', () => {
    const wanted = { pageSize: 5, listIds: [ID.toLowerCase()], channelTypes: ['SMS', 'EMAIL'] };
    const types = ['SMS', 'EMAIL'];
    expect(read({ pageSize: '5', listIds: ID, channelTypes: types })).toEqual(wanted);
    expect(read({ pageSize: '5', listIds: [ID], channelTypes: 'SMS,EMAIL' })).toEqual(wanted);
    expect(read({ 'request.pageSize': '5', 'request[listIds]': ID, 'channelTypes[]': types })).toEqual(wanted);
    expect(read({ request: JSON.stringify({ pageSize: 5, listIds: [ID], channelTypes: types }) })).toEqual(wanted);
  });

  it('takes a plain parameter before the same one in request', () => {
    expect(read({ pageSize: '5', request: '{"pageSize":7}' })).toEqual({ pageSize: 5 });
  });

  it('has nothing where parameters are empty, null or unknown', () => {
    expect(read({ pageSize: '', request: '{"listIds":null}', colour: 'red' })).toEqual({});
    expect(read({ request: '', channelIds: ',' })).toEqual({ channelIds: undefined });
  });

  it.each([
    [{ pageSize: '0' }, '/pageSize constraint_violation'],
    [{ pageSize: '1001' }, '/pageSize constraint_violation'],
    [{ pageSize: '-1' }, '/pageSize constraint_violation'],
    [{ pageSize: 'x' }, '/pageSize type_mismatch'],
    [{ pageSize: ['1', '2'] }, '/pageSize type_mismatch'],
    [{ pageSize: '99999999999999999999' }, '/pageSize type_mismatch'],
    [{ contactIds: 'x' }, '/contactIds invalid_format'],
    [{ channelTypes: 'FAX' }, '/channelTypes no_such_pattern'],
    [{ channelSubscriptionState: 'MAYBE' }, '/channelSubscriptionState no_such_pattern'],
    [{ nextPageToken: 'a', prevPageToken: 'b' }, '/prevPageToken incorrect_operation'],
    [{ request: 'SOME_OBJECT_VALUE' }, '/request type_mismatch'],
    [{ request: '[]' }, '/request type_mismatch'],
    [{ request: ['{}', '{}'] }, '/request type_mismatch'],
    [{ request: '{"listIds":[1]}' }, '/listIds type_mismatch'],
    [{ request: '{"channelSubscriptionState":{}}' }, '/channelSubscriptionState type_mismatch'],
  ])('%j is refused', (query, mistake) => {
    expect(mistakesOf(query as never)).toEqual([mistake]);
  });

  it('is understood or refused with 400, whatever comes', () => {
    const name = fc.oneof(
      fc.constantFrom('request', ...PARAMETERS),
      fc.constantFrom(...PARAMETERS).map((each) => `request.${each}`),
      fc.string(),
    );
    const value = fc.oneof(fc.string(), fc.json(), fc.array(fc.string(), { maxLength: 3 }));
    const members = fc.dictionary(fc.constantFrom(...PARAMETERS, '__proto__'), fc.jsonValue());
    forAll(fc.dictionary(name, value), fc.option(members), (query, request) => {
      mistakesOf(request ? { ...query, request: JSON.stringify(request) } : query);
    });
  });
});

const token = fc.record({
  of: fc.constantFrom('contacts', 'lists', 'custom-fields'),
  direction: fc.constantFrom('next' as const, 'prev' as const),
  sequence: fc.integer({ min: 0, max: 999_999_999_999 }),
});

describe('a page token', () => {
  it('says what was written in it, to its own list and in its own direction only', () =>
    forAll(token, token, (said, other) => {
      const text = writeToken(said);
      expect(text).toMatch(/^[\w-]+$/);
      expect(readToken(text, said.of, said.direction)).toEqual(said);
      if (other.of !== said.of || other.direction !== said.direction)
        expect(readToken(text, other.of, other.direction)).toBeUndefined();
    }));

  it('is not made of any other text', () =>
    forAll(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      expect(readToken(text, 'contacts', 'next')).toBeUndefined();
    }));

  it('with one character changed is none any more', () =>
    forAll(token, fc.nat(), fc.constantFrom('A', 'z', '0', '=', '.'), (said, at, put) => {
      const text = writeToken(said);
      const place = at % text.length;
      const changed = `${text.slice(0, place)}${put}${text.slice(place + 1)}`;
      if (changed !== text) expect(readToken(changed, said.of, said.direction)).toBeUndefined();
    }));
});

interface Entry {
  readonly sequence: number;
}

const contacts = pagesOf('contacts');
const entries = (...sequences: readonly number[]): Entry[] => sequences.map((sequence) => ({ sequence }));
const shown = ({ content }: Page<Entry>): number[] => content.map(({ sequence }) => sequence);

function walk(all: readonly Entry[], query: ListQuery): readonly [forwards: number[], backwards: number[]] {
  let page = contacts(all, query);
  const forwards = shown(page);
  while (page.nextPageToken) {
    page = contacts(all, { ...query, nextPageToken: page.nextPageToken });
    forwards.push(...shown(page));
  }
  const backwards = shown(page);
  while (page.prevPageToken) {
    page = contacts(all, { ...query, prevPageToken: page.prevPageToken });
    backwards.unshift(...shown(page));
  }
  return [forwards, backwards];
}

describe('the pages of contacts', () => {
  it('hold every entry once and in order, in both directions', () => {
    const sequences = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 12 });
    forAll(sequences, fc.integer({ min: 1, max: 4 }), (some, pageSize) => {
      const sorted = some.sort((a, b) => a - b);
      expect(walk(entries(...sorted), { pageSize })).toEqual([sorted, sorted]);
    });
  });

  it('end where the contact was that a token remembers, even if it is gone', () => {
    const { nextPageToken = '' } = contacts(entries(1, 2, 3), { pageSize: 2 });
    const page = contacts(entries(1, 2), { pageSize: 2, nextPageToken });
    expect(page).toMatchObject({ content: [], totalElements: 2 });
    expect(page.nextPageToken).toBeUndefined();
    expect(shown(contacts(entries(1, 2), { prevPageToken: page.prevPageToken as string }))).toEqual([1, 2]);
  });
});
