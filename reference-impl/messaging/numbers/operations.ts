import { guarded } from '../../http/check-then-act.ts';
import type { Reply } from '../../http/operation.ts';
import { objectOf } from '../../kernel/json.ts';
import { found, Problem, refuse } from '../../kernel/problem.ts';
import { isoOf } from '../../kernel/time.ts';
import { strangeWords } from '../list-query.ts';
import type { MessagingCall, MessagingOperation } from '../part.ts';
import { type Assignment, type DedicatedNumber, isHeldBy, numbersOf } from './dedicated-number.ts';
import { classOf } from './number-class.ts';
import { ASSIGNMENT_WORDS, isAskedFor, isAssignedAsAskedFor, pageOf, SEARCH_WORDS, sorted } from './search.ts';

type Wanted = Pick<Assignment, 'label' | 'metadata'>;

const TYPE = 'application/json;charset=UTF-8';

const classIn = (call: MessagingCall, { phone_number }: DedicatedNumber) =>
  classOf(phone_number, call.scope.decisions.classPatterns);

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

const find = (call: MessagingCall): DedicatedNumber =>
  found(numbersOf(call.scope).get(call.params.numberId as string), 'Not found');

function findOwn(call: MessagingCall): DedicatedNumber {
  const number = find(call);
  return found(isHeldBy(call.caller.account, number) ? number : undefined, 'Not found');
}

const reply = (body: object, status = 200): Reply => ({ status, type: TYPE, body });

function list(call: MessagingCall): Reply {
  const { query, scope } = call;
  refuse(strangeWords(query, SEARCH_WORDS));
  const isWanted = (number: DedicatedNumber): boolean => number.assignment === undefined && isAskedFor(number, query);
  const { numbers, pagination } = pageOf([...numbersOf(scope).values()], isWanted, query);
  return reply({ data: numbers.map((number) => numberBody(call, number)), pagination });
}

function listAssignments(call: MessagingCall): Reply {
  const { query, scope, caller } = call;
  refuse(strangeWords(query, ASSIGNMENT_WORDS));
  const isWanted = (number: DedicatedNumber): boolean =>
    isHeldBy(caller.account, number) &&
    isAskedFor(number, query) &&
    isAssignedAsAskedFor(number, classIn(call, number), query);
  const { numbers, pagination } = pageOf(sorted(numbersOf(scope).values(), query), isWanted, query);
  const data = numbers.map((number) => ({ assignment: assignmentBody(number), number: numberBody(call, number) }));
  return reply({ data, pagination });
}

const read = (call: MessagingCall): Reply => reply(numberBody(call, find(call)));

const readAssignment = (call: MessagingCall): Reply => reply(assignmentBody(findOwn(call)));

/** Throws a Problem 409 when the number is assigned or not available yet. */
function findAvailable(call: MessagingCall<Wanted>): DedicatedNumber {
  const number = find(call);
  if (!call.scope.decisions.isAvailable(number, call.scope.clock.now())) throw new Problem(409, 'conflict');
  return number;
}

function assign(call: MessagingCall<Wanted>, number: DedicatedNumber): Reply {
  const { scope, caller, body } = call;
  const { label, metadata } = body;
  number.assignment = { id: scope.ids.opaque(), keeper: caller.account.id, label, metadata };
  scope.ledger.record('numbers.assign', number.id);
  return reply(assignmentBody(number), 201);
}

function change(call: MessagingCall<Partial<Wanted>>): Reply {
  const number = findOwn(call);
  const assignment = number.assignment as Assignment;
  const { label = assignment.label, metadata = assignment.metadata } = call.body;
  Object.assign(assignment, { label, metadata });
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

const ALL = '/v1/messaging/numbers/dedicated';
const ONE = `${ALL}/:numberId`;
const OWN = `${ONE}/assignment`;

/** The stock of numbers comes into being when it is first mentioned. */
const STOCKS = true;

const operations: readonly MessagingOperation[] = [
  { id: 'numbers.list', method: 'GET', path: ALL, changes: STOCKS, run: list },
  { id: 'numbers.listAssignments', method: 'GET', path: `${ALL}/assignments`, changes: STOCKS, run: listAssignments },
  { id: 'numbers.read', method: 'GET', path: ONE, changes: STOCKS, run: read },
  { ...guarded('numbers.assign', findAvailable, assign), method: 'POST', path: OWN, schema: objectOf(MEMBERS) },
  { id: 'numbers.readAssignment', method: 'GET', path: OWN, changes: STOCKS, run: readAssignment },
  { id: 'numbers.change', method: 'PATCH', path: OWN, schema: objectOf({}, MEMBERS), run: change },
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
  admit: (call) => {
    if (!call.scope.decisions.mayHaveNumbers(call.caller.account))
      throw new Problem(403, 'This feature has not been enabled in your account.');
  },
}));
