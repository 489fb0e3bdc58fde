import { fault, faultsOf } from './fault.ts';
import { around } from './operators/decisions.ts';
import { anyRequest, findingAddress, findingRequest } from './sender-ids.ts';
import { asAddress } from './senders.ts';

/** Sender addresses that are somebody else's business. Section "Sub-accounts". */
export const faults = faultsOf({
  'SENDER-ISO-01': {
    'senders.shared': fault('All customers share their sender addresses.', {
      decide: around('messaging', 'keeperOf', (keeperOf) => (account, kept) => (kept === 'senders' ? 'everybody' : keeperOf(account, kept))),
    }),
    'senders.foreign-state': fault('The state of a request is told to everybody who has its id.', {
      decide: ({ messaging }) => findingRequest(messaging, (world, _caller, id) => anyRequest(world, id)),
    }),
    'senders.foreign-addresses': fault('Whoever has the id of an address may read, change and delete it.', {
      decide: ({ messaging }) =>
        findingAddress(messaging, (world, _caller, id) => world.messaging.findInRecords(({ senderAddresses }) => senderAddresses.get(id))),
    }),
  },
  'X-37': {
    'senders.foreign-request-as-address': fault('The request of another customer is shown as an address.', {
      decide: ({ messaging }) =>
        findingAddress(messaging, (world, { account }, id) => {
          const request = anyRequest(world, id);
          return request && request.account !== account.id ? asAddress(request) : undefined;
        }),
    }),
    'senders.telling-refusal': fault('The refusal names what the other customer asked for.', {
      reply: (reply, { operation, call }) => {
        const request = call && anyRequest(call.world, call.params.addressId ?? '');
        return operation === 'senders.read' && reply.status === 404 && request
          ? { ...reply, body: { message: `Not found: ${request.sender_address} is only requested` } }
          : reply;
      },
    }),
  },
  'X-38': {
    'senders.acting-request-as-address': fault('Who acts for a sub-account finds its requests as addresses.', {
      decide: ({ messaging }) =>
        findingAddress(messaging, (world, { own, account }, id) => {
          const request = own === account ? undefined : anyRequest(world, id);
          return request && asAddress(request);
        }),
    }),
  },
});
