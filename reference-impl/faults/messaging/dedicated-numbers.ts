import type { Query } from '../../messaging/list-query.ts';
import { fault, faultsOf } from '../fault.ts';
import { onceTrue } from '../operators/memory.ts';
import { around, decision, given, result } from '../operators/messaging.ts';
import { endingEarly, good, lettingPass, members, on } from '../operators/replies.ts';

/** Familiar senders are picked out of all numbers of an account at each message. */
const picking = (pick: (pool: readonly string[], destination: string) => string | undefined) =>
  around('senderOf', (senderOf, { senderPool, hasFamiliarSender }) => (message, scope) => {
    const { account, destination, source } = message;
    if (source !== undefined || !hasFamiliarSender(account)) return senderOf(message, scope);
    return pick(senderPool(account, scope), destination);
  });

/** Passes over parameters of a search, or reads them in another way. */
const searchingBy = (change: (query: Query) => Query) => given('isWantedNumber', (number, query) => [number, change(query)]);

/** Deviations of dedicated numbers and their assignments. */
export const faults = faultsOf({
  'DEDNUM-FEAT-01': {
    'numbers.for-everybody': fault('Every account can have dedicated numbers.', { decide: decision('mayHaveNumbers', () => true) }),
    'numbers.feature-of-parent': fault('A sub-account can have dedicated numbers when its parent can.', {
      decide: around('mayHaveNumbers', (may) => (account) => may(account) || (account.parent !== undefined && may(account.parent))),
    }),
    'numbers.feature-never-off-again': fault('An account that had the feature once keeps it.', {
      decide: around('mayHaveNumbers', (mayHaveNumbers) => {
        const hadOnce = onceTrue();
        return (account) => hadOnce(account.id, mayHaveNumbers(account));
      }),
    }),
  },
  'DEDNUM-FEAT-02': {
    'numbers.taken-twice': fault('A number that somebody has can be taken by somebody else.', { decide: decision('isAvailable', () => true) }),
    'numbers.everybodys': fault('A number that was taken belongs to every account.', {
      decide: decision('holds', (_keeper, { assignment }) => assignment !== undefined),
    }),
    'numbers.unlisted': fault('The numbers of an account are not listed.', { reply: on('numbers.listAssignments', good, members({ data: [] })) }),
    'numbers.not-configurable': fault('A number keeps its first label, though another is accepted.', {
      reply: on('numbers.readAssignment', good, members({ label: 'Support' })),
    }),
  },
  'X-13': {
    'numbers.latest-sends-all': fault('The number that an account took last becomes the sender of all its messages.', {
      decide: picking((pool) => pool.at(-1)),
    }),
    'numbers.dealt-out-anew': fault('With every number that is taken the recipients are dealt out anew.', {
      decide: picking((pool, destination) => pool[Number(destination.at(-1)) % pool.length]),
    }),
  },
  'PUB-DED-REQUIRED-01': {
    'assignments.without-label': fault('A number is assigned without a label.', { reply: lettingPass('numbers.assign', '/label', { status: 201, body: {} }) }),
    'assignments.any-metadata': fault('Metadata of any kind are taken with a change.', { reply: lettingPass('numbers.change', '/metadata', { status: 204 }) }),
  },
  'PUB-DED-CONFLICT-01': {
    'assignments.stolen': fault('A number that somebody has is given to the next who asks.', { decide: decision('isAvailable', () => true) }),
    'assignments.too-early': fault('A number is given away before it can be had.', {
      decide: decision('isAvailable', ({ assignment }) => assignment === undefined),
    }),
    'assignments.conflict-is-400': fault('A number that somebody has is answered with HTTP status 400.', {
      reply: on('numbers.assign', 409, { status: 400, body: { message: 'conflict', details: ['conflict'] } }),
    }),
  },
  'PUB-DED-CHANGE-01': {
    'assignments.changed-as-a-whole': fault('A change clears what it does not name.', {
      decide: decision('changedAssignment', (_before, { label = '', metadata = {} }) => ({ label, metadata })),
    }),
    'assignments.metadata-mixed': fault('A change of the label alone is passed over.', {
      decide: result('changedAssignment', (usual, before, change) => (change.metadata ? usual : before)),
    }),
  },
  'PUB-DED-ACCOUNT-01': {
    'assignments.of-everybody': fault('Every customer sees and changes every assignment.', {
      decide: decision('holds', (_keeper, { assignment }) => assignment !== undefined),
    }),
  },
  'PUB-DED-OWN-01': {
    'assignments.any-class': fault('The class of an assigned number is passed over.', {
      decide: given('isWantedAssignment', (number, earned, { classification, ...query }) => [number, earned, query]),
    }),
    'assignments.any-label': fault('The label of an assigned number is passed over.', {
      decide: given('isWantedAssignment', (number, earned, { label, ...query }) => [number, earned, query]),
    }),
    'assignments.type-before-types': fault('One type goes before several.', {
      decide: searchingBy(({ types, type, ...query }) => ({ ...query, types: type ?? types, type: undefined })),
    }),
  },
  'PUB-DED-OWN-02': {
    'assignments.first-page-only': fault('The list of assignments ends after its first page.', { reply: endingEarly('numbers.listAssignments') }),
  },
  'PUB-DED-SORT-01': {
    'assignments.unsorted': fault('Assigned numbers come in any sequence.', { decide: decision('sortedNumbers', (numbers) => [...numbers]) }),
    'assignments.upwards-only': fault('Assigned numbers are always sorted upwards.', {
      decide: given('sortedNumbers', (numbers, { sort_direction, ...query }) => [numbers, query]),
    }),
  },
});
