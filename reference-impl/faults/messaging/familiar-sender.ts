import type { Account } from '../../accounts/account.ts';
import type { Message } from '../../messaging/message.ts';
import type { Decisions } from '../../worlds/behaviour.ts';
import type { World } from '../../worlds/world.ts';
import { fault, faultsOf } from '../fault.ts';
import { around } from '../operators/decisions.ts';
import { DAY } from '../operators/durations.ts';

/** Pairs by something else than the destination number. */
const pairingBy =
  (key: (message: Message) => unknown) =>
  ({ messaging }: Decisions): void => {
    const { pairingKey } = messaging;
    messaging.pairingKey = (message) => `${pairingKey(message)}\n${key(message)}`;
  };

/** Sends from another number with every message. */
function takeTurns({ messaging }: Decisions): void {
  const { senderOf } = messaging;
  const turns = new WeakMap<Account, number>();
  messaging.senderOf = (message: Message, world: World) => {
    if (!messaging.hasFamiliarSender(message.account)) return senderOf(message, world);
    const turn = turns.get(message.account) ?? 0;
    turns.set(message.account, turn + 1);
    const pool = messaging.senderPool(message.account, world);
    return pool[turn % pool.length];
  };
}

/** Forgets whom it wrote to before as soon as it writes to somebody else. */
function rememberOneOnly({ messaging }: Decisions): void {
  const latest = new WeakMap<Account, { destination: string; change: number }>();
  const { pairingKey } = messaging;
  messaging.pairingKey = (message) => {
    const { account, destination } = message;
    const before = latest.get(account) ?? { destination, change: 0 };
    const change = before.destination === destination ? before.change : before.change + 1;
    latest.set(account, { destination, change });
    return `${pairingKey(message)}\n${change}`;
  };
}

/** Looks a pairing up before anybody who came at the same moment has put it down. */
function overlookTheSameMoment({ messaging }: Decisions): void {
  const counted = new Map<string, number>();
  const { pairingKey } = messaging;
  messaging.pairingKey = (message) => {
    const key = pairingKey(message);
    const moment = `${message.account.id}\n${key}\n${message.submittedAt}`;
    const place = counted.get(moment) ?? 0;
    counted.set(moment, place + 1);
    return `${key}\n${place}`;
  };
}

/** TODO */
export const faults = faultsOf({
  'MSG-FAM-01': {
    'familiar-sender.takes-turns': fault('Every message comes from the next number of the pool.', { decide: takeTurns }),
    'familiar-sender.new-every-week': fault('A recipient gets a new sender number every week.', {
      decide: pairingBy(({ submittedAt }) => Math.floor(submittedAt / (7 * DAY))),
    }),
  },
  'MSG-FAM-03': {
    'familiar-sender.by-format': fault('MMS messages come from a number of their own.', { decide: pairingBy(({ format }) => format) }),
    'familiar-sender.by-content': fault('Another text comes from another number.', { decide: pairingBy(({ content }) => content) }),
  },
  'MSG-FAM-05': {
    'familiar-sender.race': fault('Messages of the same moment do not know of the number that the others were given.', { decide: overlookTheSameMoment }),
    'familiar-sender.turns': fault('The number that was given changes with every message of a request.', {
      decide: around('messaging', 'pairingKey', (pairingKey) => (message) => `${pairingKey(message)} ${message.id}`),
    }),
  },
  'MSG-FAM-06': {
    'familiar-sender.remembers-one': fault('A recipient gets a new sender number after somebody else was written to.', { decide: rememberOneOnly }),
    'familiar-sender.by-metadata': fault('Two contacts with one number are written to from different numbers.', {
      decide: pairingBy(({ metadata }) => JSON.stringify(metadata)),
    }),
  },
});
