import { Problem } from '../kernel/problem.ts';
import type { Fault } from '../worlds/behaviour.ts';
import { paging } from './contact-slips.ts';
import { fault, faultsOf } from './fault.ts';
import { around } from './operators/decisions.ts';

/** The kinds of lists: what their rules, their faults and their tokens are called. */
const KINDS = [
  ['CONTACT', 'contacts'],
  ['LIST', 'lists'],
  ['FIELD', 'custom-fields'],
] as const;

const PARAMETER = { contacts: 'contactIds', lists: 'name', 'custom-fields': 'label' } as const;

const LARGE = 2000;

const pageFaults = (kind: string, of: keyof typeof PARAMETER): readonly Fault[] =>
  faultsOf({
    [`PUB-${kind}-PAGE-01`]: {
      [`${of === 'custom-fields' ? 'customFields' : of}.one-page-only`]: fault('The first page never leads on.', {
        decide: paging(of, (pageOf) => (listed, query, usual) => {
          const { nextPageToken: _lost, ...page } = pageOf(listed, query, usual);
          return page;
        }),
      }),
      [`${of === 'custom-fields' ? 'customFields' : of}.pages-overlap`]: fault('A page begins with the last entry of the one before.', {
        decide: paging(of, (pageOf) => (listed, query, usual) => {
          const page = pageOf(listed, query, usual);
          const before = query.nextPageToken ? pageOf(listed, { pageSize: 1 }, usual).content : [];
          return { ...page, content: [...before, ...page.content] };
        }),
      }),
    },
    [`PUB-${kind}-PAGE-02`]: {
      [`${of === 'custom-fields' ? 'customFields' : of}.no-way-back`]: fault('No page leads back.', {
        decide: paging(of, (pageOf) => (listed, query, usual) => {
          const { prevPageToken: _lost, ...page } = pageOf(listed, query, usual);
          return page;
        }),
      }),
    },
    [`PUB-${kind}-PAGE-03`]: {
      [`${of === 'custom-fields' ? 'customFields' : of}.pages-of-any-size`]: fault('A size that is no size counts as a large one.', {
        decide: around('contacts', 'readListQuery', (readListQuery) => (query, parameters) => {
          try {
            return readListQuery(query, parameters);
          } catch (error) {
            if (query.pageSize === undefined || !parameters.includes(PARAMETER[of])) throw error;
            return { pageSize: LARGE };
          }
        }),
      }),
    },
    [`PUB-${kind}-PAGE-04`]: {
      [`${of === 'custom-fields' ? 'customFields' : of}.counts-the-page`]: fault('totalElements counts the page.', {
        decide: paging(of, (pageOf) => (listed, query, usual) => {
          const page = pageOf(listed, query, usual);
          return { ...page, totalElements: page.content.length };
        }),
      }),
    },
    [`PUB-${kind}-PAGE-05`]: {
      [`${of === 'custom-fields' ? 'customFields' : of}.any-token`]: fault('A token that was never given out leads to the first page.', {
        decide: paging(of, (pageOf) => (listed, query, usual) => {
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

/** Deviations in the pages of contacts, lists and custom fields. */
export const faults = KINDS.flatMap(([kind, of]) => pageFaults(kind, of));
