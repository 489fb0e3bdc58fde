import { type Account, has } from '../../config.ts';
import { dedicatedNumbers } from '../dedicated.ts';
import type { Message } from '../model.ts';
import { assignments, storeOf } from '../store.ts';

export type Sender = Pick<Message, 'source' | 'sourceType'>;

export function typeOfSource(source: string): Message['sourceType'] {
  if (/^\+?\d{8,15}$/.test(source)) return 'INTERNATIONAL';
  return /^\d{3,7}$/.test(source) ? 'SHORTCODE' : 'ALPHANUMERIC';
}

/** The numbers the account may send from without naming one. */
function pool(account: Account): string[] {
  const own = [...assignments.values()]
    .filter((assignment) => assignment.accountId === account.id)
    .map((assignment) => `+${dedicatedNumbers.get(assignment.number_id)?.phone_number}`);
  return [...account.numbers, ...own];
}

/** A sender the account has registered: one of its numbers or an approved address. */
export function isRegistered(account: Account, source: string): boolean {
  const wanted = source.toLowerCase();
  return (
    pool(account).includes(source) ||
    [...storeOf(account.id).senderAddresses.values()].some((address) => address.sender_address.toLowerCase() === wanted)
  );
}

/** What a message is sent from. A sender that is not registered is replaced by a number of the account. */
export function chooseSender(account: Account, destination: string, asked?: string): Sender {
  const store = storeOf(account.id);
  if (asked && isRegistered(account, asked)) return { source: asked, sourceType: typeOfSource(asked) };
  const numbers = pool(account);
  const familiar = store.familiarSenders.get(destination);
  if (has(account, 'familiarSender') && familiar && numbers.includes(familiar)) {
    return { source: familiar, sourceType: 'INTERNATIONAL' };
  }
  const source = numbers[store.nextSender++ % numbers.length] ?? '';
  if (has(account, 'familiarSender')) store.familiarSenders.set(destination, source);
  return { source, sourceType: 'INTERNATIONAL' };
}
