import { fault, faultsOf } from './fault.ts';
import { around, decision } from './operators/decisions.ts';
import { answering, endingEarly, lettingPass, replacingStatus } from './operators/replies.ts';
import { searchingBy } from './published-number-search.ts';

const NOTHING = { status: 200, body: { data: [], pagination: { page_size: 50 } } };

/** Deviations in what is published of dedicated numbers that an account has. */
export const faults = faultsOf({
  'PUB-DED-FORM-01': {
    'assignments.changed-with-200': fault('A change of an assignment is answered with HTTP status 200.', { reply: answering('numbers.change', 200) }),
  },
  'PUB-DED-FEATURE-01': {
    'assignments.not-found-without-feature': fault('An assignment of an account without the feature is not found.', {
      reply: replacingStatus('numbers.readAssignment', 403, { status: 404, body: { message: 'Not found' } }),
    }),
  },
  'PUB-DED-REQUIRED-01': {
    'assignments.without-label': fault('A number is assigned without a label.', { reply: lettingPass('numbers.assign', '/label', { status: 201, body: {} }) }),
    'assignments.any-metadata': fault('Metadata of any kind are taken with a change.', { reply: lettingPass('numbers.change', '/metadata', { status: 204 }) }),
  },
  'PUB-DED-CONFLICT-01': {
    'assignments.stolen': fault('A number that somebody has is given to the next who asks.', { decide: decision('messaging', 'isAvailable', () => true) }),
    'assignments.too-early': fault('A number is given away before it can be had.', {
      decide: decision('messaging', 'isAvailable', ({ assignment }) => assignment === undefined),
    }),
    'assignments.conflict-is-400': fault('A number that somebody has is answered with HTTP status 400.', {
      reply: replacingStatus('numbers.assign', 409, { status: 400, body: { message: 'conflict', details: ['conflict'] } }),
    }),
  },
  'PUB-DED-CHANGE-01': {
    'assignments.changed-as-a-whole': fault('A change clears what it does not name.', {
      decide: decision('messaging', 'changedAssignment', (_before, { label = '', metadata = {} }) => ({ label, metadata })),
    }),
    'assignments.metadata-mixed': fault('A change of the label alone is passed over.', {
      decide: around(
        'messaging',
        'changedAssignment',
        (changedAssignment) => (before, change) => (change.metadata ? changedAssignment(before, change) : before),
      ),
    }),
  },
  'PUB-DED-UNKNOWN-01': {
    'assignments.of-nobody': fault('A number without an assignment is answered with an empty one.', {
      reply: replacingStatus('numbers.readAssignment', 404, { status: 200, body: {} }),
    }),
  },
  'PUB-DED-ACCOUNT-01': {
    'assignments.of-everybody': fault('Every customer sees and changes every assignment.', {
      decide: decision('messaging', 'holds', (_keeper, { assignment }) => assignment !== undefined),
    }),
  },
  'PUB-DED-FILTER-02': {
    'assignments.unknown-words-find-nothing': fault('A word that a list of assignments does not know finds nothing.', {
      reply: replacingStatus('numbers.listAssignments', 400, NOTHING),
    }),
  },
  'PUB-DED-OWN-01': {
    'assignments.any-class': fault('The class of an assigned number is passed over.', {
      decide: around(
        'messaging',
        'isWantedAssignment',
        (isWantedAssignment) =>
          (number, earned, { classification, ...query }) =>
            isWantedAssignment(number, earned, query),
      ),
    }),
    'assignments.any-label': fault('The label of an assigned number is passed over.', {
      decide: around(
        'messaging',
        'isWantedAssignment',
        (isWantedAssignment) =>
          (number, earned, { label, ...query }) =>
            isWantedAssignment(number, earned, query),
      ),
    }),
    'assignments.type-before-types': fault('One type goes before several.', {
      decide: searchingBy(({ types, type, ...query }) => ({ ...query, types: type ?? types, type: undefined })),
    }),
  },
  'PUB-DED-OWN-02': {
    'assignments.first-page-only': fault('The list of assignments ends after its first page.', { reply: endingEarly('numbers.listAssignments') }),
  },
  'PUB-DED-SORT-01': {
    'assignments.unsorted': fault('Assigned numbers come in any sequence.', { decide: decision('messaging', 'sortedNumbers', (numbers) => [...numbers]) }),
    'assignments.upwards-only': fault('Assigned numbers are always sorted upwards.', {
      decide: around(
        'messaging',
        'sortedNumbers',
        (sortedNumbers) =>
          (numbers, { sort_direction, ...query }) =>
            sortedNumbers(numbers, query),
      ),
    }),
  },
});
