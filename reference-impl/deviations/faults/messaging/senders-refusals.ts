import { fault, faultsOf } from '../../fault.ts';
import { decision, result } from '../../operators/messaging.ts';
import { lettingPass, on } from '../../operators/replies.ts';

const MADE = { status: 201, body: {} };

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
    'sender-refusals.any-countries': fault('Country codes may have any form.', {
      reply: lettingPass('senders.request', '/destination_countries', MADE),
    }),
  },
  'PUB-SENDER-CONFLICT-01': {
    'sender-refusals.letters-matter': fault('Tags are compared with case.', {
      decide: decision('isSameAddress', (one, other) => one === other),
    }),
    'sender-refusals.alike-is-the-same': fault('Tags with the same beginning count as the same.', {
      decide: decision('isSameAddress', (one, other) => other.toLowerCase().startsWith(one.toLowerCase())),
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
  'PUB-SENDER-STATE-01': {
    'sender-requests.always-open': fault('A request stays pending whatever the reviewer decides.', {
      decide: result('requestBody', (usual, { usage_type }) =>
        usage_type === 'ALPHANUMERIC' ? { ...usual, status: 'OPEN' } : usual,
      ),
    }),
  },
});
