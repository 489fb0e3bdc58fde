import type { Fault } from './behaviour.ts';
import { answering, changingBody, lettingPass } from './letting-pass.ts';

type Shown = Record<string, unknown>;

const eachAddress = (change: (address: Shown) => Shown) =>
  changingBody('senders.list', ({ data, pagination }) => ({ data: data.map(change), pagination }));

/** Deviations in what is published of sender addresses that are asked for and kept. */
export const publishedSenderFaults: readonly Fault[] = [
  {
    id: 'sender-requests.taken-with-200',
    rule: 'PUB-SENDER-FORM-01',
    says: 'A request is taken with HTTP status 200.',
    reply: answering('senders.request', 200),
  },
  {
    id: 'sender-list.deleted-with-204',
    rule: 'PUB-SENDER-FORM-01',
    says: 'A deleted address is answered with HTTP status 204.',
    reply: answering('senders.remove', 204),
  },
  {
    id: 'sender-requests.label-lost',
    rule: 'PUB-SENDER-STATE-01',
    says: 'A request is answered without its label.',
    decide: ({ messaging }) => {
      const { requestBody } = messaging;
      messaging.requestBody = (request) => ({ ...requestBody(request), label: undefined });
    },
  },
  {
    id: 'sender-requests.always-open',
    rule: 'PUB-SENDER-STATE-01',
    says: 'A request is open whatever the reviewer says.',
    decide: ({ messaging }) => {
      const { requestBody } = messaging;
      messaging.requestBody = (request) => ({
        ...requestBody(request),
        ...(request.usage_type === 'ALPHANUMERIC' ? { status: 'OPEN' } : {}),
      });
    },
  },
  {
    id: 'sender-list.never-expired',
    rule: 'PUB-SENDER-EXPIRY-01',
    says: 'An address that has expired is shown as approved.',
    reply: eachAddress((address) => ({ ...address, display_status: 'APPROVED' })),
  },
  {
    id: 'sender-list.tags-expire',
    rule: 'PUB-SENDER-EXPIRY-01',
    says: 'An alpha tag is shown with an expiry.',
    reply: eachAddress((address) => ({ expiry: '2025-03-10T12:00:00.000Z', ...address })),
  },
  {
    id: 'sender-renewal.approved-at-once',
    rule: 'PUB-SENDER-RENEW-01',
    says: 'A new code leaves the request approved.',
    reply: changingBody('senders.reverify', (request) => ({ ...request, status: 'APPROVED' })),
  },
  {
    id: 'sender-renewal.expiry-stays',
    rule: 'PUB-SENDER-RENEW-01',
    says: 'A number that is proved again expires when it would have done.',
    decide: ({ messaging }) => {
      const { expiryOf } = messaging;
      messaging.expiryOf = (now, earlier) => earlier ?? expiryOf(now, earlier);
    },
  },
  {
    id: 'sender-list.long-labels',
    rule: 'PUB-SENDER-LABEL-01',
    says: 'A label can have any length.',
    reply: lettingPass('senders.change', '/label: must NOT', { status: 200, body: {} }),
  },
  {
    id: 'sender-list.label-forgotten',
    rule: 'PUB-SENDER-LABEL-01',
    says: 'A new label is gone when the address is read.',
    reply: changingBody('senders.read', ({ label, ...address }) => address),
  },
  {
    id: 'sender-list.no-reason-wanted',
    rule: 'PUB-SENDER-DELETE-01',
    says: 'An address is deleted without a reason.',
    reply: lettingPass('senders.remove', '/reason', { status: 202 }),
  },
  {
    id: 'sender-list.undead',
    rule: 'PUB-SENDER-DELETE-01',
    says: 'A deleted address stays.',
    decide: ({ messaging }) => {
      messaging.forgetAddress = () => undefined;
    },
  },
];
