import { randomUUID } from 'node:crypto';
import { type Account, accounts } from '../../config.ts';
import type { Message, Reply } from '../model.ts';
import { reportReply } from '../notify/replies.ts';
import { storeOf } from '../store.ts';

const optOutWords = new Set(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'OPTOUT', 'OPT-OUT', 'CANCEL', 'END', 'QUIT']);

const isOptOut = (content: string) =>
  optOutWords.has(
    content
      .trim()
      .toUpperCase()
      .replace(/[.!]+$/, ''),
  );

/** Takes in what a handset answered to a message. */
export function receive(account: Account, message: Message, content: string): Reply {
  const reply: Reply = {
    id: randomUUID(),
    accountId: account.id,
    message,
    from: message.destination,
    to: message.source,
    content,
    received: new Date(),
    optOut: isOptOut(content),
    confirmed: false,
  };
  const store = storeOf(account.id);
  store.replies.set(reply.id, reply);
  if (reply.optOut) store.blacklist.add(reply.from);
  reportReply(account, reply);
  return reply;
}

/** Finds the message a handset answers: the newest one delivered to it, from the given number if one is named. */
export function lastMessageTo(handset: string, source?: string): { account: Account; message: Message } | undefined {
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
