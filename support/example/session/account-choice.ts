import { Undeclared } from '../../ground/problems/undeclared.ts';
import { isSameZone, partOfDay } from '../../ground/time/wall-clock.ts';
import { type Cast, candidatesIn, type DeclaredAccount, strangersOf } from '../../wire/target/declared-account.ts';
import type { TargetCredentials } from '../../wire/target/target.ts';
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

/** What more is known of an example than how it wants its accounts. */
export interface CastOptions {
  /** It speaks of a sub-account: an account that has some comes first. */
  readonly usesSub?: boolean;
  /** The parts whose accounts send messages. */
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

/** Says what to declare, as the remedy: nothing was asked of the platform yet. */
function declare(words: string): Undeclared {
  const article = words.startsWith('other') ? 'an' : 'an ';
  return new Undeclared(words, { says: `declare ${article}${words}` });
}

/** Says which account is missing: one that is as an example wants it, or one of those whose messages leave now. */
function declareAccount(wishes: AccountWishes, isHeld: (role: string) => boolean): Undeclared {
  const wished = (role: string): AccountWish | undefined => (isHeld(role) ? awake(wishes.get(role)) : wishes.get(role));
  return declare(accountWords(wished('main'), wished('sub')));
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
): Cast {
  const suits = (role: string, account: Partial<DeclaredAccount> | undefined): boolean =>
    fits(account, wishes.get(role), now) && (!sending.has(role) || leaves(account, wishes.get(role), now));
  const all = candidatesIn(credentials);
  const fitting = all.filter((each) => suits('main', each) && suits('sub', each.sub));
  if (fitting.length === 0 && (all.length > 0 || wishes.has('main') || wishes.has('sub'))) {
    const isHeld = (role: string): boolean =>
      sending.has(role) && all.some((each) => !leaves(role === 'sub' ? each.sub : each, wishes.get(role), now));
    throw declareAccount(wishes, isHeld);
  }
  const casts = fitting
    .toSorted((one, other) => (usesSub ? Number(other.sub !== undefined) - Number(one.sub !== undefined) : 0))
    .map(
      (each): Cast => ({
        main: each,
        stranger: strangersOf(credentials, each).find((other) => suits('stranger', other)),
      }),
    );
  const isWanted = wishes.has('stranger') || (sending.has('stranger') && credentials.stranger !== undefined);
  const cast = casts.find(({ stranger }) => !isWanted || stranger);
  if (!cast && isWanted) throw declare(customerWords(wishes.get('stranger') ?? awake()));
  return cast ?? { stranger: strangersOf(credentials)[0] };
}
