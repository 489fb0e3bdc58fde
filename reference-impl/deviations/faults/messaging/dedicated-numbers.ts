import type { Query } from '../../../messaging/list-query.ts';
import type { ClassPattern } from '../../../messaging/numbers/number-class.ts';
import { fault, faultsOf } from '../../fault.ts';
import { around, decision, inRule } from '../../operators/messaging.ts';
import { good, lettingPass, on, rewriting } from '../../operators/replies.ts';
import { onPages, withRequest } from '../../operators/requests.ts';

const narrowed = (name: string, fits: ClassPattern['fits']) =>
  inRule('classPatterns', name, 'fits', (usual, digits) => usual(digits) && fits(digits));

const widened = (name: string, fits: ClassPattern['fits']) =>
  inRule('classPatterns', name, 'fits', (usual, digits) => usual(digits) || fits(digits));

const SEARCHES = ['numbers.list', 'numbers.listAssignments'];

const searchingBy = (change: (query: Query) => Query) =>
  withRequest(SEARCHES, ({ query }) => ({ query: change(query) }));

/** Deviations in the classes of dedicated numbers, in the search for them and in their assignments. */
export const faults = faultsOf({
  'DEDNUM-CLASS-03 number-classes.ascending-only': fault('Six descending digits are not a sequence.', {
    decide: narrowed('sixInSequence', (digits) => digits < [...digits].reverse().join('')),
  }),
  'DEDNUM-CLASS-07 number-classes.leading-pairs-only': {
    says: 'Identical pairs count only at the beginning of triplets.',
    decide: narrowed('sharedPair', (digits) => digits.slice(0, 2) === digits.slice(3, 5)),
  },
  'DEDNUM-CLASS-07 number-classes.one-digit-shared': fault('One digit at the same place in both triplets is Silver.', {
    decide: widened('sharedPair', (digits) => digits[0] === digits[3]),
  }),
  'DEDNUM-CLASS-07 number-classes.one-pair': fault('A double digit in one of the triplets is Silver.', {
    decide: widened('sharedPair', (digits) => digits[1] === digits[2] || digits[4] === digits[5]),
  }),
  'DEDNUM-CLASS-10 number-classes.pairs-without-zero': fault('Identical pairs with a zero do not count.', {
    decide: narrowed('identicalPairs', (digits) => !digits.includes('0')),
  }),
  'DEDNUM-CLASS-13 number-classes.silver-first': fault('Silver patterns take precedence over Gold patterns.', {
    decide: around('classPatterns', (patterns) =>
      (['SILVER', 'GOLD', 'BRONZE'] as const).flatMap((earned) => patterns.filter(({ earns }) => earns === earned)),
    ),
  }),
  'PUB-DED-FORM-01 assignments.changed-with-200': fault('Changing an assignment returns HTTP status 200.', {
    reply: on('numbers.change', good, 200),
  }),
  'PUB-DED-FILTER-01 number-search.commas-unknown': fault('Types separated by commas find nothing.', {
    perform: onPages(SEARCHES, 'data', (numbers, { query }) => (String(query.types).includes(',') ? [] : numbers)),
  }),
  'PUB-DED-FILTER-01 number-search.digits-at-the-end': fault('Digits are only searched for at the end of a number.', {
    perform: onPages('numbers.list', 'data', (numbers, { query: { matching = '' } }) =>
      numbers.filter(({ phone_number }) => phone_number.endsWith(matching)),
    ),
  }),
  'PUB-DED-PAGE-02 number-search.twenty-on-a-page': fault('A page of a search has 20 numbers.', {
    reply: rewriting('numbers.list', ({ data, pagination }) => ({
      data,
      pagination: { ...pagination, page_size: Math.min(pagination.page_size, 20) },
    })),
  }),
  'PUB-DED-REQUIRED-01 assignments.without-label': fault('A number is assigned without a label.', {
    reply: lettingPass('numbers.assign', '/label', { status: 201, body: {} }),
  }),
  'PUB-DED-REQUIRED-01 assignments.any-metadata': fault('A change accepts metadata of any kind.', {
    reply: lettingPass('numbers.change', '/metadata', { status: 204 }),
  }),
  'PUB-DED-CONFLICT-01 assignments.too-early': fault('A number is assigned before it becomes available.', {
    decide: decision('isAvailable', ({ assignment }) => assignment === undefined),
  }),
  'PUB-DED-CHANGE-01 assignments.metadata-mixed': fault('A change of the label only is ignored.', {
    perform: withRequest('numbers.change', ({ body }) => (body.metadata ? undefined : { body: {} })),
  }),
  'PUB-DED-OWN-01 assignments.any-label': fault('The filter for the label of an assigned number is ignored.', {
    perform: searchingBy(({ label, ...query }) => query),
  }),
  'PUB-DED-OWN-01 assignments.type-before-types': fault('A single type overrides a list of types.', {
    perform: searchingBy(({ types, type, ...query }) => ({ ...query, types: type ?? types, type: undefined })),
  }),
  'PUB-DED-SORT-01 assignments.upwards-only': fault('Assigned numbers are always sorted in ascending order.', {
    perform: searchingBy(({ sort_direction, ...query }) => query),
  }),
});
