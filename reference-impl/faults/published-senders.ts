import { fault, faultsOf } from './fault.ts';
import { around, decision } from './operators/decisions.ts';
import { answering, lettingPass, rewriting } from './operators/replies.ts';

type Shown = Record<string, unknown>;

const eachAddress = (change: (address: Shown) => Shown) => rewriting('senders.list', ({ data, pagination }) => ({ data: data.map(change), pagination }));

/** Deviations in what is published of sender addresses that are asked for and kept. */
export const faults = faultsOf({
  'PUB-SENDER-FORM-01': {
    'sender-requests.taken-with-200': fault('A request is taken with HTTP status 200.', { reply: answering('senders.request', 200) }),
    'sender-list.deleted-with-204': fault('A deleted address is answered with HTTP status 204.', { reply: answering('senders.remove', 204) }),
  },
  'PUB-SENDER-STATE-01': {
    'sender-requests.label-lost': fault('A request is answered without its label.', {
      decide: around('messaging', 'requestBody', (requestBody) => (request) => ({ ...requestBody(request), label: undefined })),
    }),
    'sender-requests.always-open': fault('A request is open whatever the reviewer says.', {
      decide: around('messaging', 'requestBody', (requestBody) => (request) => ({
        ...requestBody(request),
        ...(request.usage_type === 'ALPHANUMERIC' ? { status: 'OPEN' } : {}),
      })),
    }),
  },
  'PUB-SENDER-EXPIRY-01': {
    'sender-list.never-expired': fault('An address that has expired is shown as approved.', {
      reply: eachAddress((address) => ({ ...address, display_status: 'APPROVED' })),
    }),
    'sender-list.tags-expire': fault('An alpha tag is shown with an expiry.', {
      reply: eachAddress((address) => ({ expiry: '2025-03-10T12:00:00.000Z', ...address })),
    }),
  },
  'PUB-SENDER-RENEW-01': {
    'sender-renewal.approved-at-once': fault('A new code leaves the request approved.', {
      reply: rewriting('senders.reverify', (request) => ({ ...request, status: 'APPROVED' })),
    }),
    'sender-renewal.expiry-stays': fault('A number that is proved again expires when it would have done.', {
      decide: around('messaging', 'expiryOf', (expiryOf) => (now, earlier) => earlier ?? expiryOf(now, earlier)),
    }),
  },
  'PUB-SENDER-LABEL-01': {
    'sender-list.long-labels': fault('A label can have any length.', { reply: lettingPass('senders.change', '/label: must NOT', { status: 200, body: {} }) }),
    'sender-list.label-forgotten': fault('A new label is gone when the address is read.', {
      reply: rewriting('senders.read', ({ label, ...address }) => address),
    }),
  },
  'PUB-SENDER-DELETE-01': {
    'sender-list.no-reason-wanted': fault('An address is deleted without a reason.', { reply: lettingPass('senders.remove', '/reason', { status: 202 }) }),
    'sender-list.undead': fault('A deleted address stays.', { decide: decision('messaging', 'forgetAddress', () => undefined) }),
  },
});
