import { guarded } from '../../http/check-then-act.ts';
import type { Reply } from '../../http/operation.ts';
import { Problem } from '../../kernel/problem.ts';
import type { MessagingCall, MessagingOperation } from '../part.ts';
import type { AccountRecords } from '../state.ts';
import { approve, sendCode } from './approval.ts';
import { requestBody, type SenderDetails, type SenderRequest, senderDetails } from './sender-address.ts';

/** The records that keep the sender addresses of the account acted for. */
export const senderRecords = ({ scope, caller }: MessagingCall): AccountRecords =>
  scope.state.recordsOf(caller.account.id);

function judge(call: MessagingCall<SenderDetails>): AccountRecords {
  const { scope, body } = call;
  const mistakes = call.scope.decisions.senderChecks.flatMap(({ member, objects }) => {
    const message = objects(call.body);
    return message ? [{ pointer: `/${member}`, message }] : [];
  });
  if (mistakes.length > 0) throw new Problem(400, 'Bad Request', mistakes);
  const records = senderRecords(call);
  // An address has one owner in an account, ignoring case.
  const same = ({ sender_address }: SenderDetails): boolean =>
    scope.decisions.isSameAddress(sender_address, body.sender_address);
  const isOpen = ({ status }: SenderRequest): boolean => status === 'OPEN' || status === 'PENDING';
  if (
    [...records.senderAddresses.values()].some(same) ||
    [...records.senderRequests.values()].some((request) => same(request) && isOpen(request))
  )
    throw new Problem(409, 'This sender address is registered or requested already.');
  return records;
}

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
  return { status: 201, body: requestBody(request) };
}

function find(call: MessagingCall): SenderRequest {
  const request = senderRecords(call).senderRequests.get(call.params.requestId as string);
  if (!request) throw new Problem(404, 'Not found');
  return request;
}

/** The right code makes the number usable, a wrong one changes nothing. Section "Sender address request" (states). */
function judgeCode(call: MessagingCall<{ verification_code: string }>): SenderRequest {
  const { scope, body } = call;
  const request = find(call);
  const isWaiting = request.usage_type === 'OWN_NUMBER' && request.status === 'PENDING';
  if (!isWaiting || !scope.decisions.isRightCode(body.verification_code, request, scope.clock.now())) {
    const message = isWaiting ? 'is not the code that was sent' : 'No code was sent for this request';
    throw new Problem(400, 'Bad Request', [{ pointer: '/verification_code', message }]);
  }
  return request;
}

function verify(call: MessagingCall<{ verification_code: string }>, request: SenderRequest): Reply {
  approve(call.scope, senderRecords(call), request);
  return { status: 200, body: requestBody(request) };
}

const show = (call: MessagingCall): Reply => ({
  status: 200,
  body: requestBody(find(call)),
});

const REQUEST = {
  type: 'object',
  required: ['sender_address', 'sender_address_type', 'usage_type', 'destination_countries', 'reason'],
  properties: {
    sender_address: { type: 'string' },
    sender_address_type: { enum: ['ALPHANUMERIC', 'INTERNATIONAL'] },
    usage_type: { enum: ['ALPHANUMERIC', 'OWN_NUMBER'] },
    destination_countries: {
      type: 'array',
      minItems: 1,
      items: { type: 'string', pattern: '^[A-Z]{2}$', description: 'a country in two capital letters, such as SE' },
    },
    reason: { type: 'string' },
    label: { type: ['string', 'null'], maxLength: 100 },
  },
};

const CODE = {
  type: 'object',
  required: ['verification_code'],
  properties: {
    verification_code: {
      type: 'string',
      pattern: '^\\d{6}$',
      description: 'the six digits that the holder of the number got',
    },
  },
};

const REQUESTS = '/v1/messaging/numbers/sender_address/requests';

/**
 * Requests for sender addresses: create one, read its status, verify an own number.
 * Rules: PUB-SENDER-CODE-01, PUB-SENDER-FORM-01, PUB-SENDER-RACE-01, PUB-SENDER-RACE-02,
 * PUB-SENDER-REQUIRED-01, PUB-SENDER-UNKNOWN-01, SENDER-CREATE-01, SENDER-STATUS-02.
 */
export const senderRequestOperations: readonly MessagingOperation[] = [
  {
    id: 'senders.request',
    method: 'POST',
    path: REQUESTS,
    schema: REQUEST,
    run: guarded('senders.request', judge, create),
  },
  {
    id: 'senders.status',
    method: 'GET',
    path: `${REQUESTS}/:requestId`,
    run: show,
  },
  {
    id: 'senders.verify',
    method: 'POST',
    path: `${REQUESTS}/:requestId/verify`,
    admit: find,
    schema: CODE,
    run: guarded('senders.verify', judgeCode, verify),
  },
];
