import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListQuery } from '../../../reference-impl/contacts/list-query.ts';
import { type Page, pagesOf, readToken, writeToken } from '../../../reference-impl/contacts/page.ts';
import { forAll } from '../for-all.ts';

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
