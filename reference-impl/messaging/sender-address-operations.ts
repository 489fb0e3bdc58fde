import type { AccountCaller } from '../auth/account-authentication.ts';
import type { Call, Operation, Reply } from '../http/operation.ts';
import { Problem } from '../kernel/problem.ts';
import { addressBody, type SenderAddress } from './sender-address.ts';
import { sendCode } from './sender-approval.ts';
import { senderRecords } from './sender-request-operations.ts';

const DEFAULT_PAGE = 20;
const LARGEST_PAGE = 100;

/** An address by its own id; the id of its request finds nothing. Section "HTTP-level", 404. */
function find({ world, caller, params }: Call<AccountCaller>): SenderAddress {
  const address = world.behaviour.decisions.messaging.addressOf(world, caller, params.addressId as string);
  if (!address) throw new Problem(404, 'Not found');
  return address;
}

const show = (call: Call<AccountCaller>, address: SenderAddress): Reply => ({
  status: 200,
  body: addressBody(address, call.world.clock.now()),
});

type Shown = Partial<Record<string, string>>;

/** Whether an address, as it is shown, is one that the query asks for. */
function isAskedFor(shown: Shown, query: Call<AccountCaller>['query']): boolean {
  const equals = (name: string, member = name): boolean =>
    query[name] === undefined || query[name] === '' || query[name] === shown[member];
  const { sender_address } = query;
  return (
    (typeof sender_address !== 'string' ||
      (shown.sender_address ?? '').toLowerCase().includes(sender_address.toLowerCase())) &&
    equals('sender_address_type') &&
    equals('usage_type') &&
    equals('expiry_status', 'display_status')
  );
}

const wholeNumber = (text: unknown, otherwise: number): number =>
  typeof text === 'string' && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : otherwise;

/** Pages are told apart by an opaque token: the number of addresses before the page. */
function list(call: Call<AccountCaller>): Reply {
  const now = call.world.clock.now();
  const { listedAddresses } = call.world.behaviour.decisions.messaging;
  const shown = [...listedAddresses(senderRecords(call))].map((address) => addressBody(address, now));
  const asked = shown.filter((each) => isAskedFor(each as Shown, call.query));
  const pageSize = Math.min(wholeNumber(call.query.page_size, DEFAULT_PAGE), LARGEST_PAGE);
  const start = wholeNumber(call.query.token, 0);
  const end = start + pageSize;
  const pagination = { page_size: pageSize, ...(end < asked.length ? { next_token: String(end) } : {}) };
  return { status: 200, body: { data: asked.slice(start, end), pagination } };
}

function change(call: Call<AccountCaller, { label: string }>): Reply {
  const address = find(call);
  address.label = call.body.label;
  address.changedAt = call.world.clock.now();
  call.world.ledger.record('senders.change', address.id);
  return show(call, address);
}

function remove(call: Call<AccountCaller>): Reply {
  const { id } = find(call);
  if (typeof call.query.reason !== 'string' || call.query.reason === '')
    throw new Problem(400, 'Bad Request', [{ pointer: '/reason', message: 'is required in the query' }]);
  call.world.behaviour.decisions.messaging.forgetAddress(senderRecords(call), id);
  call.world.ledger.record('senders.remove', id);
  return { status: 202 };
}

/** An own number gets a new code; until that is confirmed its expiry stays what it was. */
function reverify(call: Call<AccountCaller>): Reply {
  const { requestId, usage_type } = find(call);
  const { requestOf, requestBody } = call.world.behaviour.decisions.messaging;
  const request = requestOf(call.world, call.caller, requestId);
  if (!request || usage_type !== 'OWN_NUMBER') throw new Problem(400, 'Only own numbers are verified.');
  sendCode(call.world, request);
  return { status: 200, body: requestBody(request) };
}

const LABEL = {
  type: 'object',
  required: ['label'],
  properties: { label: { type: 'string', maxLength: 100 } },
};

const ALL = '/v1/messaging/numbers/sender_address/addresses';
const ONE = `${ALL}/:addressId`;

/** Approved sender addresses. An unknown id is refused before the body is looked at. */
export const senderAddressOperations: readonly Operation<AccountCaller>[] = [
  { id: 'senders.list', method: 'GET', path: ALL, run: list },
  { id: 'senders.read', method: 'GET', path: ONE, run: (call) => show(call, find(call)) },
  { id: 'senders.change', method: 'PATCH', path: ONE, admit: find, schema: LABEL, run: change },
  { id: 'senders.remove', method: 'DELETE', path: ONE, run: remove },
  { id: 'senders.reverify', method: 'POST', path: `${ONE}/reverify`, run: reverify },
];
