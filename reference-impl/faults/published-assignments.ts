import type { Fault } from './behaviour.ts';
import { answering, endingEarly, lettingPass, replacingStatus } from './letting-pass.ts';
import { searchingBy } from './published-number-search.ts';

const NOTHING = { status: 200, body: { data: [], pagination: { page_size: 50 } } };

/** Deviations in what is published of dedicated numbers that an account has. */
export const publishedAssignmentFaults: readonly Fault[] = [
  {
    id: 'assignments.changed-with-200',
    rule: 'PUB-DED-FORM-01',
    says: 'A change of an assignment is answered with HTTP status 200.',
    reply: answering('numbers.change', 200),
  },
  {
    id: 'assignments.not-found-without-feature',
    rule: 'PUB-DED-FEATURE-01',
    says: 'An assignment of an account without the feature is not found.',
    reply: replacingStatus('numbers.readAssignment', 403, { status: 404, body: { message: 'Not found' } }),
  },
  {
    id: 'assignments.without-label',
    rule: 'PUB-DED-REQUIRED-01',
    says: 'A number is assigned without a label.',
    reply: lettingPass('numbers.assign', '/label', { status: 201, body: {} }),
  },
  {
    id: 'assignments.any-metadata',
    rule: 'PUB-DED-REQUIRED-01',
    says: 'Metadata of any kind are taken with a change.',
    reply: lettingPass('numbers.change', '/metadata', { status: 204 }),
  },
  {
    id: 'assignments.stolen',
    rule: 'PUB-DED-CONFLICT-01',
    says: 'A number that somebody has is given to the next who asks.',
    decide: ({ messaging }) => {
      messaging.isAvailable = () => true;
    },
  },
  {
    id: 'assignments.too-early',
    rule: 'PUB-DED-CONFLICT-01',
    says: 'A number is given away before it can be had.',
    decide: ({ messaging }) => {
      messaging.isAvailable = ({ assignment }) => assignment === undefined;
    },
  },
  {
    id: 'assignments.conflict-is-400',
    rule: 'PUB-DED-CONFLICT-01',
    says: 'A number that somebody has is answered with HTTP status 400.',
    reply: replacingStatus('numbers.assign', 409, {
      status: 400,
      body: { message: 'conflict', details: ['conflict'] },
    }),
  },
  {
    id: 'assignments.changed-as-a-whole',
    rule: 'PUB-DED-CHANGE-01',
    says: 'A change clears what it does not name.',
    decide: ({ messaging }) => {
      messaging.changedAssignment = (_before, { label = '', metadata = {} }) => ({ label, metadata });
    },
  },
  {
    id: 'assignments.metadata-mixed',
    rule: 'PUB-DED-CHANGE-01',
    says: 'A change of the label alone is passed over.',
    decide: ({ messaging }) => {
      const { changedAssignment } = messaging;
      messaging.changedAssignment = (before, change) =>
        change.metadata ? changedAssignment(before, change) : before;
    },
  },
  {
    id: 'assignments.of-nobody',
    rule: 'PUB-DED-UNKNOWN-01',
    says: 'A number without an assignment is answered with an empty one.',
    reply: replacingStatus('numbers.readAssignment', 404, { status: 200, body: {} }),
  },
  {
    id: 'assignments.of-everybody',
    rule: 'PUB-DED-ACCOUNT-01',
    says: 'Every customer sees and changes every assignment.',
    decide: ({ messaging }) => {
      messaging.holds = (_keeper, { assignment }) => assignment !== undefined;
    },
  },
  {
    id: 'assignments.unknown-words-find-nothing',
    rule: 'PUB-DED-FILTER-02',
    says: 'A word that a list of assignments does not know finds nothing.',
    reply: replacingStatus('numbers.listAssignments', 400, NOTHING),
  },
  {
    id: 'assignments.any-class',
    rule: 'PUB-DED-OWN-01',
    says: 'The class of an assigned number is passed over.',
    decide: ({ messaging }) => {
      const { isWantedAssignment } = messaging;
      messaging.isWantedAssignment = (number, earned, { classification, ...query }) =>
        isWantedAssignment(number, earned, query);
    },
  },
  {
    id: 'assignments.any-label',
    rule: 'PUB-DED-OWN-01',
    says: 'The label of an assigned number is passed over.',
    decide: ({ messaging }) => {
      const { isWantedAssignment } = messaging;
      messaging.isWantedAssignment = (number, earned, { label, ...query }) =>
        isWantedAssignment(number, earned, query);
    },
  },
  {
    id: 'assignments.type-before-types',
    rule: 'PUB-DED-OWN-01',
    says: 'One type goes before several.',
    decide: searchingBy(({ types, type, ...query }) => ({ ...query, types: type ?? types, type: undefined })),
  },
  {
    id: 'assignments.first-page-only',
    rule: 'PUB-DED-OWN-02',
    says: 'The list of assignments ends after its first page.',
    reply: endingEarly('numbers.listAssignments'),
  },
  {
    id: 'assignments.unsorted',
    rule: 'PUB-DED-SORT-01',
    says: 'Assigned numbers come in any sequence.',
    decide: ({ messaging }) => {
      messaging.sortedNumbers = (numbers) => [...numbers];
    },
  },
  {
    id: 'assignments.upwards-only',
    rule: 'PUB-DED-SORT-01',
    says: 'Assigned numbers are always sorted upwards.',
    decide: ({ messaging }) => {
      const { sortedNumbers } = messaging;
      messaging.sortedNumbers = (numbers, { sort_direction, ...query }) => sortedNumbers(numbers, query);
    },
  },
];
