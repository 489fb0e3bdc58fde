import type { ContactDecisions } from '../../../contacts/decisions.ts';
import { Problem } from '../../../kernel/problem.ts';
import type { Fault } from '../../../worlds/behaviour.ts';
import { fault, faultsOf } from '../../fault.ts';
import { operatorsOn } from '../../operators/decisions.ts';

const { around, result } = operatorsOn('contacts');

type Page = ReturnType<ContactDecisions['pageOf']>;
type Query = Parameters<ContactDecisions['pageOf']>[1];

const LARGE = 2000;

/** Changes the pages of one kind of list. */
const pagesOf = (of: string) => ({
  shown: (change: (page: Page) => Page) => result('pageOf', (page, listed) => (listed.of === of ? change(page) : page)),
  paged: (change: (ask: (query: Query) => Page, query: Query) => Page) =>
    around('pageOf', (pageOf) => (listed, query, usual) => {
      const ask = (other: Query) => pageOf(listed, other, usual);
      return (listed.of === of ? change(ask, query) : ask(query)) as ReturnType<typeof ask>;
    }),
});

/** Reads an invalid page size as a large one, in queries with `parameter`. */
const largeForAny = (parameter: string) =>
  around('readListQuery', (readListQuery) => (query, parameters) => {
    try {
      return readListQuery(query, parameters);
    } catch (error) {
      if (query.pageSize === undefined || !(parameters as readonly string[]).includes(parameter)) throw error;
      return { pageSize: LARGE };
    }
  });

/** Deviations in the pages of one kind of list, by its name in tokens and a parameter that only its queries have. */
const ofKind = (
  kind: string,
  table: string,
  of: string,
  parameter: 'contactIds' | 'name' | 'label',
): readonly Fault[] => {
  const { shown, paged } = pagesOf(of);
  return faultsOf({
    [`PUB-${kind}-PAGE-01`]: {
      [`${table}.one-page-only`]: fault('The first page has no next page.', {
        decide: shown(({ nextPageToken: _, ...page }) => page),
      }),
      [`${table}.pages-overlap`]: fault('A page begins with the last entry of the previous page.', {
        decide: paged((ask, query) => {
          const page = ask(query);
          const earlier = query.nextPageToken ? ask({ pageSize: 1 }).content : [];
          return { ...page, content: [...earlier, ...page.content] };
        }),
      }),
    },
    [`PUB-${kind}-PAGE-02`]: {
      [`${table}.no-way-back`]: fault('No page has a previous page.', {
        decide: shown(({ prevPageToken: _, ...page }) => page),
      }),
    },
    [`PUB-${kind}-PAGE-03`]: {
      [`${table}.pages-of-any-size`]: fault('An invalid page size counts as a large one.', {
        decide: largeForAny(parameter),
      }),
    },
    [`PUB-${kind}-PAGE-04`]: {
      [`${table}.counts-the-page`]: fault('totalElements counts only the page.', {
        decide: shown((page) => ({ ...page, totalElements: page.content.length })),
      }),
    },
    [`PUB-${kind}-PAGE-05`]: {
      [`${table}.any-token`]: fault('An unknown token returns the first page.', {
        decide: paged((ask, query) => {
          try {
            return ask(query);
          } catch (error) {
            if (!(error instanceof Problem)) throw error;
            return ask({ ...query, nextPageToken: undefined, prevPageToken: undefined });
          }
        }),
      }),
    },
  });
};

/** Deviations in the pages of contacts, lists and custom fields. */
export const faults: readonly Fault[] = [
  ...ofKind('CONTACT', 'contacts', 'contacts', 'contactIds'),
  ...ofKind('LIST', 'lists', 'lists', 'name'),
  ...ofKind('FIELD', 'customFields', 'custom-fields', 'label'),
];
