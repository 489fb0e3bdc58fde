import type { Query } from '../../messaging/list-query.ts';
import { fault, faultsOf } from '../fault.ts';
import { decision, given, onlyWhen } from '../operators/messaging.ts';
import { endingEarly, good, on, rewriting } from '../operators/replies.ts';

const NOTHING = { status: 200, body: { data: [], pagination: { page_size: 50 } } };

/** Passes over parameters of a search, or reads them in another way. */
const searchingBy = (change: (query: Query) => Query) => given('isWantedNumber', (number, query) => [number, change(query)]);

/** Deviations in what is published of the search for dedicated numbers. */
export const faults = faultsOf({
  'PUB-DED-FORM-01': {
    'assignments.changed-with-200': fault('A change of an assignment is answered with HTTP status 200.', { reply: on('numbers.change', good, 200) }),
    'number-search.class-left-out': fault('A number does not tell its class.', { reply: rewriting('numbers.read', ({ classification, ...number }) => number) }),
  },
  'PUB-DED-FEATURE-01': {
    'assignments.not-found-without-feature': fault('An assignment of an account without the feature is not found.', {
      reply: on('numbers.readAssignment', 403, { status: 404, body: { message: 'Not found' } }),
    }),
    'number-search.for-everybody': fault('Accounts without the feature have numbers as well.', { decide: decision('mayHaveNumbers', () => true) }),
  },
  'PUB-DED-UNKNOWN-01': {
    'assignments.of-nobody': fault('A number without an assignment is answered with an empty one.', {
      reply: on('numbers.readAssignment', 404, { status: 200, body: {} }),
    }),
    'number-search.finds-anything': fault('A number that is none is answered with an empty record.', {
      reply: on('numbers.read', 404, { status: 200, body: {} }),
    }),
  },
  'PUB-DED-FILTER-02': {
    'assignments.unknown-words-find-nothing': fault('A word that a list of assignments does not know finds nothing.', {
      reply: on('numbers.listAssignments', 400, NOTHING),
    }),
    'number-search.unknown-words-find-nothing': fault('A word that a search does not know finds nothing.', { reply: on('numbers.list', 400, NOTHING) }),
  },
  'PUB-DED-FILTER-01': {
    'number-search.any-country': fault('The country is passed over.', { decide: searchingBy(({ country, ...query }) => query) }),
    'number-search.first-type-only': fault('Of several types the first one counts.', {
      decide: searchingBy(({ types, ...query }) => ({ ...query, types: [types ?? ''].flat()[0]?.split(',')[0] })),
    }),
    'number-search.commas-unknown': fault('Types with commas between them find nothing.', {
      decide: onlyWhen('isWantedNumber', (_number, query) => !String(typeof query.types === 'string' ? query.types : '').includes(',')),
    }),
    'number-search.digits-at-the-end': fault('Digits are only looked for at the end of a number.', {
      decide: onlyWhen('isWantedNumber', (number, query) => number.phone_number.endsWith(String(query.matching ?? ''))),
    }),
  },
  'PUB-DED-OFFER-01': { 'number-search.taken-ones-too': fault('Numbers that somebody has are on offer.', { decide: decision('isOffered', () => true) }) },
  'PUB-DED-PAGE-01': { 'number-search.first-page-only': fault('A search ends after its first page.', { reply: endingEarly('numbers.list') }) },
  'PUB-DED-PAGE-02': {
    'number-search.twenty-on-a-page': fault('A page of a search has 20 numbers.', {
      reply: rewriting('numbers.list', ({ data, pagination }) => ({ data, pagination: { ...pagination, page_size: Math.min(pagination.page_size, 20) } })),
    }),
  },
});
