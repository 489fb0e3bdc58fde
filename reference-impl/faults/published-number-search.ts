import type { Query } from '../messaging/list-query.ts';
import type { Decisions, Fault } from './behaviour.ts';
import { changingBody, endingEarly, replacingStatus } from './letting-pass.ts';

const NOTHING = { status: 200, body: { data: [], pagination: { page_size: 50 } } };

/** Passes over parameters of a search, or reads them in another way. */
export const searchingBy =
  (change: (query: Query) => Query) =>
  ({ messaging }: Decisions): void => {
    const { isWantedNumber } = messaging;
    messaging.isWantedNumber = (number, query) => isWantedNumber(number, change(query));
  };

/** Deviations in what is published of the search for dedicated numbers. */
export const publishedNumberSearchFaults: readonly Fault[] = [
  {
    id: 'number-search.class-left-out',
    rule: 'PUB-DED-FORM-01',
    says: 'A number does not tell its class.',
    reply: changingBody('numbers.read', ({ classification, ...number }) => number),
  },
  {
    id: 'number-search.for-everybody',
    rule: 'PUB-DED-FEATURE-01',
    says: 'Accounts without the feature have numbers as well.',
    decide: ({ messaging }) => {
      messaging.mayHaveNumbers = () => true;
    },
  },
  {
    id: 'number-search.finds-anything',
    rule: 'PUB-DED-UNKNOWN-01',
    says: 'A number that is none is answered with an empty record.',
    reply: replacingStatus('numbers.read', 404, { status: 200, body: {} }),
  },
  {
    id: 'number-search.any-country',
    rule: 'PUB-DED-FILTER-01',
    says: 'The country is passed over.',
    decide: searchingBy(({ country, ...query }) => query),
  },
  {
    id: 'number-search.first-type-only',
    rule: 'PUB-DED-FILTER-01',
    says: 'Of several types the first one counts.',
    decide: searchingBy(({ types, ...query }) => ({
      ...query,
      types: [types ?? ''].flat()[0]?.split(',')[0],
    })),
  },
  {
    id: 'number-search.commas-unknown',
    rule: 'PUB-DED-FILTER-01',
    says: 'Types with commas between them find nothing.',
    decide: ({ messaging }) => {
      const { isWantedNumber } = messaging;
      messaging.isWantedNumber = (number, query) =>
        !String(typeof query.types === 'string' ? query.types : '').includes(',') &&
        isWantedNumber(number, query);
    },
  },
  {
    id: 'number-search.digits-at-the-end',
    rule: 'PUB-DED-FILTER-01',
    says: 'Digits are only looked for at the end of a number.',
    decide: ({ messaging }) => {
      const { isWantedNumber } = messaging;
      messaging.isWantedNumber = (number, query) =>
        isWantedNumber(number, query) && number.phone_number.endsWith(String(query.matching ?? ''));
    },
  },
  {
    id: 'number-search.taken-ones-too',
    rule: 'PUB-DED-OFFER-01',
    says: 'Numbers that somebody has are on offer.',
    decide: ({ messaging }) => {
      messaging.isOffered = () => true;
    },
  },
  {
    id: 'number-search.unknown-words-find-nothing',
    rule: 'PUB-DED-FILTER-02',
    says: 'A word that a search does not know finds nothing.',
    reply: replacingStatus('numbers.list', 400, NOTHING),
  },
  {
    id: 'number-search.first-page-only',
    rule: 'PUB-DED-PAGE-01',
    says: 'A search ends after its first page.',
    reply: endingEarly('numbers.list'),
  },
  {
    id: 'number-search.twenty-on-a-page',
    rule: 'PUB-DED-PAGE-02',
    says: 'A page of a search has 20 numbers.',
    reply: changingBody('numbers.list', ({ data, pagination }) => ({
      data,
      pagination: { ...pagination, page_size: Math.min(pagination.page_size, 20) },
    })),
  },
];
