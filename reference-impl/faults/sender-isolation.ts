import type { Fault } from './behaviour.ts';
import { anyRequest, findingAddress, findingRequest } from './sender-ids.ts';
import { asAddress } from './senders.ts';

/** Sender addresses that are somebody else's business. Section "Sub-accounts". */
export const senderIsolationFaults: readonly Fault[] = [
  {
    id: 'senders.shared',
    rule: 'SENDER-ISO-01',
    says: 'All customers share their sender addresses.',
    decide: ({ messaging }) => {
      const { keeperOf } = messaging;
      messaging.keeperOf = (account, kept) => (kept === 'senders' ? 'everybody' : keeperOf(account, kept));
    },
  },
  {
    id: 'senders.foreign-state',
    rule: 'SENDER-ISO-01',
    says: 'The state of a request is told to everybody who has its id.',
    decide: ({ messaging }) => findingRequest(messaging, (world, _caller, id) => anyRequest(world, id)),
  },
  {
    id: 'senders.foreign-addresses',
    rule: 'SENDER-ISO-01',
    says: 'Whoever has the id of an address may read, change and delete it.',
    decide: ({ messaging }) =>
      findingAddress(messaging, (world, _caller, id) =>
        world.messaging.findInRecords(({ senderAddresses }) => senderAddresses.get(id)),
      ),
  },
  {
    id: 'senders.foreign-request-as-address',
    rule: 'X-37',
    says: 'The request of another customer is shown as an address.',
    decide: ({ messaging }) =>
      findingAddress(messaging, (world, { account }, id) => {
        const request = anyRequest(world, id);
        return request && request.account !== account.id ? asAddress(request) : undefined;
      }),
  },
  {
    id: 'senders.telling-refusal',
    rule: 'X-37',
    says: 'The refusal names what the other customer asked for.',
    reply: (reply, { operation, call }) => {
      const request = call && anyRequest(call.world, call.params.addressId ?? '');
      return operation === 'senders.read' && reply.status === 404 && request
        ? { ...reply, body: { message: `Not found: ${request.sender_address} is only requested` } }
        : reply;
    },
  },
  {
    id: 'senders.acting-request-as-address',
    rule: 'X-38',
    says: 'Who acts for a sub-account finds its requests as addresses.',
    decide: ({ messaging }) =>
      findingAddress(messaging, (world, { own, account }, id) => {
        const request = own === account ? undefined : anyRequest(world, id);
        return request && asAddress(request);
      }),
  },
];
