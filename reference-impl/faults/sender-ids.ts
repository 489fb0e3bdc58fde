import type { MessagingDecisions } from '../messaging/decisions.ts';
import type { SenderAddress, SenderRequest } from '../messaging/sender-address.ts';
import type { SenderDecisions } from '../messaging/sender-decisions.ts';
import type { World } from '../worlds/world.ts';
import type { Fault } from './behaviour.ts';
import { on } from './distort.ts';
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
  messaging.findInRecords(({ senderAddresses }) =>
    [...senderAddresses.values()].find(({ requestId }) => requestId === id),
  );

const refused = (operation: string, from: number, to: number): NonNullable<Fault['reply']> =>
  on(
    operation,
    ({ status }) => status === from,
    () => ({ status: to, body: { message: 'Not possible.' } }),
  );

const idFaults: readonly Fault[] = [
  {
    id: 'senders.request-as-address',
    rule: 'SENDER-404-01',
    says: 'A request that waits is found as an address.',
    decide: ({ messaging }) =>
      findingAddress(messaging, (world, caller, id) => {
        const request = messaging.requestOf(world, caller, id);
        return request && asAddress(request);
      }),
  },
  {
    id: 'senders.granted-by-request-id',
    rule: 'SENDER-404-01',
    says: 'An address is found by the id of its request.',
    decide: ({ messaging }) => findingAddress(messaging, (world, _caller, id) => grantedBy(world, id)),
  },
  {
    id: 'senders.unknown-is-400',
    rule: 'SENDER-404-01',
    says: 'An address that is not found is answered with HTTP status 400.',
    reply: refused('senders.read', 404, 400),
  },
  {
    id: 'senders.deleting-nothing',
    rule: 'SENDER-404-01',
    says: 'Deleting an address that is not there is answered as if it had been.',
    reply: refused('senders.remove', 404, 202),
  },
  {
    id: 'senders.address-unreadable',
    rule: 'SENDER-404-02',
    says: 'No address can be read by its id.',
    reply: refused('senders.read', 200, 404),
  },
  {
    id: 'senders.state-by-address-id',
    rule: 'SENDER-STATUS-02',
    says: 'The state of a request is told for the id of its address too.',
    decide: ({ messaging }) =>
      findingRequest(messaging, (world, caller, id) => {
        const address = messaging.addressOf(world, caller, id);
        return address && anyRequest(world, address.requestId);
      }),
  },
  {
    id: 'senders.state-of-nothing',
    rule: 'SENDER-STATUS-02',
    says: 'A request that does not exist is open.',
    reply: on(
      'senders.status',
      ({ status }) => status === 404,
      () => ({ status: 200, body: { status: 'OPEN' } }),
    ),
  },
];

const lifeFaults: readonly Fault[] = [
  {
    id: 'senders.undying',
    rule: 'SENDER-DEL-01',
    says: 'A deleted address stays.',
    decide: ({ messaging }) => {
      messaging.forgetAddress = () => undefined;
    },
  },
  {
    id: 'senders.hidden-not-deleted',
    rule: 'SENDER-DEL-01',
    says: 'A deleted address is off the list and still readable.',
    decide: ({ messaging }) => {
      const { listedAddresses } = messaging;
      const hidden = new Set<string>();
      messaging.forgetAddress = (_records, id) => {
        hidden.add(id);
      };
      messaging.listedAddresses = (records) =>
        [...listedAddresses(records)].filter(({ id }) => !hidden.has(id));
    },
  },
  {
    id: 'senders.all-deleted',
    rule: 'SENDER-DEL-01',
    says: 'Deleting one address deletes all of them.',
    decide: ({ messaging }) => {
      messaging.forgetAddress = ({ senderAddresses }) => senderAddresses.clear();
    },
  },
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
export const senderIdFaults: readonly Fault[] = [...idFaults, ...lifeFaults];
