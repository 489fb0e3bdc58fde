import type { MessagingDecisions } from '../../messaging/decisions.ts';
import type { SenderAddress, SenderRequest } from '../../messaging/sender-address.ts';
import type { SenderDecisions } from '../../messaging/sender-decisions.ts';
import type { Fault } from '../../worlds/behaviour.ts';
import type { World } from '../../worlds/world.ts';
import { fault, faultsOf } from '../fault.ts';
import { around, decision } from '../operators/decisions.ts';
import { good, instead, on } from '../operators/replies.ts';

/** A request taken for the address it asks for. */
const asAddress = (request: SenderRequest): SenderAddress => ({
  ...request,
  requestId: request.id,
  expiresAt: undefined,
});

/** Shows requests in a state among the approved addresses. */
const listing = (messaging: MessagingDecisions, status: SenderRequest['status']): void => {
  const { listedAddresses } = messaging;
  messaging.listedAddresses = (records) => [
    ...listedAddresses(records),
    ...[...records.senderRequests.values()].filter((each) => each.status === status).map(asAddress),
  ];
};

/** A refused operation in place of whatever it would answer. */
const refused = (operation: string, status: number): NonNullable<Fault['reply']> =>
  on(
    operation,
    (reply) => reply.status < 300,
    () => ({ status, body: { message: 'Not possible.' } }),
  );

/** The request with this id, whosever it is. */
const anyRequest = ({ messaging }: World, id: string): SenderRequest | undefined => messaging.findInRecords(({ senderRequests }) => senderRequests.get(id));

/** Finds more addresses than there are: those that `also` finds when an id is that of none. */
const findingAddress = (messaging: MessagingDecisions, also: SenderDecisions['addressOf']): void => {
  const { addressOf } = messaging;
  messaging.addressOf = (world, caller, id) => addressOf(world, caller, id) ?? also(world, caller, id);
};

/** Finds more requests than there are. */
const findingRequest = (messaging: MessagingDecisions, also: SenderDecisions['requestOf']): void => {
  const { requestOf } = messaging;
  messaging.requestOf = (world, caller, id) => requestOf(world, caller, id) ?? also(world, caller, id);
};

/** The address that an account's request with this id led to. */
const grantedBy = ({ messaging }: World, id: string): SenderAddress | undefined =>
  messaging.findInRecords(({ senderAddresses }) => [...senderAddresses.values()].find(({ requestId }) => requestId === id));

const refusedInstead = (operation: string, from: number, to: number): NonNullable<Fault['reply']> =>
  on(
    operation,
    ({ status }) => status === from,
    () => ({ status: to, body: { message: 'Not possible.' } }),
  );

/** TODO */
export const faults = faultsOf({
  'SENDER-STATUS-01': {
    'senders.state-stays': fault('A request is shown as open for ever.', {
      decide: around('messaging', 'requestBody', (requestBody) => (request) => requestBody({ ...request, status: 'OPEN' })),
    }),
    'senders.rejection-hidden': fault('A rejected request is shown as open.', {
      decide: around(
        'messaging',
        'requestBody',
        (requestBody) => (request) => requestBody(request.status === 'REJECTED' ? { ...request, status: 'OPEN' } : request),
      ),
    }),
    'senders.state-unreadable': fault('The state of a request cannot be read.', { reply: refused('senders.status', 404) }),
  },
  'SENDER-LIST-01': {
    'senders.list-refused': fault('Addresses cannot be listed.', { reply: refused('senders.list', 403) }),
    'senders.list-numbered': fault('The addresses of the list are numbered and have no UUID.', {
      reply: on(
        'senders.list',
        ({ status }) => status === 200,
        (reply) => {
          const { data } = reply.body as { data: object[] };
          return { ...reply, body: { data: data.map((each, place) => ({ ...each, id: String(place) })) } };
        },
      ),
    }),
    'senders.list-empty': fault('The list of addresses is always empty.', { decide: decision('messaging', 'listedAddresses', () => []) }),
  },
  'SENDER-LIST-02': {
    'senders.waiting-listed': fault('Requests that wait are listed as addresses.', { decide: ({ messaging }) => listing(messaging, 'OPEN') }),
    'senders.rejected-listed': fault('Rejected requests are listed as addresses.', { decide: ({ messaging }) => listing(messaging, 'REJECTED') }),
  },
  'SENDER-ID-01': {
    'senders.one-id': fault('An approved address keeps the id of its request.', { decide: decision('messaging', 'idOfAddress', (_world, { id }) => id) }),
  },
  'SENDER-404-01': {
    'senders.request-as-address': fault('A request that waits is found as an address.', {
      decide: ({ messaging }) =>
        findingAddress(messaging, (world, caller, id) => {
          const request = messaging.requestOf(world, caller, id);
          return request && asAddress(request);
        }),
    }),
    'senders.granted-by-request-id': fault('An address is found by the id of its request.', {
      decide: ({ messaging }) => findingAddress(messaging, (world, _caller, id) => grantedBy(world, id)),
    }),
    'senders.unknown-is-400': fault('An address that is not found is answered with HTTP status 400.', { reply: refusedInstead('senders.read', 404, 400) }),
    'senders.deleting-nothing': fault('Deleting an address that is not there is answered as if it had been.', {
      reply: refusedInstead('senders.remove', 404, 202),
    }),
  },
  'SENDER-404-02': {
    'senders.address-unreadable': fault('No address can be read by its id.', { reply: refusedInstead('senders.read', 200, 404) }),
    'senders.addresses-forbidden': fault('An approved address can be read by nobody.', {
      reply: instead('senders.read', 200, { status: 403, body: { message: 'Forbidden' } }),
    }),
  },
  'SENDER-STATUS-02': {
    'senders.state-by-address-id': fault('The state of a request is told for the id of its address too.', {
      decide: ({ messaging }) =>
        findingRequest(messaging, (world, caller, id) => {
          const address = messaging.addressOf(world, caller, id);
          return address && anyRequest(world, address.requestId);
        }),
    }),
    'senders.state-of-nothing': fault('A request that does not exist is open.', {
      reply: instead('senders.status', 404, { status: 200, body: { status: 'OPEN' } }),
    }),
  },
  'SENDER-DEL-01': {
    'senders.undying': fault('A deleted address stays.', { decide: decision('messaging', 'forgetAddress', () => undefined) }),
    'senders.hidden-not-deleted': fault('A deleted address is off the list and still readable.', {
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
      decide: decision('messaging', 'forgetAddress', ({ senderAddresses }) => senderAddresses.clear()),
    }),
    'senders.no-change': fault('The operation senders.change is not there.', {
      reply: on('senders.change', good, { status: 405, body: { message: 'Not possible.' } }),
    }),
    'senders.no-remove': fault('The operation senders.remove is not there.', {
      reply: on('senders.remove', good, { status: 405, body: { message: 'Not possible.' } }),
    }),
    'senders.no-reverify': fault('The operation senders.reverify is not there.', {
      reply: on('senders.reverify', good, { status: 405, body: { message: 'Not possible.' } }),
    }),
  },
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
    'senders.request-as-address-400': fault('A request id is a mistake instead of unknown for whoever acts for a sub-account.', {
      reply: on(
        'senders.read',
        ({ status }, { request }) => status === 404 && request.headers.account !== undefined,
        (reply) => ({ ...reply, status: 400 }),
      ),
    }),
  },
});
