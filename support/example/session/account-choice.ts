import { Undeclared } from '../../ground/problems/undeclared.ts';
import { isSameZone, partOfDay } from '../../ground/time/wall-clock.ts';
import {
  type ChosenAccounts,
  candidatesIn,
  type DeclaredAccount,
  strangersOf,
  type TargetCredentials,
} from '../../wire/target/declared-account.ts';
import { type AccountWish, type AccountWishes, accountWords, customerWords } from './account-wishes.ts';

/** Whether an account is as an example wants it, at an instant. Of an account that is not described nothing is known. */
export function fits(
  account: Partial<DeclaredAccount> | undefined,
  wish: AccountWish | undefined,
  now: number,
): boolean {
  if (wish === undefined) return true;
  if (account === undefined) return false;
  const { features, timeZone } = account;
  return (
    [...wish.features].every(([name, on]) => features !== undefined && features.includes(name) === on) &&
    (wish.timeZone === undefined || (timeZone !== undefined && isSameZone(timeZone, wish.timeZone))) &&
    (wish.partOfDay === undefined || (timeZone !== undefined && partOfDay(now, timeZone) === wish.partOfDay))
  );
}

export interface CastOptions {
  /** It speaks of a sub-account: an account that has some comes first. */
  readonly usesSub?: boolean;
  readonly sending?: ReadonlySet<string>;
}

/** The wish of an example that sends and does not speak of social sending: at night nothing would go out. */
const awake = (wish: AccountWish = { features: new Map() }): AccountWish => ({
  ...wish,
  features: new Map([...wish.features, ['social-sending', false]]),
});

/** Whether messages of an account leave now, or their waiting is what an example asks about. */
function leaves(account: Partial<DeclaredAccount> | undefined, wish: AccountWish | undefined, now: number): boolean {
  const { features = [], timeZone } = account ?? {};
  if (wish?.features.has('social-sending') || !features.includes('social-sending')) return true;
  return timeZone !== undefined && partOfDay(now, timeZone) === 'day';
}

/**
 * The first account in the order of the target file that is as the example wants it, with another customer beside it. An
 * account whose messages would only wait sends none. Throws Undeclared, which says what to declare.
 */
export function castFor(
  wishes: AccountWishes,
  credentials: TargetCredentials,
  now: number,
  { usesSub = false, sending = new Set() }: CastOptions = {},
): ChosenAccounts {
  const suits = (role: string, account: Partial<DeclaredAccount> | undefined): boolean =>
    fits(account, wishes.get(role), now) && (!sending.has(role) || leaves(account, wishes.get(role), now));
  const all = candidatesIn(credentials);
  const fitting = all.filter((each) => suits('main', each) && suits('sub', each.sub));
  if (fitting.length === 0 && (all.length > 0 || wishes.has('main') || wishes.has('sub'))) {
    // What is missing is an account that is as the example wants it, or one of those whose messages leave now.
    const wished = (role: 'main' | 'sub'): AccountWish | undefined => {
      const wish = wishes.get(role);
      const waits = all.some((each) => !leaves(role === 'sub' ? each.sub : each, wish, now));
      return sending.has(role) && waits ? awake(wish) : wish;
    };
    throw missing(accountWords(wished('main'), wished('sub')), 'an ');
  }

  if (usesSub) fitting.sort((one, other) => Number(other.sub !== undefined) - Number(one.sub !== undefined));
  const isWanted = wishes.has('stranger') || (sending.has('stranger') && credentials.stranger !== undefined);
  for (const main of fitting) {
    const stranger = strangersOf(credentials, main).find((other) => suits('stranger', other));
    if (stranger || !isWanted) return { main, stranger };
  }
  if (isWanted) throw missing(customerWords(wishes.get('stranger') ?? awake()), 'an');
  return { stranger: strangersOf(credentials)[0] };
}

/** Says what to declare, as the remedy: nothing was asked of the platform yet. */
const missing = (words: string, article: string): Undeclared =>
  new Undeclared(words, { says: `declare ${article}${words}` });
