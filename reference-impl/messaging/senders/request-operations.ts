import { guarded } from '../../http/check-then-act.ts';
import type { Reply } from '../../http/operation.ts';
import { objectOf } from '../../kernel/json.ts';
import { badRequest, found, objectionsTo, Problem, refuse } from '../../kernel/problem.ts';
import { type MessagingCall, type MessagingOperation, recordsOf } from '../part.ts';
import type { AccountRecords } from '../state.ts';
import { approve, sendCode } from './approval.ts';
import { requestBody, type SenderDetails, type SenderRequest, senderDetails } from './sender-address.ts';

function judge(call: MessagingCall<SenderDetails>): AccountRecords {
  const { scope, body } = call;
  refuse(objectionsTo(scope.decisions.senderChecks, body));
  const records = recordsOf(call);
  // An address has one owner in an account, ignoring case.
  const same = ({ sender_address }: SenderDetails): boolean =>
    scope.decisions.isSameAddress(sender_address, body.sender_address);
  if (
    [...records.senderAddresses.values()].some(same) ||
    [...records.senderRequests.values()].some(
      (request) => same(request) && ['OPEN', 'PENDING'].includes(request.status),
    )
  )
    throw new Problem(409, 'This sender address is registered or requested already.');
  return records;
}

const show = (request: SenderRequest, status = 200): Reply => ({ status, body: requestBody(request) });

function create(call: MessagingCall<SenderDetails>, records: AccountRecords): Reply {
  const { scope, caller, body } = call;
  const now = scope.clock.now();
  const request: SenderRequest = {
    ...senderDetails(body),
    id: scope.ids.uuid(),
    account: caller.account.id,
    status: 'OPEN',
    code: undefined,
    createdAt: now,
    changedAt: now,
  };
  records.senderRequests.set(request.id, request);
  scope.ledger.record('senders.request', request.id);
  if (body.usage_type === 'OWN_NUMBER') sendCode(scope, request);
  return show(request, 201);
}

const find = (call: MessagingCall): SenderRequest =>
  found(recordsOf(call).senderRequests.get(call.params.requestId as string), 'Not found');

/** The right code makes the number usable, a wrong one changes nothing. Section "Sender address request" (states). */
function judgeCode(call: MessagingCall<{ verification_code: string }>): SenderRequest {
  const { scope, body } = call;
  const request = find(call);
  const isWaiting = request.usage_type === 'OWN_NUMBER' && request.status === 'PENDING';
  if (isWaiting && scope.decisions.isRightCode(body.verification_code, request, scope.clock.now())) return request;
  const message = isWaiting ? 'is not the code that was sent' : 'No code was sent for this request';
  throw badRequest('/verification_code', message);
}

function verify(call: MessagingCall<{ verification_code: string }>, request: SenderRequest): Reply {
  approve(call.scope, recordsOf(call), request);
  return show(request);
}

/** The JSON Schema of a country. */
export const COUNTRY = {
  type: 'string',
  pattern: '^[A-Z]{2}$',
  description: 'a country in two capital letters, such as SE',
};
const REQUEST = objectOf(
  {
    sender_address: { type: 'string' },
    sender_address_type: { enum: ['ALPHANUMERIC', 'INTERNATIONAL'] },
    usage_type: { enum: ['ALPHANUMERIC', 'OWN_NUMBER'] },
    destination_countries: { type: 'array', minItems: 1, items: COUNTRY },
    reason: { type: 'string' },
  },
  { label: { type: ['string', 'null'], maxLength: 100 } },
);

const SIX_DIGITS = 'the six digits that the holder of the number got';
const CODE = objectOf({ verification_code: { type: 'string', pattern: '^\\d{6}$', description: SIX_DIGITS } });

const REQUESTS = '/v1/messaging/numbers/sender_address/requests';
const ONE = `${REQUESTS}/:requestId`;
const verifying = guarded('senders.verify', judgeCode, verify);

/**
 * Requests for sender addresses: create one, read its status, verify an own number.
 * Rules: PUB-SENDER-CODE-01, PUB-SENDER-FORM-01, PUB-SENDER-RACE-01, PUB-SENDER-RACE-02,
 * PUB-SENDER-REQUIRED-01, PUB-SENDER-UNKNOWN-01, SENDER-CREATE-01, SENDER-STATUS-02.
 */
export const senderRequestOperations: readonly MessagingOperation[] = [
  { ...guarded('senders.request', judge, create), method: 'POST', path: REQUESTS, schema: REQUEST },
  { id: 'senders.status', method: 'GET', path: ONE, run: (call) => show(find(call)) },
  { ...verifying, method: 'POST', path: `${ONE}/verify`, admit: find, schema: CODE },
];
