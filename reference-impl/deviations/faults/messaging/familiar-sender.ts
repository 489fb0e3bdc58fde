import type { Message } from '../../../messaging/message.ts';
import { fault, faultsOf } from '../../fault.ts';
import { around, remembering, result } from '../../operators/messaging.ts';

/** Pairs senders by something other than the destination number. */
const pairingBy = (key: (message: Message) => unknown) =>
  result('pairingKey', (usual, message) => `${usual}\n${key(message)}`);

/** Deviations of the familiar sender. */
export const faults = faultsOf({
  'MSG-FAM-01': {
    'familiar-sender.takes-turns': fault('Every message comes from the next number of the pool.', {
      decide: around('senderOf', (senderOf, { hasFamiliarSender, senderPool }) => {
        const turns = new Map<string, number>();
        return (message, scope) => {
          if (!hasFamiliarSender(message.account)) return senderOf(message, scope);
          const turn = turns.get(message.account.id) ?? 0;
          turns.set(message.account.id, turn + 1);
          const pool = senderPool(message.account, scope);
          return pool[turn % pool.length];
        };
      }),
    }),
  },
  'MSG-FAM-03': {
    'familiar-sender.by-format': fault('MMS messages come from a different number.', {
      decide: pairingBy(({ format }) => format),
    }),
  },
  'MSG-FAM-05': {
    'familiar-sender.race': fault('Simultaneous messages may get different sender numbers.', {
      decide: around('pairingKey', (pairingKey) => {
        const counted = new Map<string, number>();
        return (message) => {
          const key = pairingKey(message);
          const moment = `${message.account.id}\n${key}\n${message.submittedAt}`;
          const place = counted.get(moment) ?? 0;
          counted.set(moment, place + 1);
          return `${key}\n${place}`;
        };
      }),
    }),
    'familiar-sender.turns': fault('Each message of a request comes from a different number.', {
      decide: pairingBy(({ id }) => id),
    }),
  },
  'MSG-FAM-06': {
    'familiar-sender.latest-fifty': fault('A recipient gets a new sender number after messages to fifty others.', {
      decide: remembering('pairingKey', 50),
    }),
    'familiar-sender.by-metadata': fault('Two contacts with one number get messages from different numbers.', {
      decide: pairingBy(({ metadata }) => JSON.stringify(metadata)),
    }),
  },
});
