import type { Query } from '../../../messaging/list-query.ts';
import { fault, faultsOf } from '../../fault.ts';
import { decision, given, result } from '../../operators/messaging.ts';
import { lettingPass } from '../../operators/replies.ts';

/** Ignores parameters of a search, or reads them differently. */
const searchingBy = (change: (query: Query) => Query) =>
  given('isWantedNumber', (number, query) => [number, change(query)]);

/** Deviations of dedicated numbers and their assignments. */
export const faults = faultsOf({
  'PUB-DED-REQUIRED-01': {
    'assignments.without-label': fault('A number is assigned without a label.', {
      reply: lettingPass('numbers.assign', '/label', { status: 201, body: {} }),
    }),
    'assignments.any-metadata': fault('A change accepts metadata of any kind.', {
      reply: lettingPass('numbers.change', '/metadata', { status: 204 }),
    }),
  },
  'PUB-DED-CONFLICT-01': {
    'assignments.too-early': fault('A number is assigned before it becomes available.', {
      decide: decision('isAvailable', ({ assignment }) => assignment === undefined),
    }),
  },
  'PUB-DED-CHANGE-01': {
    'assignments.metadata-mixed': fault('A change of the label only is ignored.', {
      decide: result('changedAssignment', (usual, before, change) => (change.metadata ? usual : before)),
    }),
  },
  'PUB-DED-OWN-01': {
    'assignments.any-label': fault('The filter for the label of an assigned number is ignored.', {
      decide: given('isWantedAssignment', (number, earned, { label, ...query }) => [number, earned, query]),
    }),
    'assignments.type-before-types': fault('A single type overrides a list of types.', {
      decide: searchingBy(({ types, type, ...query }) => ({ ...query, types: type ?? types, type: undefined })),
    }),
  },
  'PUB-DED-SORT-01': {
    'assignments.upwards-only': fault('Assigned numbers are always sorted in ascending order.', {
      decide: given('sortedNumbers', (numbers, { sort_direction, ...query }) => [numbers, query]),
    }),
  },
});
