import { fault, faultsOf } from '../../fault.ts';
import { decision, keptInCommon, leaveOut, result } from '../../operators/messaging.ts';
import { lettingPass, on, refusing, rewriting } from '../../operators/replies.ts';

const MADE = { status: 201, body: {} };

const withoutCheck = (name: string) => leaveOut('senderChecks', name);

/** Deviations from what is published about requests for sender addresses. */
export const faults = faultsOf({
  'PUB-SENDER-REQUIRED-01': {
    'sender-refusals.no-reason-given': fault('A request needs no reason.', {
      reply: lettingPass('senders.request', '/reason: is required', MADE),
    }),
    'sender-refusals.no-use-given': fault('A request needs no usage type.', {
      reply: lettingPass('senders.request', '/usage_type: is required', MADE),
    }),
  },
  'PUB-SENDER-INVALID-01': {
    'sender-refusals.odd-pairs': fault('Any address type is accepted with any usage type.', {
      decide: withoutCheck('matchingTypes'),
    }),
    'sender-refusals.any-number': fault('An own number may be any text.', { decide: withoutCheck('ownNumber') }),
    'sender-refusals.any-countries': fault('Country codes may have any form.', {
      reply: lettingPass('senders.request', '/destination_countries', MADE),
    }),
  },
  'PUB-SENDER-REASON-01': {
    'sender-refusals.long-reasons': fault('A reason may have any length.', { decide: withoutCheck('ownNumberReason') }),
    'sender-refusals.short-reasons': fault('A reason may have at most 100 characters.', {
      reply: refusing<{ reason: string }>('senders.request', ({ reason }) => reason.length > 100),
    }),
  },
  'PUB-SENDER-CONFLICT-01': {
    'sender-refusals.letters-matter': fault('Tags are compared with case.', {
      decide: decision('isSameAddress', (one, other) => one === other),
    }),
    'sender-refusals.alike-is-the-same': fault('Tags with the same beginning count as the same.', {
      decide: decision('isSameAddress', (one, other) => other.toLowerCase().startsWith(one.toLowerCase())),
    }),
    'sender-refusals.conflict-is-400': fault('Requesting an address twice gets HTTP status 400.', {
      reply: on('senders.request', 409, {
        status: 400,
        body: { message: 'Bad Request', details: ['/sender_address: is taken'] },
      }),
    }),
  },
  'PUB-SENDER-CODE-01': {
    'sender-refusals.any-code': fault('A verification code may be any text.', {
      reply: lettingPass('senders.verify', '/verification_code: must', { status: 200, body: {} }),
    }),
  },
  'PUB-SENDER-UNKNOWN-01': {
    'sender-list.finds-anything': fault('An invalid address id returns an empty record.', {
      reply: on('senders.read', 404, { status: 200, body: {} }),
    }),
    'sender-refusals.unknown-request-verified': fault('An unknown request can be verified.', {
      reply: on('senders.verify', 404, { status: 200, body: {} }),
    }),
  },
  'PUB-SENDER-ACCOUNT-01': {
    'sender-list.of-everybody': fault('All customers share their sender addresses.', {
      decide: keptInCommon('senders'),
    }),
  },
  'PUB-SENDER-STATE-01': {
    'sender-requests.label-lost': fault('A request is shown without its label.', {
      decide: result('requestBody', (usual) => ({ ...usual, label: undefined })),
    }),
    'sender-requests.always-open': fault('A request stays pending whatever the reviewer decides.', {
      decide: result('requestBody', (usual, { usage_type }) =>
        usage_type === 'ALPHANUMERIC' ? { ...usual, status: 'OPEN' } : usual,
      ),
    }),
  },
  'PUB-SENDER-RENEW-01': {
    'sender-renewal.approved-at-once': fault('A request stays approved while a new code is pending.', {
      reply: rewriting('senders.reverify', (request) => ({ ...request, status: 'APPROVED' })),
    }),
    'sender-renewal.expiry-stays': fault('Verifying a number again does not move its expiry.', {
      decide: result('expiryOf', (usual, _now, earlier) => earlier ?? usual),
    }),
  },
});
