import type { Parameter } from '../contacts/list-query.ts';
import { without } from './alter.ts';
import type { Fault } from './behaviour.ts';
import { ignoring } from './contact-slips.ts';

const ignored = (rule: string, slug: string, parameter: Parameter): Fault => ({
  id: slug,
  rule,
  says: `The filter ${parameter} is ignored.`,
  decide: ignoring(parameter),
});

/** Deviations in how contacts, lists and custom fields are looked for. */
export const publishedContactFilterFaults: readonly Fault[] = [
  ignored('PUB-CONTACT-FILTER-01', 'contacts.filter-numbers', 'channelIds'),
  {
    id: 'contacts.filter-first-number',
    rule: 'PUB-CONTACT-FILTER-01',
    says: 'Of several numbers only the first is looked for.',
    decide: ({ contacts }) => {
      const { readListQuery } = contacts;
      contacts.readListQuery = (query, parameters) => {
        const asked = readListQuery(query, parameters);
        return asked.channelIds ? { ...asked, channelIds: asked.channelIds.slice(0, 1) } : asked;
      };
    },
  },
  ignored('PUB-CONTACT-FILTER-02', 'contacts.filter-types', 'channelTypes'),
  ignored('PUB-CONTACT-FILTER-03', 'contacts.filter-states', 'channelSubscriptionState'),
  {
    id: 'contacts.filters-one-at-a-time',
    rule: 'PUB-CONTACT-FILTER-04',
    says: 'Of several filters only the first counts.',
    decide: ({ contacts }) => {
      const { readListQuery } = contacts;
      contacts.readListQuery = (query, parameters) => {
        const { channelIds, channelTypes, ...asked } = readListQuery(query, parameters);
        if (channelIds) return { channelIds };
        return channelTypes ? { channelTypes } : asked;
      };
    },
  },
  ignored('PUB-CONTACT-FILTER-05', 'contacts.filter-ids', 'contactIds'),
  ignored('PUB-CONTACT-FILTER-06', 'contacts.filter-lists', 'listIds'),
  {
    id: 'contacts.unknown-filters-pass',
    rule: 'PUB-CONTACT-FILTER-07',
    says: 'A filter that means nothing is left out instead of refused.',
    decide: ({ contacts }) => {
      const { readListQuery } = contacts;
      contacts.readListQuery = (query, parameters) => {
        try {
          return readListQuery(query, parameters);
        } catch {
          return {};
        }
      };
    },
  },
  {
    id: 'contacts.request-ignored',
    rule: 'PUB-CONTACT-FILTER-08',
    says: 'The parameter request is ignored.',
    decide: ({ contacts }) => {
      const { readListQuery } = contacts;
      contacts.readListQuery = (query, parameters) =>
        readListQuery(
          Object.fromEntries(Object.entries(query).filter(([name]) => !name.startsWith('request'))),
          parameters,
        );
    },
  },
  ignored('PUB-LIST-FILTER-01', 'lists.filter-names', 'name'),
  ignored('PUB-LIST-FILTER-02', 'lists.filter-aliases', 'alias'),
  {
    id: 'lists.filter-ids',
    rule: 'PUB-LIST-FILTER-03',
    says: 'The filter for ids of lists is ignored.',
    decide: ({ contacts }) => {
      contacts.listFilters = without(contacts.listFilters, 'listIds');
    },
  },
  ignored('PUB-FIELD-FILTER-01', 'customFields.filter-labels', 'label'),
  ignored('PUB-FIELD-FILTER-02', 'customFields.filter-tags', 'mergeTag'),
  ignored('PUB-FIELD-FILTER-03', 'customFields.filter-ids', 'customFieldIds'),
];
