import { ACCOUNT_FEATURES } from '../../ground/account-features.ts';
import type { Kind, SeenKind } from '../../ground/evidence/seen.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { Undeclared } from '../../ground/problems/undeclared.ts';
import { isSameZone, partOfDay, zoneClass } from '../../ground/time/wall-clock.ts';
import type { ChosenAccounts, DeclaredAccount, TargetCredentials } from '../../wire/target/declared-account.ts';
import { candidatesIn, strangersOf } from '../../wire/target/declared-account.ts';
import { type AccountWish, type AccountWishes, accountWords, customerWords } from './account-wishes.ts';

/** Whether an account is as an example wants it, at an instant. Of one that is not described nothing is known. */
function fits(account: Partial<DeclaredAccount> | undefined, wish: AccountWish | undefined, now: number): boolean {
  if (wish === undefined) return true;
  if (account === undefined) return false;
  const { features, timeZone } = account;
  return (
    [...wish.features].every(([name, on]) => features !== undefined && features.includes(name) === on) &&
    (wish.timeZone === undefined || (timeZone !== undefined && isSameZone(timeZone, wish.timeZone))) &&
    (wish.partOfDay === undefined || (timeZone !== undefined && partOfDay(now, timeZone) === wish.partOfDay))
  );
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

/** What the words of an example speak of, and the roles that send in it. */
interface CastOptions {
  readonly usesSub?: boolean;
  readonly usesKeys?: boolean;
  readonly sending?: ReadonlySet<string>;
}

/** The accounts as the example wants them, each with another customer. Throws Undeclared with what to declare. */
export function castsFor(
  wishes: AccountWishes,
  credentials: TargetCredentials,
  now: number,
  { usesSub = false, usesKeys = false, sending = new Set() }: CastOptions = {},
): [ChosenAccounts, ...ChosenAccounts[]] {
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

  // Where the example speaks of a sub-account, an account that has some comes first; of signature keys, one that has them.
  const signs = ({ features = [] }: Partial<DeclaredAccount>): number => Number(features.includes('signature-keys'));
  if (usesKeys) fitting.sort((one, other) => signs(other) - signs(one));
  if (usesSub) fitting.sort((one, other) => Number(other.sub !== undefined) - Number(one.sub !== undefined));
  const isWanted = wishes.has('stranger') || (sending.has('stranger') && credentials.stranger !== undefined);
  const casts: ChosenAccounts[] = [];
  for (const main of fitting) {
    const stranger = strangersOf(credentials, main).find((other) => suits('stranger', other));
    if (stranger || !isWanted) casts.push({ main, stranger });
  }
  const [first, ...more] = casts;
  if (first) return [first, ...more];
  if (isWanted) throw missing(customerWords(wishes.get('stranger') ?? awake()), 'an');
  return [{ stranger: strangersOf(credentials)[0] }];
}

export const castFor = (...asked: Parameters<typeof castsFor>): ChosenAccounts => castsFor(...asked)[0];

const missing = (words: string, article: string): Undeclared =>
  new Undeclared(words, { says: `declare ${article}${words}` });

/** The casts of an example that differ in kind, the first of each; none where it asks for no kind of account. */
export function kindsAmong(casts: readonly ChosenAccounts[], wishes: AccountWishes, now: number): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const { main } of casts) {
    const [wish, account] = wishes.has('main') ? [wishes.get('main'), main] : [wishes.get('sub'), main?.sub];
    if (!wish || !account || main?.account === undefined) continue;
    const { features = [], timeZone = 'UTC' } = account;
    // What sets the account apart where an example asks for such a one: a class that others share, and words.
    const parts: string[] = [];
    const words: string[] = [];
    if (wish.partOfDay !== undefined || wish.features.get('social-sending') === true) {
      parts.push(zoneClass(now, timeZone), wish.partOfDay ?? '');
      words.push(`${wish.partOfDay ? `${wish.partOfDay} in ` : ''}${timeZone}`);
    }
    if (wish.features.size > 0) {
      const on = [...features].sort();
      parts.push(on.join());
      words.push(on.map((each) => ACCOUNT_FEATURES[each]).join(', ') || 'no feature');
    }
    const key = parts.join(' ');
    if (key !== '' && !kinds.has(key)) kinds.set(key, { account: main.account, name: words.join(' with ') });
  }
  return [...kinds.values()];
}

/** The cast with the account that is asked for, or the first, and what kind it is. Throws Inconclusive. */
export function castOfKind(casts: readonly ChosenAccounts[], kinds: readonly Kind[], asked: string | undefined) {
  const cast = casts.find(({ main }) => asked === undefined || main?.account === asked);
  if (!cast)
    throw new Inconclusive('precondition-unmet', `the account ${asked} is not as the example wants it any more`);
  const kind = kinds.find(({ account }) => account === cast.main?.account);
  const others = kinds.filter((each) => each !== kind);
  return { cast, kind: kind && { ...kind, isFurther: asked !== undefined, others } };
}

/** For each kind that no example of a rule was asked with by itself, the first that can be; `examples` in their order. */
export function furtherOf<E>(
  examples: readonly E[],
  kindIn: (example: E) => Pick<SeenKind, 'name' | 'others'> | undefined,
): Array<readonly [Kind, E]> {
  const asked = new Set(examples.map((each) => kindIn(each)?.name));
  const further: Array<readonly [Kind, E]> = [];
  for (const example of examples)
    for (const kind of kindIn(example)?.others ?? []) {
      if (asked.has(kind.name)) continue;
      asked.add(kind.name);
      further.push([kind, example]);
    }
  return further;
}
