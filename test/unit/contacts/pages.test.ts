import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListQuery } from '../../../reference-impl/contacts/list-query.ts';
import { type Page, pagesOf } from '../../../reference-impl/contacts/page.ts';
import { Problem } from '../../../reference-impl/kernel/problem.ts';

interface Entry {
  readonly sequence: number;
}

const contacts = pagesOf('contacts');
const entries = (...sequences: readonly number[]): Entry[] => sequences.map((sequence) => ({ sequence }));
const shown = ({ content }: Page<Entry>): number[] => content.map(({ sequence }) => sequence);

/** The pages from the first to the last, and back. */
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
    fc.assert(
      fc.property(sequences, fc.integer({ min: 1, max: 4 }), (some, pageSize) => {
        const sorted = some.sort((a, b) => a - b);
        expect(walk(entries(...sorted), { pageSize })).toEqual([sorted, sorted]);
      }),
    );
  });

  it('end where the contact was that a token remembers, even if it is gone', () => {
    const { nextPageToken = '' } = contacts(entries(1, 2, 3), { pageSize: 2 });
    const page = contacts(entries(1, 2), { pageSize: 2, nextPageToken });
    expect(page).toMatchObject({ content: [], totalElements: 2 });
    expect(page.nextPageToken).toBeUndefined();
    expect(shown(contacts(entries(1, 2), { prevPageToken: page.prevPageToken as string }))).toEqual([1, 2]);
  });

  it('refuse the tokens of other lists', () => {
    const { nextPageToken = '' } = pagesOf('lists')(entries(1, 2), { pageSize: 1 });
    expect(() => contacts(entries(1, 2), { nextPageToken })).toThrow(Problem);
  });
});
