import { fault, faultsOf } from '../../fault.ts';
import { operatorsOn } from '../../operators/decisions.ts';

const { around, given } = operatorsOn('contacts');

/** Deviations in how contacts, lists and custom fields are filtered. */
export const faults = faultsOf({
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
});
