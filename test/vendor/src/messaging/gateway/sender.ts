import { type Account, has } from '../../config.ts';
import { dedicatedNumbers } from '../dedicated.ts';
import type { Message } from '../model.ts';
import { assignments, storeOf } from '../store.ts';

/** The numbers the account may send from without naming one. */
function pool(account: Account): string[] {
  const own = [...assignments.values()]
    .filter((assignment) => assignment.accountId === account.id)
    .map((assignment) => `+${dedicatedNumbers.get(assignment.number_id)?.phone_number}`);
  return [...account.numbers, ...own];
}

/** What a message is sent from. A sender that is not registered is replaced by a number of the account. */
export function chooseSender(
  account: Account,
  destination: string,
  asked?: string,
): Pick<Message, 'source' | 'sourceType'> {
  const store = storeOf(account.id);
  const numbers = pool(account);
  const approved = [...store.senderAddresses.values()].map(({ sender_address }) => sender_address.toLowerCase());
  if (asked && (numbers.includes(asked) || approved.includes(asked.toLowerCase()))) {
    if (/^\+?\d{8,15}$/.test(asked)) return { source: asked, sourceType: 'INTERNATIONAL' };
    return { source: asked, sourceType: /^\d{3,7}$/.test(asked) ? 'SHORTCODE' : 'ALPHANUMERIC' };
  }
  const familiar = store.familiarSenders.get(destination);
  if (has(account, 'familiarSender') && familiar && numbers.includes(familiar)) {
    return { source: familiar, sourceType: 'INTERNATIONAL' };
  }
  const source = numbers[store.nextSender++ % numbers.length] ?? '';
  if (has(account, 'familiarSender')) store.familiarSenders.set(destination, source);
  return { source, sourceType: 'INTERNATIONAL' };
}
