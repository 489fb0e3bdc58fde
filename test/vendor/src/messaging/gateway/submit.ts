import { randomUUID } from 'node:crypto';
import { type Account, has, isWrong, settings } from '../../config.ts';
import type { Json } from '../../http/check.ts';
import type { Message } from '../model.ts';
import { storeOf } from '../store.ts';
import { dispatch, hold, refuse } from './dispatch.ts';
import { partsOf, toGsm7 } from './gsm7.ts';
import { chooseSender } from './sender.ts';
import { shortenLinks } from './short-links.ts';

const window = 24 * 60 * 60_000;

/** Takes one message in and starts it on its way. */
export function submit(account: Account, item: Record<string, Json>): Message {
  const now = new Date();
  const id = randomUUID();
  const destination = item.destination_number;
  let content: string = item.content;
  if (has(account, 'shortLinks'))
    content = shortenLinks(content, account.id, { id, destination, metadata: item.metadata });
  if (has(account, 'characterConverter')) content = toGsm7(content);
  const message: Message = {
    id,
    accountId: account.id,
    originalText: item.content,
    content,
    destination,
    format: item.format ?? 'SMS',
    deliveryReport: item.delivery_report === true,
    callbackUrl: item.callback_url,
    metadata: item.metadata,
    scheduled: inUtc(item.scheduled),
    expiry: inUtc(item.message_expiry_timestamp),
    media: item.media,
    subject: item.subject,
    ...chooseSender(account, destination, item.source_number),
    status: 'queued',
    units: item.format === 'MMS' ? 1 : partsOf(content),
    submittedAt: now,
    updatedAt: now,
    revision: 1,
  };
  const duplicate = has(account, 'deduplication') && isDuplicate(message);
  storeOf(account.id).messages.set(id, message);
  setImmediate(() => {
    const start = message.scheduled ? new Date(message.scheduled) : now;
    if (duplicate) refuse(account, message);
    else if (start > now) hold(account, message, start);
    else dispatch(account, message);
  });
  return message;
}

const inUtc = (time?: string) => (time === undefined ? undefined : new Date(time.toUpperCase()).toISOString());

const asCompared = (text: string): string => (isWrong('same-in-capitals') ? text.toUpperCase() : text);

/** The same text went to the same number within the last day, and was not itself discarded as a duplicate. */
function isDuplicate(message: Message): boolean {
  const since = message.submittedAt.getTime() - window;
  return [...storeOf(message.accountId).messages.values()].some(
    (earlier) =>
      earlier.submittedAt.getTime() > since &&
      earlier.destination === message.destination &&
      asCompared(earlier.originalText) === asCompared(message.originalText) &&
      earlier.status !== 'cancelled' &&
      earlier.errorCode !== settings.duplicateCode,
  );
}
