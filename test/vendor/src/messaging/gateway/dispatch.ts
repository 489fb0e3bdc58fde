import { type Account, has, settings } from '../../config.ts';
import type { Message, MessageStatus } from '../model.ts';
import { reportChange } from '../notify/delivery-reports.ts';
import { storeOf } from '../store.ts';
import { carry } from './carrier.ts';
import { receive } from './receive.ts';
import { nextSendingTime } from './sending-hours.ts';
import { runAt } from './timers.ts';

function change(account: Account, message: Message, status: MessageStatus, errorCode: string): void {
  note(message, status, errorCode);
  if (status === 'delivered') message.deliveredAt = message.updatedAt;
  reportChange(account, message);
}

function note(message: Message, status: MessageStatus, errorCode?: string): void {
  message.status = status;
  message.errorCode = errorCode;
  message.updatedAt = new Date();
  message.revision += 1;
}

/** Withholds a duplicate. */
export const refuse = (account: Account, message: Message) =>
  change(account, message, 'rejected', settings.duplicateCode);

/** Keeps a message until the given time, unless it is cancelled or expires first. */
export function hold(account: Account, message: Message, until: Date): void {
  note(message, 'scheduled');
  message.scheduled = until.toISOString();
  const expiry = message.expiry ? new Date(message.expiry) : undefined;
  const first = expiry && expiry < until ? expiry : until;
  runAt(first, () => {
    if (message.status === 'scheduled') dispatch(account, message);
  });
}

export function cancel(message: Message): void {
  note(message, 'cancelled');
}

/** Sends a message on, when nothing stands against it. */
export function dispatch(account: Account, message: Message): void {
  const now = new Date();
  const release = has(account, 'socialSending') ? nextSendingTime(now, account.timeZone) : now;
  if (message.expiry && new Date(message.expiry) <= now) change(account, message, 'expired', '320');
  else if (release > now) hold(account, message, release);
  else if (storeOf(account.id).blacklist.has(message.destination) && !has(account, 'ownOptOut'))
    change(account, message, 'rejected', '302');
  else sendOut(account, message);
}

function sendOut(account: Account, message: Message): void {
  change(account, message, 'enroute', '101');
  carry(message, (status, code) => change(account, message, status, code))
    .then((reply) => {
      if (reply !== undefined) receive(account, message, reply);
    })
    .catch((error) => {
      console.error('carrier', error);
      change(account, message, 'failed', '330');
    });
}
