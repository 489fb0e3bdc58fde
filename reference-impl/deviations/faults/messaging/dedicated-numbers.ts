import type { Query } from '../../../messaging/list-query.ts';
import { fault, faultsOf } from '../../fault.ts';
import { onceTrue } from '../../operators/memory.ts';
import { around, decision, given, result } from '../../operators/messaging.ts';
import { endingEarly, good, lettingPass, members, on } from '../../operators/replies.ts';

/** Picks a number of the account for each message. */
const picking = (pick: (pool: readonly string[], destination: string) => string | undefined) =>
  around('senderOf', (senderOf, { senderPool, hasFamiliarSender }) => (message, scope) => {
    const { account, destination, source } = message;
    if (source !== undefined || !hasFamiliarSender(account)) return senderOf(message, scope);
    return pick(senderPool(account, scope), destination);
  });

/** Ignores parameters of a search, or reads them differently. */
const searchingBy = (change: (query: Query) => Query) =>
  given('isWantedNumber', (number, query) => [number, change(query)]);

/** Deviations of dedicated numbers and their assignments. */
export const faults = faultsOf({
  'DEDNUM-FEAT-01': {
    'numbers.for-everybody': fault('Every account can have dedicated numbers.', {
      decide: decision('mayHaveNumbers', () => true),
    }),
    'numbers.feature-never-off-again': fault('An account keeps the feature once it had it.', {
      decide: around('mayHaveNumbers', (mayHaveNumbers) => {
        const hadOnce = onceTrue();
        return (account) => hadOnce(account.id, mayHaveNumbers(account));
      }),
    }),
  },
  'DEDNUM-FEAT-02': {
    'numbers.taken-twice': fault('An assigned number can be assigned again.', {
      decide: decision('isAvailable', () => true),
    }),
    'numbers.everybodys': fault('An assigned number belongs to every account.', {
      decide: decision('holds', (_keeper, { assignment }) => assignment !== undefined),
    }),
    'numbers.unlisted': fault('Assigned numbers are not listed.', {
      reply: on('numbers.listAssignments', good, members({ data: [] })),
    }),
    'numbers.not-configurable': fault('A number keeps its first label, although changes are accepted.', {
      reply: on('numbers.readAssignment', good, members({ label: 'Support' })),
    }),
  },
  'X-13': {
    'numbers.latest-sends-all': fault('The latest assigned number becomes the sender of all messages.', {
      decide: picking((pool) => pool.at(-1)),
    }),
    'numbers.dealt-out-anew': fault('Every assignment reshuffles which recipient gets which number.', {
      decide: picking((pool, destination) => pool[Number(destination.at(-1)) % pool.length]),
    }),
  },
  'PUB-DED-REQUIRED-01': {
    'assignments.without-label': fault('A number is assigned without a label.', {
      reply: lettingPass('numbers.assign', '/label', { status: 201, body: {} }),
    }),
    'assignments.any-metadata': fault('A change accepts metadata of any kind.', {
      reply: lettingPass('numbers.change', '/metadata', { status: 204 }),
    }),
  },
  'PUB-DED-CONFLICT-01': {
    'assignments.stolen': fault('An assigned number is given to the next account that wants it.', {
      decide: decision('isAvailable', () => true),
    }),
    'assignments.too-early': fault('A number is assigned before it becomes available.', {
      decide: decision('isAvailable', ({ assignment }) => assignment === undefined),
    }),
    'assignments.conflict-is-400': fault('Requesting an assigned number gets HTTP status 400.', {
      reply: on('numbers.assign', 409, { status: 400, body: { message: 'conflict', details: ['conflict'] } }),
    }),
  },
  'PUB-DED-CHANGE-01': {
    'assignments.changed-as-a-whole': fault('A change clears everything it does not mention.', {
      decide: decision('changedAssignment', (_before, { label = '', metadata = {} }) => ({ label, metadata })),
    }),
    'assignments.metadata-mixed': fault('A change of the label only is ignored.', {
      decide: result('changedAssignment', (usual, before, change) => (change.metadata ? usual : before)),
    }),
  },
  'PUB-DED-ACCOUNT-01': {
    'assignments.of-everybody': fault('Every customer sees and changes every assignment.', {
      decide: decision('holds', (_keeper, { assignment }) => assignment !== undefined),
    }),
  },
  'PUB-DED-OWN-01': {
    'assignments.any-class': fault('The filter for the class of an assigned number is ignored.', {
      decide: given('isWantedAssignment', (number, earned, { classification, ...query }) => [number, earned, query]),
    }),
    'assignments.any-label': fault('The filter for the label of an assigned number is ignored.', {
      decide: given('isWantedAssignment', (number, earned, { label, ...query }) => [number, earned, query]),
    }),
    'assignments.type-before-types': fault('A single type overrides a list of types.', {
      decide: searchingBy(({ types, type, ...query }) => ({ ...query, types: type ?? types, type: undefined })),
    }),
  },
  'PUB-DED-OWN-02': {
    'assignments.first-page-only': fault('The list of assignments ends after its first page.', {
      reply: endingEarly('numbers.listAssignments'),
    }),
  },
  'PUB-DED-SORT-01': {
    'assignments.unsorted': fault('Assigned numbers are not sorted.', {
      decide: decision('sortedNumbers', (numbers) => [...numbers]),
    }),
    'assignments.upwards-only': fault('Assigned numbers are always sorted in ascending order.', {
      decide: given('sortedNumbers', (numbers, { sort_direction, ...query }) => [numbers, query]),
    }),
  },
});
