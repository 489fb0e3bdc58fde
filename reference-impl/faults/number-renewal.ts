import type { SenderAddress } from '../messaging/sender-address.ts';
import type { Decisions, Fault } from './behaviour.ts';

const DAY = 24 * 3_600_000;

/** Moves the end of the twelve months. */
const expiring =
  (shift: number) =>
  ({ messaging }: Decisions): void => {
    const { expiryOf } = messaging;
    messaging.expiryOf = (now, earlier) => expiryOf(now, earlier) + shift;
  };

const renewalFaults: readonly Fault[] = [
  {
    id: 'senders.eleven-months',
    rule: 'SENDER-REVERIFY-01',
    says: 'Own numbers are good for eleven months.',
    decide: expiring(-31 * DAY),
  },
  {
    id: 'senders.a-day-short',
    rule: 'SENDER-REVERIFY-01',
    says: 'Own numbers are good for a day less than twelve months.',
    decide: expiring(-DAY),
  },
  {
    id: 'senders.thirteen-months',
    rule: 'SENDER-REVERIFY-01',
    says: 'Own numbers are good for thirteen months.',
    decide: expiring(31 * DAY),
  },
  {
    id: 'senders.good-for-ever',
    rule: 'SENDER-REVERIFY-01',
    says: 'Own numbers are good for ever.',
    decide: ({ messaging }) => {
      messaging.isLive = () => true;
    },
  },
  {
    id: 'senders.not-renewed',
    rule: 'SENDER-REVERIFY-01',
    says: 'Proving a number again does not prolong it.',
    decide: ({ messaging }) => {
      const { expiryOf } = messaging;
      messaging.expiryOf = (now, earlier) => earlier ?? expiryOf(now, earlier);
    },
  },
  {
    id: 'senders.renewed-for-ever',
    rule: 'SENDER-REVERIFY-01',
    says: 'A number that was proved twice is good for a decade.',
    decide: ({ messaging }) => {
      const { expiryOf } = messaging;
      messaging.expiryOf = (now, earlier) =>
        expiryOf(now, earlier) + (earlier === undefined ? 0 : 3650 * DAY);
    },
  },
  {
    id: 'senders.no-notice',
    rule: 'SENDER-REVERIFY-02',
    says: 'Holders are not told that a number wants proving again.',
    decide: ({ messaging }) => {
      messaging.noticeTimes = () => [];
    },
  },
  {
    id: 'senders.late-notice',
    rule: 'SENDER-REVERIFY-02',
    says: 'Holders are told the day after.',
    decide: ({ messaging }) => {
      messaging.noticeTimes = (expiresAt) => [expiresAt + DAY];
    },
  },
  {
    id: 'senders.one-notice',
    rule: 'SENDER-REVERIFY-02',
    says: 'Holders are told in the first year only.',
    decide: ({ messaging }) => {
      const { noticeTimes } = messaging;
      messaging.noticeTimes = (expiresAt, earlier) =>
        earlier === undefined ? noticeTimes(expiresAt, earlier) : [];
    },
  },
];

/** Does something to the address of a request for which a wrong code was entered. */
const onWrongCode =
  (change: (address: SenderAddress, forget: () => void) => void): NonNullable<Fault['reply']> =>
  (reply, { operation, call }) => {
    if (operation !== 'senders.verify' || reply.status !== 400) return reply;
    call?.world.messaging.findInRecords(({ senderAddresses }) => {
      const isMeant = ({ requestId }: SenderAddress) => requestId === call.params.requestId;
      const address = [...senderAddresses.values()].find(isMeant);
      if (address) change(address, () => senderAddresses.delete(address.id));
      return address;
    });
    return reply;
  };

const wrongCodeFaults: readonly Fault[] = [
  {
    id: 'senders.wrong-code-renews',
    rule: 'X-39',
    says: 'A wrong code prolongs the number too.',
    reply: onWrongCode((address) => {
      address.expiresAt = (address.expiresAt ?? 0) + 365 * DAY;
    }),
  },
  {
    id: 'senders.wrong-code-ends',
    rule: 'X-39',
    says: 'A wrong code ends the use of the number at once.',
    reply: onWrongCode((_address, forget) => forget()),
  },
];

/** Deviations in how own numbers are renewed. Section "Limits". */
export const numberRenewalFaults: readonly Fault[] = [...renewalFaults, ...wrongCodeFaults];
