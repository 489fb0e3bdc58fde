import type { Reply } from '../../http/operation.ts';
import { objectOf } from '../../kernel/json.ts';
import { badRequest, found, Problem, refuse } from '../../kernel/problem.ts';
import { type KnownWords, pageSizeOf, type Query, strangeWords } from '../list-query.ts';
import { type MessagingCall, type MessagingOperation, recordsOf } from '../part.ts';
import { sendCode } from './approval.ts';
import { addressBody, requestBody, type SenderAddress } from './sender-address.ts';

type ShownAddress = Partial<Record<string, string>>;

function isAskedFor(shown: ShownAddress, query: Query): boolean {
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

const WORDS: KnownWords = {
  sender_address_type: ['ALPHANUMERIC', 'INTERNATIONAL', 'SHORT_CODE'],
  usage_type: ['ALPHANUMERIC', 'OWN_NUMBER', 'DEDICATED', 'HOSTED_NUMBER'],
  include_related_accounts: ['true', 'false'],
  expiry_status: ['EXPIRED', 'EXPIRING'],
};

/** What is wrong with a query for addresses. Rules: PUB-SENDER-FILTER-01, PUB-SENDER-FILTER-02. */
export const mistakesOf = (query: Query) => [
  ...strangeWords(query, WORDS),
  ...(query.expiry_status && query.usage_type !== 'OWN_NUMBER'
    ? [{ pointer: '/expiry_status', message: 'needs the usage_type OWN_NUMBER' }]
    : []),
];

const DEFAULT_PAGE = 20;
const LARGEST_PAGE = 100;

/** An address by its own id; the id of its request finds nothing. Section "HTTP-level", 404. */
const find = (call: MessagingCall): SenderAddress =>
  found(recordsOf(call).senderAddresses.get(call.params.addressId as string), 'Not found');

const show = (call: MessagingCall, address: SenderAddress): Reply => ({
  status: 200,
  body: addressBody(address, call.scope.clock.now()),
});

/** Pages are told apart by an opaque token: the number of addresses before the page. */
function list(call: MessagingCall): Reply {
  // A query with its truth values in lower case: some clients write True.
  const { include_related_accounts: related } = call.query;
  const query =
    typeof related === 'string' ? { ...call.query, include_related_accounts: related.toLowerCase() } : call.query;
  refuse(mistakesOf(query));
  const { scope, caller } = call;
  const all = [...scope.accounts.values()].map(({ account }) => account);
  const others = query.include_related_accounts === 'true' ? all.filter(({ parent }) => parent === caller.account) : [];
  const asked = [caller.account, ...others]
    .flatMap(({ id }) => [...scope.state.recordsOf(id).senderAddresses.values()])
    .map((address) => addressBody(address, scope.clock.now()))
    .filter((each) => isAskedFor(each as ShownAddress, query));
  const pageSize = pageSizeOf(query, DEFAULT_PAGE, LARGEST_PAGE);
  const { token = '' } = query;
  const start = typeof token === 'string' && /^[1-9]\d{0,8}$/.test(token) ? Number(token) : 0;
  if (token !== '' && (start === 0 || start > asked.length)) throw badRequest('/token', 'was never issued');
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
    throw badRequest('/reason', 'is required in the query');
  recordsOf(call).senderAddresses.delete(id);
  call.scope.ledger.record('senders.remove', id);
  return { status: 202 };
}

/** An own number gets a new code; until that is confirmed its expiry stays what it was. */
function reverify(call: MessagingCall): Reply {
  const { requestId, usage_type } = find(call);
  const request = recordsOf(call).senderRequests.get(requestId);
  if (!request || usage_type !== 'OWN_NUMBER') throw new Problem(400, 'Only own numbers are verified.');
  sendCode(call.scope, request);
  return { status: 200, body: requestBody(request) };
}

const LABEL = objectOf({ label: { type: 'string', maxLength: 100 } });

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
