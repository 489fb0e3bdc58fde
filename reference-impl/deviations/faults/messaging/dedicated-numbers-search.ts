import type { Query } from '../../../messaging/list-query.ts';
import { fault, faultsOf } from '../../fault.ts';
import { decision, given, onlyWhen } from '../../operators/messaging.ts';
import { endingEarly, good, on, rewriting } from '../../operators/replies.ts';

const NOTHING = { status: 200, body: { data: [], pagination: { page_size: 50 } } };

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
  'FORM-read-dedicated-number': {
    'number-search.class-left-out': fault('A number is shown without its class.', {
      reply: rewriting('numbers.read', ({ classification, ...number }) => number),
    }),
  },
  'PUB-DED-FEATURE-01': {
    'assignments.not-found-without-feature': fault('Without the feature, assignments get HTTP status 404.', {
      reply: on('numbers.readAssignment', 403, { status: 404, body: { message: 'Not found' } }),
    }),
    'number-search.for-everybody': fault('Accounts without the feature can search for numbers.', {
      decide: decision('mayHaveNumbers', () => true),
    }),
  },
  'PUB-DED-UNKNOWN-01': {
    'assignments.of-nobody': fault('A number without an assignment returns an empty one.', {
      reply: on('numbers.readAssignment', 404, { status: 200, body: {} }),
    }),
    'number-search.finds-anything': fault('An unknown number returns an empty record.', {
      reply: on('numbers.read', 404, { status: 200, body: {} }),
    }),
  },
  'PUB-DED-FILTER-02': {
    'assignments.unknown-words-find-nothing': fault('An invalid filter of assignments finds nothing.', {
      reply: on('numbers.listAssignments', 400, NOTHING),
    }),
    'number-search.unknown-words-find-nothing': fault('An invalid search filter finds nothing.', {
      reply: on('numbers.list', 400, NOTHING),
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
  'PUB-DED-OFFER-01': {
    'number-search.taken-ones-too': fault('Assigned numbers are offered too.', {
      decide: decision('isOffered', () => true),
    }),
  },
  'PUB-DED-PAGE-01': {
    'number-search.first-page-only': fault('A search ends after its first page.', {
      reply: endingEarly('numbers.list'),
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
