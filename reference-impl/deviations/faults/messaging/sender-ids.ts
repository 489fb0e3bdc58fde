import type { MessagingScope } from '../../../messaging/part.ts';
import type { SenderRequest } from '../../../messaging/sender-address.ts';
import type { SenderDecisions } from '../../../messaging/sender-decisions.ts';
import { fault, faultsOf } from '../../fault.ts';
import { decision, given, keptInCommon, result } from '../../operators/messaging.ts';
import { good, on, rewriting } from '../../operators/replies.ts';
import { asAddress, listing } from '../../operators/senders.ts';

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
    'senders.state-stays': fault('A request stays pending forever.', {
      decide: given('requestBody', (request) => [{ ...request, status: 'OPEN' as const }]),
    }),
    'senders.rejection-hidden': fault('A rejected request is shown as pending.', {
      decide: given('requestBody', (request) => [
        request.status === 'REJECTED' ? { ...request, status: 'OPEN' as const } : request,
      ]),
    }),
    'senders.state-unreadable': fault('The state of a request cannot be read.', {
      reply: on('senders.status', good, refused(404)),
    }),
  },
  'SENDER-LIST-01': {
    'senders.list-refused': fault('Addresses cannot be listed.', { reply: on('senders.list', good, refused(403)) }),
    'senders.list-numbered': fault('Listed addresses have numbers instead of UUIDs.', {
      reply: rewriting('senders.list', ({ data }) => ({
        data: data.map((each: object, place: number) => ({ ...each, id: String(place) })),
      })),
    }),
    'senders.list-empty': fault('The list of addresses is always empty.', {
      decide: decision('listedAddresses', () => []),
    }),
  },
  'SENDER-LIST-02': {
    'senders.waiting-listed': fault('Pending requests are listed as addresses.', { decide: listing('OPEN') }),
    'senders.rejected-listed': fault('Rejected requests are listed as addresses.', { decide: listing('REJECTED') }),
  },
  'SENDER-ID-01': {
    'senders.one-id': fault('An approved address keeps the id of its request.', {
      decide: decision('idOfAddress', (_scope, { id }) => id),
    }),
  },
  'SENDER-404-01': {
    'senders.request-as-address': fault('A pending request can be read as an address.', {
      decide: findingAddress((scope, caller, id) => {
        const request = scope.decisions.requestOf(scope, caller, id);
        return request && asAddress(request);
      }),
    }),
    'senders.granted-by-request-id': fault('An address can be read by the id of its request.', {
      decide: findingAddress(({ state }, _caller, id) =>
        state.findInRecords(({ senderAddresses }) =>
          [...senderAddresses.values()].find(({ requestId }) => requestId === id),
        ),
      ),
    }),
    'senders.unknown-is-400': fault('An unknown address gets HTTP status 400.', {
      reply: on('senders.read', 404, refused(400)),
    }),
    'senders.deleting-nothing': fault('Deleting an unknown address succeeds.', {
      reply: on('senders.remove', 404, refused(202)),
    }),
  },
  'SENDER-404-02': {
    'senders.address-unreadable': fault('No address can be read by its id.', {
      reply: on('senders.read', 200, refused(404)),
    }),
    'senders.addresses-forbidden': fault('Reading an approved address is forbidden.', {
      reply: on('senders.read', 200, refused(403)),
    }),
  },
  'SENDER-STATUS-02': {
    'senders.state-by-address-id': fault('A request can be read by the id of its address.', {
      decide: findingRequest((scope, caller, id) => {
        const address = scope.decisions.addressOf(scope, caller, id);
        return address && anyRequest(scope, address.requestId);
      }),
    }),
    'senders.state-of-nothing': fault('An unknown request is shown as pending.', {
      reply: on('senders.status', 404, { status: 200, body: { status: 'OPEN' } }),
    }),
  },
  'SENDER-DEL-01': {
    'senders.undying': fault('A deleted address stays.', { decide: decision('forgetAddress', () => undefined) }),
    'senders.hidden-not-deleted': fault('A deleted address is not listed but can still be read.', {
      decide: ({ messaging }) => {
        const { listedAddresses } = messaging;
        const hidden = new Set<string>();
        messaging.forgetAddress = (_records, id) => {
          hidden.add(id);
        };
        messaging.listedAddresses = (records) => [...listedAddresses(records)].filter(({ id }) => !hidden.has(id));
      },
    }),
    'senders.all-deleted': fault('Deleting one address deletes all of them.', {
      decide: decision('forgetAddress', ({ senderAddresses }) => senderAddresses.clear()),
    }),
    'senders.no-change': fault('The operation senders.change does not exist.', {
      reply: on('senders.change', good, refused(405)),
    }),
    'senders.no-remove': fault('The operation senders.remove does not exist.', {
      reply: on('senders.remove', good, refused(405)),
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
  'X-38': {
    'senders.acting-request-as-address': fault('A caller that acts for a sub-account gets its requests as addresses.', {
      decide: findingAddress((scope, { own, account }, id) => {
        const request = own === account ? undefined : anyRequest(scope, id);
        return request && asAddress(request);
      }),
    }),
    'senders.request-as-address-400': fault('A request id gets HTTP status 400 when acting for a sub-account.', {
      reply: on(
        'senders.read',
        ({ status }, { request }) => status === 404 && request.headers.account !== undefined,
        400,
      ),
    }),
  },
});
