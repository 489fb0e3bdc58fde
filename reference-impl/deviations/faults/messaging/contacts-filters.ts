import type { Parameter } from '../../../contacts/list-query.ts';
import { fault, faultsOf, type Row } from '../../fault.ts';
import { operatorsOn } from '../../operators/decisions.ts';

const { around, result, given, leaveOut } = operatorsOn('contacts');

/** Ignores one parameter of queries. */
const ignored = (parameter: Parameter): Row =>
  fault(`The filter ${parameter} is ignored.`, {
    decide: result('readListQuery', ({ [parameter]: _, ...asked }) => asked),
  });

/** Deviations in how contacts, lists and custom fields are filtered. */
export const faults = faultsOf({
  'PUB-CONTACT-FILTER-01': {
    'contacts.filter-numbers': ignored('channelIds'),
    'contacts.filter-first-number': fault('Only the first of several numbers is searched for.', {
      decide: result('readListQuery', (asked) =>
        asked.channelIds ? { ...asked, channelIds: asked.channelIds.slice(0, 1) } : asked,
      ),
    }),
  },
  'PUB-CONTACT-FILTER-02': { 'contacts.filter-types': ignored('channelTypes') },
  'PUB-CONTACT-FILTER-03': { 'contacts.filter-states': ignored('channelSubscriptionState') },
  'PUB-CONTACT-FILTER-04': {
    'contacts.filters-one-at-a-time': fault('Only the first of several filters applies.', {
      decide: result('readListQuery', ({ channelIds, channelTypes, ...asked }) => {
        if (channelIds) return { channelIds };
        return channelTypes ? { channelTypes } : asked;
      }),
    }),
  },
  'PUB-CONTACT-FILTER-05': { 'contacts.filter-ids': ignored('contactIds') },
  'PUB-CONTACT-FILTER-06': { 'contacts.filter-lists': ignored('listIds') },
  'PUB-CONTACT-FILTER-07': {
    'contacts.unknown-filters-pass': fault('An invalid filter is ignored instead of refused.', {
      decide: around('readListQuery', (readListQuery) => (query, parameters) => {
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
      decide: given('readListQuery', (query, parameters) => {
        const rest = Object.entries(query).filter(([name]) => !name.startsWith('request'));
        return [Object.fromEntries(rest), parameters];
      }),
    }),
  },
  'PUB-LIST-FILTER-01': { 'lists.filter-names': ignored('name') },
  'PUB-LIST-FILTER-02': { 'lists.filter-aliases': ignored('alias') },
  'PUB-LIST-FILTER-03': {
    'lists.filter-ids': fault('The filter for list ids is ignored.', { decide: leaveOut('listFilters', 'listIds') }),
  },
  'PUB-FIELD-FILTER-01': { 'customFields.filter-labels': ignored('label') },
  'PUB-FIELD-FILTER-02': { 'customFields.filter-tags': ignored('mergeTag') },
  'PUB-FIELD-FILTER-03': { 'customFields.filter-ids': ignored('customFieldIds') },
});
