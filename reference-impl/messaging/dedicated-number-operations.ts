import { guarded } from '../http/check-then-act.ts';
import type { Reply } from '../http/operation.ts';
import { isoOf } from '../kernel/instant.ts';
import { Problem } from '../kernel/problem.ts';
import { type Assignment, type DedicatedNumber, numbersOf } from './dedicated-number.ts';
import { classOf } from './dedicated-number-class.ts';
import type { Wanted } from './dedicated-number-decisions.ts';
import { ASSIGNMENT_WORDS, pageOf, SEARCH_WORDS } from './dedicated-number-search.ts';
import { refuseQuery, strangeWords } from './list-query.ts';
import type { MessagingCall, MessagingOperation } from './part.ts';

const TYPE = 'application/json;charset=UTF-8';

const decisionsOf = (call: MessagingCall) => call.scope.decisions;

const keeperOf = (call: MessagingCall): string => decisionsOf(call).keeperOf(call.caller.account, 'numbers');

/** Refuses accounts without the feature. Section "Optional account features". */
function admit(call: MessagingCall): void {
  if (!decisionsOf(call).mayHaveNumbers(call.caller.account))
    throw new Problem(403, 'This feature has not been enabled in your account.');
}

const classIn = (call: MessagingCall, { phone_number }: DedicatedNumber) =>
  classOf(phone_number, decisionsOf(call).classPatterns);

const numberBody = (call: MessagingCall, number: DedicatedNumber): object => ({
  id: number.id,
  phone_number: number.phone_number,
  country: number.country,
  type: number.type,
  classification: classIn(call, number),
  available_after: isoOf(number.availableAfter),
  capabilities: number.capabilities,
});

const assignmentBody = ({ id, assignment }: DedicatedNumber): object => {
  const { id: own, metadata, label } = assignment as Assignment;
  return { id: own, metadata, number_id: id, label };
};

function find(call: MessagingCall): DedicatedNumber {
  const number = numbersOf(call.scope).get(call.params.numberId as string);
  if (!number) throw new Problem(404, 'Not found');
  return number;
}

function findOwn(call: MessagingCall): DedicatedNumber {
  const number = find(call);
  if (!decisionsOf(call).holds(keeperOf(call), number)) throw new Problem(404, 'Not found');
  return number;
}

function list(call: MessagingCall): Reply {
  const { query, scope } = call;
  refuseQuery(strangeWords(query, SEARCH_WORDS));
  const { isOffered, isWantedNumber } = decisionsOf(call);
  const isWanted = (number: DedicatedNumber): boolean => isOffered(number) && isWantedNumber(number, query);
  const { found, pagination } = pageOf([...numbersOf(scope).values()], isWanted, query);
  const data = found.map((number) => numberBody(call, number));
  return { status: 200, type: TYPE, body: { data, pagination } };
}

function listAssignments(call: MessagingCall): Reply {
  const { query, scope } = call;
  refuseQuery(strangeWords(query, ASSIGNMENT_WORDS));
  const keeper = keeperOf(call);
  const { holds, isWantedNumber, isWantedAssignment, sortedNumbers } = decisionsOf(call);
  const isWanted = (number: DedicatedNumber): boolean =>
    holds(keeper, number) && isWantedNumber(number, query) && isWantedAssignment(number, classIn(call, number), query);
  const { found, pagination } = pageOf(sortedNumbers(numbersOf(scope).values(), query), isWanted, query);
  const data = found.map((number) => ({
    assignment: assignmentBody(number),
    number: numberBody(call, number),
  }));
  return { status: 200, type: TYPE, body: { data, pagination } };
}

const read = (call: MessagingCall): Reply => ({
  status: 200,
  type: TYPE,
  body: numberBody(call, find(call)),
});

const readAssignment = (call: MessagingCall): Reply => ({
  status: 200,
  type: TYPE,
  body: assignmentBody(findOwn(call)),
});

/** Throws a Problem 409 when the number is assigned or not available yet. */
function findAvailable(call: MessagingCall<Wanted>): DedicatedNumber {
  const number = find(call);
  if (!decisionsOf(call).isAvailable(number, call.scope.clock.now())) throw new Problem(409, 'conflict');
  return number;
}

function assign(call: MessagingCall<Wanted>, number: DedicatedNumber): Reply {
  const { scope, body } = call;
  const { label, metadata } = body;
  number.assignment = { id: scope.ids.opaque(), keeper: keeperOf(call), label, metadata };
  scope.ledger.record('numbers.assign', number.id);
  return { status: 201, type: TYPE, body: assignmentBody(number) };
}

function change(call: MessagingCall<Partial<Wanted>>): Reply {
  const number = findOwn(call);
  const assignment = number.assignment as Assignment;
  Object.assign(assignment, decisionsOf(call).changedAssignment(assignment, call.body));
  call.scope.ledger.record('numbers.change', number.id);
  return { status: 204 };
}

function release(call: MessagingCall): Reply {
  const number = findOwn(call);
  number.assignment = undefined;
  call.scope.ledger.record('numbers.release', number.id);
  return { status: 204 };
}

const MEMBERS = {
  label: { type: 'string', maxLength: 100 },
  metadata: { type: 'object', additionalProperties: { type: 'string' } },
};

const ASSIGNMENT = { type: 'object', required: ['label', 'metadata'], properties: MEMBERS };
const CHANGE = { type: 'object', properties: MEMBERS };

const ALL = '/v1/messaging/numbers/dedicated';
const ONE = `${ALL}/:numberId`;
const OWN = `${ONE}/assignment`;

/** The stock of numbers comes into being when it is first mentioned. */
const STOCKS = true;

const operations: readonly MessagingOperation[] = [
  { id: 'numbers.list', method: 'GET', path: ALL, changes: STOCKS, run: list },
  { id: 'numbers.listAssignments', method: 'GET', path: `${ALL}/assignments`, changes: STOCKS, run: listAssignments },
  { id: 'numbers.read', method: 'GET', path: ONE, changes: STOCKS, run: read },
  {
    id: 'numbers.assign',
    method: 'POST',
    path: OWN,
    schema: ASSIGNMENT,
    run: guarded('numbers.assign', findAvailable, assign),
  },
  { id: 'numbers.readAssignment', method: 'GET', path: OWN, changes: STOCKS, run: readAssignment },
  { id: 'numbers.change', method: 'PATCH', path: OWN, schema: CHANGE, run: change },
  { id: 'numbers.release', method: 'DELETE', path: OWN, run: release },
];

/**
 * Numbers that can be assigned to one account. Section "Optional account features", Dedicated Numbers.
 * Rules: DEDNUM-FEAT-01, PUB-DED-CHANGE-01, PUB-DED-FEATURE-01, PUB-DED-FILTER-02, PUB-DED-FORM-01,
 * PUB-DED-OFFER-01, PUB-DED-OWN-02, PUB-DED-PAGE-01, PUB-DED-PAGE-02, PUB-DED-REQUIRED-01,
 * PUB-DED-UNKNOWN-01, PUB-NUM-RACE-01.
 */
export const dedicatedNumberOperations: readonly MessagingOperation[] = operations.map((each) => ({
  ...each,
  admit,
}));
