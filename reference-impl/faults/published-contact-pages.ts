import { Problem } from '../kernel/problem.ts';
import type { Fault } from './behaviour.ts';
import { paging } from './contact-slips.ts';

/** The kinds of lists: what their rules, their faults and their tokens are called. */
const KINDS = [
  ['CONTACT', 'contacts'],
  ['LIST', 'lists'],
  ['FIELD', 'custom-fields'],
] as const;

const PARAMETER = { contacts: 'contactIds', lists: 'name', 'custom-fields': 'label' } as const;

const LARGE = 2000;

const pageFaults = (kind: string, of: keyof typeof PARAMETER): readonly Fault[] => [
  {
    id: `${of === 'custom-fields' ? 'customFields' : of}.one-page-only`,
    rule: `PUB-${kind}-PAGE-01`,
    says: 'The first page never leads on.',
    decide: paging(of, (pageOf) => (listed, query, usual) => {
      const { nextPageToken: _lost, ...page } = pageOf(listed, query, usual);
      return page;
    }),
  },
  {
    id: `${of === 'custom-fields' ? 'customFields' : of}.pages-overlap`,
    rule: `PUB-${kind}-PAGE-01`,
    says: 'A page begins with the last entry of the one before.',
    decide: paging(of, (pageOf) => (listed, query, usual) => {
      const page = pageOf(listed, query, usual);
      const before = query.nextPageToken ? pageOf(listed, { pageSize: 1 }, usual).content : [];
      return { ...page, content: [...before, ...page.content] };
    }),
  },
  {
    id: `${of === 'custom-fields' ? 'customFields' : of}.no-way-back`,
    rule: `PUB-${kind}-PAGE-02`,
    says: 'No page leads back.',
    decide: paging(of, (pageOf) => (listed, query, usual) => {
      const { prevPageToken: _lost, ...page } = pageOf(listed, query, usual);
      return page;
    }),
  },
  {
    id: `${of === 'custom-fields' ? 'customFields' : of}.pages-of-any-size`,
    rule: `PUB-${kind}-PAGE-03`,
    says: 'A size that is no size counts as a large one.',
    decide: ({ contacts }) => {
      const { readListQuery } = contacts;
      contacts.readListQuery = (query, parameters) => {
        try {
          return readListQuery(query, parameters);
        } catch (error) {
          if (query.pageSize === undefined || !parameters.includes(PARAMETER[of])) throw error;
          return { pageSize: LARGE };
        }
      };
    },
  },
  {
    id: `${of === 'custom-fields' ? 'customFields' : of}.counts-the-page`,
    rule: `PUB-${kind}-PAGE-04`,
    says: 'totalElements counts the page.',
    decide: paging(of, (pageOf) => (listed, query, usual) => {
      const page = pageOf(listed, query, usual);
      return { ...page, totalElements: page.content.length };
    }),
  },
  {
    id: `${of === 'custom-fields' ? 'customFields' : of}.any-token`,
    rule: `PUB-${kind}-PAGE-05`,
    says: 'A token that was never given out leads to the first page.',
    decide: paging(of, (pageOf) => (listed, query, usual) => {
      try {
        return pageOf(listed, query, usual);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        return pageOf(listed, { ...query, nextPageToken: undefined, prevPageToken: undefined }, usual);
      }
    }),
  },
];

/** Deviations in the pages of contacts, lists and custom fields. */
export const publishedContactPageFaults: readonly Fault[] = KINDS.flatMap(([kind, of]) =>
  pageFaults(kind, of),
);
