import { fault, faultsOf } from '../fault.ts';
import { decision, keptInCommon, leaveOut, result } from '../operators/messaging.ts';
import { lettingPass, on, refusing, rewriting } from '../operators/replies.ts';

const MADE = { status: 201, body: {} };

const withoutCheck = (name: string) => leaveOut('senderChecks', name);

/** Deviations in what is published of requests for sender addresses, and of who sees what. */
export const faults = faultsOf({
  'PUB-SENDER-REQUIRED-01': {
    'sender-refusals.no-reason-given': fault('A request needs no reason.', { reply: lettingPass('senders.request', '/reason: is required', MADE) }),
    'sender-refusals.no-use-given': fault('A request need not say what the address is for.', {
      reply: lettingPass('senders.request', '/usage_type: is required', MADE),
    }),
  },
  'PUB-SENDER-INVALID-01': {
    'sender-refusals.odd-pairs': fault('Any type of address goes with any use.', { decide: withoutCheck('matchingTypes') }),
    'sender-refusals.any-number': fault('An own number can be any text.', { decide: withoutCheck('ownNumber') }),
    'sender-refusals.any-countries': fault('Countries can be written in any way.', { reply: lettingPass('senders.request', '/destination_countries', MADE) }),
  },
  'PUB-SENDER-REASON-01': {
    'sender-refusals.long-reasons': fault('A reason for an own number can have any length.', { decide: withoutCheck('ownNumberReason') }),
    'sender-refusals.short-reasons': fault('A reason has up to 100 characters.', {
      reply: refusing<{ reason: string }>('senders.request', ({ reason }) => reason.length > 100),
    }),
  },
  'PUB-SENDER-CONFLICT-01': {
    'sender-refusals.letters-matter': fault('A tag in other letters is another tag.', { decide: decision('isSameAddress', (one, other) => one === other) }),
    'sender-refusals.alike-is-the-same': fault('A tag that begins like another is the same tag.', {
      decide: decision('isSameAddress', (one, other) => other.toLowerCase().startsWith(one.toLowerCase())),
    }),
    'sender-refusals.conflict-is-400': fault('An address that is taken is answered with HTTP status 400.', {
      reply: on('senders.request', 409, { status: 400, body: { message: 'Bad Request', details: ['/sender_address: is taken'] } }),
    }),
  },
  'PUB-SENDER-CODE-01': {
    'sender-refusals.any-code': fault('A code can be anything.', {
      reply: lettingPass('senders.verify', '/verification_code: must', { status: 200, body: {} }),
    }),
  },
  'PUB-SENDER-UNKNOWN-01': {
    'sender-list.finds-anything': fault('An address that is none is answered with an empty record.', {
      reply: on('senders.read', 404, { status: 200, body: {} }),
    }),
    'sender-refusals.unknown-request-verified': fault('A request that is none can be verified.', {
      reply: on('senders.verify', 404, { status: 200, body: {} }),
    }),
  },
  'PUB-SENDER-ACCOUNT-01': { 'sender-list.of-everybody': fault('All customers have their sender addresses in common.', { decide: keptInCommon('senders') }) },
  'PUB-SENDER-STATE-01': {
    'sender-requests.label-lost': fault('A request is answered without its label.', {
      decide: result('requestBody', (usual) => ({ ...usual, label: undefined })),
    }),
    'sender-requests.always-open': fault('A request is open whatever the reviewer says.', {
      decide: result('requestBody', (usual, { usage_type }) => (usage_type === 'ALPHANUMERIC' ? { ...usual, status: 'OPEN' } : usual)),
    }),
  },
  'PUB-SENDER-RENEW-01': {
    'sender-renewal.approved-at-once': fault('A new code leaves the request approved.', {
      reply: rewriting('senders.reverify', (request) => ({ ...request, status: 'APPROVED' })),
    }),
    'sender-renewal.expiry-stays': fault('A number that is proved again expires when it would have done.', {
      decide: result('expiryOf', (usual, _now, earlier) => earlier ?? usual),
    }),
  },
});
