import type { Reply } from '../http/operation.ts';
import { Problem } from '../kernel/problem.ts';
import { pageSizeOf, type Query, refuseQuery } from './list-query.ts';
import type { MessagingCall, MessagingOperation } from './part.ts';
import { addressBody, type SenderAddress } from './sender-address.ts';
import { mistakesOf, plainQuery, type ShownAddress } from './sender-address-query.ts';
import { sendCode } from './sender-approval.ts';
import { senderRecordsOf } from './sender-decisions.ts';
import { senderRecords } from './sender-request-operations.ts';

const DEFAULT_PAGE = 20;
const LARGEST_PAGE = 100;

/** An address by its own id; the id of its request finds nothing. Section "HTTP-level", 404. */
function find({ scope, caller, params }: MessagingCall): SenderAddress {
  const address = scope.decisions.addressOf(scope, caller, params.addressId as string);
  if (!address) throw new Problem(404, 'Not found');
  return address;
}

const show = (call: MessagingCall, address: SenderAddress): Reply => ({
  status: 200,
  body: addressBody(address, call.scope.clock.now()),
});

/** How many addresses come before a page. Throws a Problem 400 for a token that was never issued. */
function startOf({ token }: Query, count: number): number {
  if (token === undefined || token === '') return 0;
  if (typeof token !== 'string' || !/^[1-9]\d{0,8}$/.test(token) || Number(token) > count)
    throw new Problem(400, 'Bad Request', [{ pointer: '/token', message: 'was never issued' }]);
  return Number(token);
}

/** The approved addresses of the account, and of its sub-accounts where the query wants them too, as they are shown. */
function addressesFor({ scope, caller: { account } }: MessagingCall, query: Query): object[] {
  const { listedAddresses, relatedAccounts } = scope.decisions;
  const related = query.include_related_accounts === 'true' ? relatedAccounts(scope, account) : [];
  return [account, ...related]
    .flatMap((each) => [...listedAddresses(senderRecordsOf(scope, each))])
    .map((address) => addressBody(address, scope.clock.now()));
}

/** Pages are told apart by an opaque token: the number of addresses before the page. */
function list(call: MessagingCall): Reply {
  const query = plainQuery(call.query);
  refuseQuery(mistakesOf(query));
  const asked = addressesFor(call, query).filter((each) =>
    call.scope.decisions.isWantedAddress(each as ShownAddress, query),
  );
  const pageSize = pageSizeOf(query, DEFAULT_PAGE, LARGEST_PAGE);
  const start = startOf(query, asked.length);
  const end = start + pageSize;
  const pagination = { page_size: pageSize, ...(end < asked.length ? { next_token: String(end) } : {}) };
  return { status: 200, body: { data: asked.slice(start, end), pagination } };
}

function change(call: MessagingCall<{ label: string }>): Reply {
  const address = find(call);
  address.label = call.body.label;
  address.changedAt = call.scope.clock.now();
  call.scope.ledger.record('senders.change', address.id);
  return show(call, address);
}

function remove(call: MessagingCall): Reply {
  const { id } = find(call);
  if (typeof call.query.reason !== 'string' || call.query.reason === '')
    throw new Problem(400, 'Bad Request', [{ pointer: '/reason', message: 'is required in the query' }]);
  call.scope.decisions.forgetAddress(senderRecords(call), id);
  call.scope.ledger.record('senders.remove', id);
  return { status: 202 };
}

/** An own number gets a new code; until that is confirmed its expiry stays what it was. */
function reverify(call: MessagingCall): Reply {
  const { requestId, usage_type } = find(call);
  const { requestOf, requestBody } = call.scope.decisions;
  const request = requestOf(call.scope, call.caller, requestId);
  if (!request || usage_type !== 'OWN_NUMBER') throw new Problem(400, 'Only own numbers are verified.');
  sendCode(call.scope, request);
  return { status: 200, body: requestBody(request) };
}

const LABEL = {
  type: 'object',
  required: ['label'],
  properties: { label: { type: 'string', maxLength: 100 } },
};

const ALL = '/v1/messaging/numbers/sender_address/addresses';
const ONE = `${ALL}/:addressId`;

/**
 * Approved sender addresses. An unknown id is refused before the body is looked at.
 * Rules: PUB-SENDER-DELETE-01, PUB-SENDER-EXPIRY-01, PUB-SENDER-FILTER-03, PUB-SENDER-LABEL-01,
 * PUB-SENDER-PAGE-01, PUB-SENDER-PAGE-02, SENDER-404-01, SENDER-404-02, SENDER-LIST-01, X-37, X-38.
 */
export const senderAddressOperations: readonly MessagingOperation[] = [
  { id: 'senders.list', method: 'GET', path: ALL, run: list },
  { id: 'senders.read', method: 'GET', path: ONE, run: (call) => show(call, find(call)) },
  { id: 'senders.change', method: 'PATCH', path: ONE, admit: find, schema: LABEL, run: change },
  { id: 'senders.remove', method: 'DELETE', path: ONE, run: remove },
  { id: 'senders.reverify', method: 'POST', path: `${ONE}/reverify`, run: reverify },
];
