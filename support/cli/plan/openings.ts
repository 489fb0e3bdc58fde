import { castFor } from '../../example/session/account-choice.ts';
import { type AccountWish, offerWords, wishesFromWords } from '../../example/session/account-wishes.ts';
import type { Circumstances } from '../../ground/evidence/circumstances.ts';
import { unclaimedBy } from '../../ground/rules/capabilities.ts';
import { isJudged, type Rule } from '../../ground/rules/rule.ts';
import type { RuleBook } from '../../ground/rules/rule-book.ts';
import { realTime } from '../../ground/time/pause.ts';
import type { DeclaredAccount } from '../../wire/target/declared-account.ts';
import { INTERFACES, type ResolvedTarget } from '../../wire/target/target.ts';
import { undeclaredFor } from './declared-uses.ts';
import type { PricedExample, Prices } from './measured-prices.ts';
import { isAllowed, undeclarableFacilities } from './outlook.ts';

/** Something that a target file could declare, and the judged rules that it opens by itself. */
export interface Opening {
  /** It in words, such as one more account with de-duplication. */
  readonly what: string;
  readonly rules: readonly string[];
}

/** What is found by its beginning in the words of a missing declaration, and how much trouble it is to get; the least first. */
const TROUBLE: ReadonlyArray<readonly [start: RegExp, trouble: number]> = [
  [/^lookup with the result /, 1],
  [/^number (?:undeliverable|expires|optsOut) /, 2],
  [/^account/, 3],
  [/^other customer/, 4],
];

const troubleOf = (words: string): number => TROUBLE.find(([start]) => start.test(words))?.[1] ?? 0;

/** Whether some words name a declaration that stands for a facility. */
export const isOpening = (words: string): boolean => troubleOf(words) > 0;

/** What to add to a target file for a declaration that is missing. */
function openingWords(words: string): string {
  const [, outcome] = /^number (\w+) /.exec(words) ?? [];
  if (outcome !== undefined) return `a number in numbers.${outcome}`;
  return words.startsWith('lookup ')
    ? `a number in lookups with${words.slice('lookup with'.length)}`
    : offerWords(wishesFromWords(words));
}

const zoneFor = ({ timeZone, partOfDay }: AccountWish): string | undefined =>
  timeZone ?? (partOfDay === undefined ? undefined : ZONES[partOfDay]());

/** Zones in which it is that part of the day now. */
const ZONES = {
  day: (): string => zoneAt(13),
  night: (): string => zoneAt(23),
};

/** A zone in which it is about that hour now: east of Greenwich has a minus in these names. */
function zoneAt(hour: number): string {
  const ahead = ((hour - new Date(realTime.now()).getUTCHours() + 36) % 24) - 12;
  return ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

const accountLike = (id: string, wish: AccountWish): DeclaredAccount => {
  const timeZone = zoneFor(wish);
  const features = [...wish.features].flatMap(([name, on]) => (on ? [name] : []));
  return { name: id, account: id, features, ...(timeZone === undefined ? {} : { timeZone }) };
};

/** An account that has what some words name, and nothing else, as far as one account can. */
function leastAccount(words: string): readonly DeclaredAccount[] {
  const wishes = wishesFromWords(words);
  const [main, sub] = [wishes.get('main'), wishes.get('sub')];
  if (!main) return [];
  const access = { key: 'key', secret: 'secret', ...(sub ? { subAccount: 'sub' } : {}) };
  return [{ ...accountLike('main', main), ...access }, ...(sub ? [accountLike('sub', sub)] : [])];
}

const isAccount = (words: string): boolean => words.startsWith('account');

const wouldOpen = (accounts: readonly DeclaredAccount[], words: string): boolean => {
  try {
    castFor(wishesFromWords(words), { accounts }, realTime.now());
    return true;
  } catch {
    return false;
  }
};

/** What alone an example lacks, in words; undefined when it lacks nothing, or more than can be declared at once. */
function loneLack(example: PricedExample, target: ResolvedTarget, by: Circumstances): string | undefined {
  if (undeclarableFacilities(example, by).length > 0 || !isAllowed(target, example)) return undefined;
  const [words = '', ...more] = undeclaredFor(target, example.price);
  return more.length === 0 && isOpening(words) ? words : undefined;
}

const isShown = (example: PricedExample, target: ResolvedTarget, by: Circumstances): boolean =>
  undeclarableFacilities(example, by).length === 0 &&
  isAllowed(target, example) &&
  undeclaredFor(target, example.price).length === 0;

/** What each rule lacks that a run would not judge: the words of each of its examples that lacks one thing. */
function lacksByRule(
  rules: readonly Rule[],
  prices: Prices,
  target: ResolvedTarget,
  by: Circumstances,
): Map<string, Set<string>> {
  const lacks = new Map<string, Set<string>>();
  const beyond = ['@observe', ...INTERFACES.filter((name) => !(name in target.interfaces)).map((name) => `@${name}`)];
  for (const { id } of rules) {
    const examples = (prices.get(id) ?? []).filter(({ tags }) => !tags.some((tag) => beyond.includes(tag)));
    if (examples.some((each) => isShown(each, target, by))) continue;
    const words = examples.flatMap((each) => loneLack(each, target, by) ?? []);
    if (words.length > 0) lacks.set(id, new Set(words));
  }
  return lacks;
}

/** What a target file could declare, one thing at a time, with the rules that it opens: the least trouble first, then the most rules. */
export function openingsFor(target: ResolvedTarget, prices: Prices, book: RuleBook, by: Circumstances): Opening[] {
  if (target.lab) return [];
  const rules = book.rules.filter(
    (rule) => isJudged(rule, target.published) && unclaimedBy(target.claim.capabilities, rule) === undefined,
  );
  const lacks = lacksByRule(rules, prices, target, by);
  const all = new Set([...lacks.values()].flatMap((words) => [...words]));
  const openings = [...all].map((words) => {
    const accounts = leastAccount(words);
    const opens = (other: string): boolean =>
      other === words || (isAccount(words) && isAccount(other) && wouldOpen(accounts, other));
    const opened = [...lacks].flatMap(([id, lacked]) => ([...lacked].some(opens) ? [id] : []));
    return { trouble: troubleOf(words), what: openingWords(words), rules: opened };
  });
  const distinct = new Map(openings.map((each) => [each.what, each]));
  return [...distinct.values()]
    .toSorted((one, other) => one.trouble - other.trouble || other.rules.length - one.rules.length)
    .map(({ what, rules: opened }) => ({ what, rules: opened }));
}
