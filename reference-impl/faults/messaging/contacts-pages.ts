import type { ContactDecisions } from '../../contacts/decisions.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Fault } from '../../worlds/behaviour.ts';
import { fault, faultsOf } from '../fault.ts';
import { around } from '../operators/decisions.ts';

type PageOf = ContactDecisions['pageOf'];

const LARGE = 2000;

/** Deviations in the pages of one kind of list: what tokens call it, and a parameter that only its queries have. */
const ofKind = (kind: string, table: string, of: string, parameter: 'contactIds' | 'name' | 'label'): readonly Fault[] => {
  const paging = (change: (pageOf: PageOf) => PageOf) =>
    around(
      'contacts',
      'pageOf',
      (pageOf): PageOf =>
        (listed, query, usual) =>
          (listed.of === of ? change(pageOf) : pageOf)(listed, query, usual),
    );
  return faultsOf({
    [`PUB-${kind}-PAGE-01`]: {
      [`${table}.one-page-only`]: fault('The first page never leads on.', {
        decide: paging((pageOf) => (listed, query, usual) => {
          const { nextPageToken: _, ...page } = pageOf(listed, query, usual);
          return page;
        }),
      }),
      [`${table}.pages-overlap`]: fault('A page begins with the last entry of the one before.', {
        decide: paging((pageOf) => (listed, query, usual) => {
          const page = pageOf(listed, query, usual);
          const earlier = query.nextPageToken ? pageOf(listed, { pageSize: 1 }, usual).content : [];
          return { ...page, content: [...earlier, ...page.content] };
        }),
      }),
    },
    [`PUB-${kind}-PAGE-02`]: {
      [`${table}.no-way-back`]: fault('No page leads back.', {
        decide: paging((pageOf) => (listed, query, usual) => {
          const { prevPageToken: _, ...page } = pageOf(listed, query, usual);
          return page;
        }),
      }),
    },
    [`PUB-${kind}-PAGE-03`]: {
      [`${table}.pages-of-any-size`]: fault('A size that is no size counts as a large one.', {
        decide: around('contacts', 'readListQuery', (readListQuery) => (query, parameters) => {
          try {
            return readListQuery(query, parameters);
          } catch (error) {
            if (query.pageSize === undefined || !parameters.includes(parameter)) throw error;
            return { pageSize: LARGE };
          }
        }),
      }),
    },
    [`PUB-${kind}-PAGE-04`]: {
      [`${table}.counts-the-page`]: fault('totalElements counts the page.', {
        decide: paging((pageOf) => (listed, query, usual) => {
          const page = pageOf(listed, query, usual);
          return { ...page, totalElements: page.content.length };
        }),
      }),
    },
    [`PUB-${kind}-PAGE-05`]: {
      [`${table}.any-token`]: fault('A token that was never given out leads to the first page.', {
        decide: paging((pageOf) => (listed, query, usual) => {
          try {
            return pageOf(listed, query, usual);
          } catch (error) {
            if (!(error instanceof Problem)) throw error;
            return pageOf(listed, { ...query, nextPageToken: undefined, prevPageToken: undefined }, usual);
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
