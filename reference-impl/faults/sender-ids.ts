import type { MessagingDecisions } from '../messaging/decisions.ts';
import type { SenderAddress, SenderRequest } from '../messaging/sender-address.ts';
import type { SenderDecisions } from '../messaging/sender-decisions.ts';
import type { Fault } from '../worlds/behaviour.ts';
import type { World } from '../worlds/world.ts';
import { fault, faultsOf } from './fault.ts';
import { decision } from './operators/decisions.ts';
import { instead, on } from './operators/replies.ts';
import { asAddress } from './senders.ts';

/** The request with this id, whosever it is. */
export const anyRequest = ({ messaging }: World, id: string): SenderRequest | undefined =>
  messaging.findInRecords(({ senderRequests }) => senderRequests.get(id));

/** Finds more addresses than there are: those that `also` finds when an id is that of none. */
export const findingAddress = (messaging: MessagingDecisions, also: SenderDecisions['addressOf']): void => {
  const { addressOf } = messaging;
  messaging.addressOf = (world, caller, id) => addressOf(world, caller, id) ?? also(world, caller, id);
};

/** Finds more requests than there are. */
export const findingRequest = (messaging: MessagingDecisions, also: SenderDecisions['requestOf']): void => {
  const { requestOf } = messaging;
  messaging.requestOf = (world, caller, id) => requestOf(world, caller, id) ?? also(world, caller, id);
};

/** The address that an account's request with this id led to. */
const grantedBy = ({ messaging }: World, id: string): SenderAddress | undefined =>
  messaging.findInRecords(({ senderAddresses }) => [...senderAddresses.values()].find(({ requestId }) => requestId === id));

const refused = (operation: string, from: number, to: number): NonNullable<Fault['reply']> =>
  on(
    operation,
    ({ status }) => status === from,
    () => ({ status: to, body: { message: 'Not possible.' } }),
  );

const idFaults = faultsOf({
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
    'senders.unknown-is-400': fault('An address that is not found is answered with HTTP status 400.', { reply: refused('senders.read', 404, 400) }),
    'senders.deleting-nothing': fault('Deleting an address that is not there is answered as if it had been.', { reply: refused('senders.remove', 404, 202) }),
  },
  'SENDER-404-02': { 'senders.address-unreadable': fault('No address can be read by its id.', { reply: refused('senders.read', 200, 404) }) },
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
});

const lifeFaults: readonly Fault[] = [
  ...faultsOf({
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
    },
  }),
  ...['change', 'remove', 'reverify'].map((operation) => ({
    id: `senders.no-${operation}`,
    rule: 'SENDER-DEL-01',
    says: `The operation senders.${operation} is not there.`,
    reply: on(
      `senders.${operation}`,
      ({ status }) => status < 300,
      () => ({ status: 405, body: { message: 'Not possible.' } }),
    ),
  })),
];

/** Deviations in what the ids of requests and addresses lead to. Section "Errors / HTTP-level". */
export const faults = [...idFaults, ...lifeFaults];
