import type { SenderAddress } from '../messaging/sender-address.ts';
import type { Decisions, Fault } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { around, decision } from './operators/decisions.ts';

const DAY = 24 * 3_600_000;

/** Moves the end of the twelve months. */
const expiring =
  (shift: number) =>
  ({ messaging }: Decisions): void => {
    const { expiryOf } = messaging;
    messaging.expiryOf = (now, earlier) => expiryOf(now, earlier) + shift;
  };

const renewalFaults = faultsOf({
  'SENDER-REVERIFY-01': {
    'senders.eleven-months': fault('Own numbers are good for eleven months.', { decide: expiring(-31 * DAY) }),
    'senders.a-day-short': fault('Own numbers are good for a day less than twelve months.', { decide: expiring(-DAY) }),
    'senders.thirteen-months': fault('Own numbers are good for thirteen months.', { decide: expiring(31 * DAY) }),
    'senders.good-for-ever': fault('Own numbers are good for ever.', { decide: decision('messaging', 'isLive', () => true) }),
    'senders.not-renewed': fault('Proving a number again does not prolong it.', {
      decide: around('messaging', 'expiryOf', (expiryOf) => (now, earlier) => earlier ?? expiryOf(now, earlier)),
    }),
    'senders.renewed-for-ever': fault('A number that was proved twice is good for a decade.', {
      decide: around('messaging', 'expiryOf', (expiryOf) => (now, earlier) => expiryOf(now, earlier) + (earlier === undefined ? 0 : 3650 * DAY)),
    }),
  },
  'SENDER-REVERIFY-02': {
    'senders.no-notice': fault('Holders are not told that a number wants proving again.', { decide: decision('messaging', 'noticeTimes', () => []) }),
    'senders.late-notice': fault('Holders are told the day after.', { decide: decision('messaging', 'noticeTimes', (expiresAt) => [expiresAt + DAY]) }),
    'senders.one-notice': fault('Holders are told in the first year only.', {
      decide: around('messaging', 'noticeTimes', (noticeTimes) => (expiresAt, earlier) => (earlier === undefined ? noticeTimes(expiresAt, earlier) : [])),
    }),
  },
});

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

const wrongCodeFaults = faultsOf({
  'X-39': {
    'senders.wrong-code-renews': fault('A wrong code prolongs the number too.', {
      reply: onWrongCode((address) => {
        address.expiresAt = (address.expiresAt ?? 0) + 365 * DAY;
      }),
    }),
    'senders.wrong-code-ends': fault('A wrong code ends the use of the number at once.', { reply: onWrongCode((_address, forget) => forget()) }),
  },
});

/** Deviations in how own numbers are renewed. Section "Limits". */
export const faults = [...renewalFaults, ...wrongCodeFaults];
