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

/** Says what to declare, as the remedy: nothing was asked of the platform yet. */
function declare(words: string): Undeclared {
  const article = words.startsWith('other') ? 'an' : 'an ';
  return new Undeclared(words, { says: `declare ${article}${words}` });
}

/**
 * The first account in the order of the target file that is as the example wants it, with another customer beside it.
 * `usesSub` says that it speaks of a sub-account: one that has some comes first. Throws Undeclared, which says what to declare.
 */
export function castFor(wishes: AccountWishes, credentials: TargetCredentials, now: number, usesSub = false): Cast {
  const [main, sub, stranger] = [wishes.get('main'), wishes.get('sub'), wishes.get('stranger')];
  const fitting = candidatesIn(credentials).filter((each) => fits(each, main, now) && fits(each.sub, sub, now));
  if (fitting.length === 0 && (main || sub)) throw declare(accountWords(main, sub));
  const casts = fitting
    .toSorted((one, other) => (usesSub ? Number(other.sub !== undefined) - Number(one.sub !== undefined) : 0))
    .map(
      (each): Cast => ({
        main: each,
        stranger: strangersOf(credentials, each).find((other) => fits(other, stranger, now)),
      }),
    );
  const cast = casts.find((each) => !stranger || each.stranger) ?? (stranger ? undefined : casts[0]);
  if (!cast && stranger) throw declare(customerWords(stranger));
  return cast ?? { stranger: strangersOf(credentials)[0] };
}
