import type { Query } from '../../../messaging/list-query.ts';
import { fault, faultsOf } from '../../fault.ts';
import { given, onlyWhen } from '../../operators/messaging.ts';
import { good, on, rewriting } from '../../operators/replies.ts';

/** Ignores parameters of a search, or reads them differently. */
const searchingBy = (change: (query: Query) => Query) =>
  given('isWantedNumber', (number, query) => [number, change(query)]);

/** Deviations from what is published about the search for dedicated numbers. */
export const faults = faultsOf({
  'PUB-DED-FORM-01': {
    'assignments.changed-with-200': fault('Changing an assignment returns HTTP status 200.', {
      reply: on('numbers.change', good, 200),
    }),
  },
  'PUB-DED-FILTER-01': {
    'number-search.any-country': fault('The country filter is ignored.', {
      decide: searchingBy(({ country, ...query }) => query),
    }),
    'number-search.first-type-only': fault('Only the first of several types counts.', {
      decide: searchingBy(({ types, ...query }) => ({ ...query, types: [types ?? ''].flat()[0]?.split(',')[0] })),
    }),
    'number-search.commas-unknown': fault('Types separated by commas find nothing.', {
      decide: onlyWhen(
        'isWantedNumber',
        (_number, query) => !String(typeof query.types === 'string' ? query.types : '').includes(','),
      ),
    }),
    'number-search.digits-at-the-end': fault('Digits are only searched for at the end of a number.', {
      decide: onlyWhen('isWantedNumber', (number, query) => number.phone_number.endsWith(String(query.matching ?? ''))),
    }),
  },
  'PUB-DED-PAGE-02': {
    'number-search.twenty-on-a-page': fault('A page of a search has 20 numbers.', {
      reply: rewriting('numbers.list', ({ data, pagination }) => ({
        data,
        pagination: { ...pagination, page_size: Math.min(pagination.page_size, 20) },
      })),
    }),
  },
});
