import { randomUUID } from 'node:crypto';
import { type Account, accounts } from '../../config.ts';
import type { Message, Reply } from '../model.ts';
import { reportReply } from '../notify/replies.ts';
import { storeOf } from '../store.ts';

const optOutWords = new Set(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'OPTOUT', 'OPT-OUT', 'CANCEL', 'END', 'QUIT']);

const keep = (account: Account, what: Pick<Reply, 'message' | 'from' | 'to' | 'content'>): Reply => {
  const word = what.content.trim().toUpperCase();
  const reply: Reply = {
    id: randomUUID(),
    accountId: account.id,
    ...what,
    received: new Date(),
    optOut: optOutWords.has(word.replace(/[.!]+$/, '')),
    confirmed: false,
  };
  const store = storeOf(account.id);
  store.replies.set(reply.id, reply);
  if (reply.optOut) store.blacklist.add(reply.from);
  reportReply(account, reply);
  return reply;
};

/** Takes in what a handset answered to a message. */
export const receive = (account: Account, message: Message, content: string): Reply =>
  keep(account, { message, from: message.destination, to: message.source, content });

/** Takes in what a handset wrote to an account of itself, at the account's own number. */
export const receiveUnasked = (account: Account, from: string, content: string): Reply =>
  keep(account, { from, to: account.numbers[0] ?? '', content });

/** Finds the message a handset answers: the newest one delivered to it, from the given number if one is named. */
export function lastMessageTo(handset: string, source?: string) {
  let found: { account: Account; message: Message } | undefined;
  for (const account of accounts) {
    for (const message of storeOf(account.id).messages.values()) {
      if (message.destination !== handset || message.status !== 'delivered') continue;
      if (source && message.source !== source) continue;
      if (!found || message.submittedAt >= found.message.submittedAt) found = { account, message };
    }
  }
  return found;
}
