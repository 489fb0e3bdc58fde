import type { Parameter } from '../contacts/list-query.ts';
import type { Fault } from '../worlds/behaviour.ts';
import { ignoring } from './contact-slips.ts';
import { fault, faultsOf } from './fault.ts';
import { around, leaveOut } from './operators/decisions.ts';

const ignored = (rule: string, slug: string, parameter: Parameter): Fault => ({
  id: slug,
  rule,
  says: `The filter ${parameter} is ignored.`,
  decide: ignoring(parameter),
});

/** Deviations in how contacts, lists and custom fields are looked for. */
export const faults = [
  ignored('PUB-CONTACT-FILTER-01', 'contacts.filter-numbers', 'channelIds'),
  ...faultsOf({
    'PUB-CONTACT-FILTER-01': {
      'contacts.filter-first-number': fault('Of several numbers only the first is looked for.', {
        decide: around('contacts', 'readListQuery', (readListQuery) => (query, parameters) => {
          const asked = readListQuery(query, parameters);
          return asked.channelIds ? { ...asked, channelIds: asked.channelIds.slice(0, 1) } : asked;
        }),
      }),
    },
  }),
  ignored('PUB-CONTACT-FILTER-02', 'contacts.filter-types', 'channelTypes'),
  ignored('PUB-CONTACT-FILTER-03', 'contacts.filter-states', 'channelSubscriptionState'),
  ...faultsOf({
    'PUB-CONTACT-FILTER-04': {
      'contacts.filters-one-at-a-time': fault('Of several filters only the first counts.', {
        decide: around('contacts', 'readListQuery', (readListQuery) => (query, parameters) => {
          const { channelIds, channelTypes, ...asked } = readListQuery(query, parameters);
          if (channelIds) return { channelIds };
          return channelTypes ? { channelTypes } : asked;
        }),
      }),
    },
  }),
  ignored('PUB-CONTACT-FILTER-05', 'contacts.filter-ids', 'contactIds'),
  ignored('PUB-CONTACT-FILTER-06', 'contacts.filter-lists', 'listIds'),
  ...faultsOf({
    'PUB-CONTACT-FILTER-07': {
      'contacts.unknown-filters-pass': fault('A filter that means nothing is left out instead of refused.', {
        decide: around('contacts', 'readListQuery', (readListQuery) => (query, parameters) => {
          try {
            return readListQuery(query, parameters);
          } catch {
            return {};
          }
        }),
      }),
    },
    'PUB-CONTACT-FILTER-08': {
      'contacts.request-ignored': fault('The parameter request is ignored.', {
        decide: around(
          'contacts',
          'readListQuery',
          (readListQuery) => (query, parameters) =>
            readListQuery(Object.fromEntries(Object.entries(query).filter(([name]) => !name.startsWith('request'))), parameters),
        ),
      }),
    },
  }),
  ignored('PUB-LIST-FILTER-01', 'lists.filter-names', 'name'),
  ignored('PUB-LIST-FILTER-02', 'lists.filter-aliases', 'alias'),
  ...faultsOf({
    'PUB-LIST-FILTER-03': { 'lists.filter-ids': fault('The filter for ids of lists is ignored.', { decide: leaveOut('contacts', 'listFilters', 'listIds') }) },
  }),
  ignored('PUB-FIELD-FILTER-01', 'customFields.filter-labels', 'label'),
  ignored('PUB-FIELD-FILTER-02', 'customFields.filter-tags', 'mergeTag'),
  ignored('PUB-FIELD-FILTER-03', 'customFields.filter-ids', 'customFieldIds'),
];
