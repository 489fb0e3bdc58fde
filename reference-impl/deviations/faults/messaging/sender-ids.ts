import type { MessagingScope } from '../../../messaging/part.ts';
import type { SenderRequest } from '../../../messaging/sender-address.ts';
import type { SenderDecisions } from '../../../messaging/sender-decisions.ts';
import { fault, faultsOf } from '../../fault.ts';
import { decision, given, keptInCommon, result } from '../../operators/messaging.ts';
import { good, on } from '../../operators/replies.ts';
import { asAddress } from '../../operators/senders.ts';

const refused = (status: number) => ({ status, body: { message: 'Not possible.' } });

/** The request with this id, of any account. */
const anyRequest = ({ state }: MessagingScope, id: string): SenderRequest | undefined =>
  state.findInRecords(({ senderRequests }) => senderRequests.get(id));

/** Also finds addresses by `also`, if an id is unknown. */
const findingAddress = (also: SenderDecisions['addressOf']) =>
  result('addressOf', (address, ...asked) => address ?? also(...asked));

/** Also finds requests by `also`, if an id is unknown. */
const findingRequest = (also: SenderDecisions['requestOf']) =>
  result('requestOf', (request, ...asked) => request ?? also(...asked));

/** Deviations in how sender addresses are shown, and in what the ids of requests and addresses find. */
export const faults = faultsOf({
  'SENDER-STATUS-01': {
    'senders.rejection-hidden': fault('A rejected request is shown as pending.', {
      decide: given('requestBody', (request) => [
        request.status === 'REJECTED' ? { ...request, status: 'OPEN' as const } : request,
      ]),
    }),
  },
  'SENDER-ID-01': {
    'senders.one-id': fault('An approved address keeps the id of its request.', {
      decide: decision('idOfAddress', (_scope, { id }) => id),
    }),
  },
  'SENDER-404-01': {
    'senders.granted-by-request-id': fault('An address can be read by the id of its request.', {
      decide: findingAddress(({ state }, _caller, id) =>
        state.findInRecords(({ senderAddresses }) =>
          [...senderAddresses.values()].find(({ requestId }) => requestId === id),
        ),
      ),
    }),
  },
  'SENDER-STATUS-02': {
    'senders.state-by-address-id': fault('A request can be read by the id of its address.', {
      decide: findingRequest((scope, caller, id) => {
        const address = scope.decisions.addressOf(scope, caller, id);
        return address && anyRequest(scope, address.requestId);
      }),
    }),
  },
  'SENDER-DEL-01': {
    'senders.all-deleted': fault('Deleting one address deletes all of them.', {
      decide: decision('forgetAddress', ({ senderAddresses }) => senderAddresses.clear()),
    }),
    'senders.no-reverify': fault('The operation senders.reverify does not exist.', {
      reply: on('senders.reverify', good, refused(405)),
    }),
  },
  'SENDER-ISO-01': {
    'senders.shared': fault('All customers share their sender addresses.', { decide: keptInCommon('senders') }),
    'senders.foreign-state': fault('Anyone with the id of a request can read its state.', {
      decide: findingRequest((scope, _caller, id) => anyRequest(scope, id)),
    }),
    'senders.foreign-addresses': fault('Anyone with the id of an address can read, change and delete it.', {
      decide: findingAddress(({ state }, _caller, id) =>
        state.findInRecords(({ senderAddresses }) => senderAddresses.get(id)),
      ),
    }),
  },
  'X-37': {
    'senders.foreign-request-as-address': fault("Another customer's request is shown as an address.", {
      decide: findingAddress((scope, { account }, id) => {
        const request = anyRequest(scope, id);
        return request && request.account !== account.id ? asAddress(request) : undefined;
      }),
    }),
    'senders.telling-refusal': fault('The refusal names what another customer requested.', {
      reply: on('senders.read', 404, (reply, { call }) => {
        const request = call && anyRequest(call.scope, call.params.addressId ?? '');
        return request
          ? { ...reply, body: { message: `Not found: ${request.sender_address} is only requested` } }
          : reply;
      }),
    }),
  },
});
