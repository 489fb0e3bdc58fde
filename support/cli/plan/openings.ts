import { type AccountWish, offerWords, wishesFromWords } from '../../example/session/account-wishes.ts';
import type { AccountFeature } from '../../ground/account-features.ts';
import type { Circumstances } from '../../ground/evidence/circumstances.ts';
import { type DeclaredKind, declaredThing } from '../../ground/problems/declared-thing.ts';
import { unclaimedBy } from '../../ground/rules/capabilities.ts';
import { OBSERVED } from '../../ground/rules/example-index.ts';
import { isJudged } from '../../ground/rules/rule.ts';
import type { RuleBook } from '../../ground/rules/rule-book.ts';
import { realTime } from '../../ground/time/pause.ts';
import type { DeclaredAccount } from '../../wire/target/declared-account.ts';
import { INTERFACES, type ResolvedTarget } from '../../wire/target/target.ts';
import type { PricedExample, Prices } from '../prices/kept-prices.ts';
import { isAccountThere, undeclaredFor } from './declared-uses.ts';
import { forbiddenBy, undeclarableFacilities } from './outlook.ts';

export interface Opening {
  readonly what: string;
  readonly rules: readonly string[];
}

/** How much trouble a missing declaration is to get; the least first. Others are no opening. */
const TROUBLE: Partial<Record<DeclaredKind, number>> = { lookup: 1, number: 2, account: 3, 'other customer': 4 };

/** Outcomes of numbers that a target can offer without a lab. */
const OFFERED = ['undeliverable', 'expires', 'optsOut'];

const HOURS = { day: 13, night: 23 };

function troubleOf(words: string): number {
  const { kind, of } = declaredThing(words);
  return kind === 'number' && !OFFERED.includes(of) ? 0 : (TROUBLE[kind] ?? 0);
}

export const isOpening = (words: string): boolean => troubleOf(words) > 0;

function openingWords(words: string): string {
  const { kind, of } = declaredThing(words);
  if (kind === 'number') return `a number in numbers.${of}`;
  return kind === 'lookup'
    ? `a number in lookups with${words.slice('lookup with'.length)}`
    : offerWords(wishesFromWords(words));
}

function accountLike(id: string, wish: AccountWish): DeclaredAccount {
  let { timeZone } = wish;
  if (timeZone === undefined && wish.partOfDay !== undefined) {
    const ahead = ((HOURS[wish.partOfDay] - new Date(realTime.now()).getUTCHours() + 36) % 24) - 12;
    // East of Greenwich has a minus in these names.
    timeZone = ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
  }
  const features: AccountFeature[] = [];
  for (const [name, on] of wish.features) if (on) features.push(name);
  return { name: id, account: id, features, ...(timeZone === undefined ? {} : { timeZone }) };
}

function leastAccount(words: string): readonly DeclaredAccount[] {
  const wishes = wishesFromWords(words);
  const [main, sub] = [wishes.get('main'), wishes.get('sub')];
  if (!main) return [];
  const account = { ...accountLike('main', main), key: 'key', secret: 'secret' };
  return sub ? [{ ...account, subAccount: 'sub' }, accountLike('sub', sub)] : [account];
}

function loneLacks(examples: readonly PricedExample[], target: ResolvedTarget, by: Circumstances): Set<string> {
  const lacks = new Set<string>();
  for (const example of examples) {
    const { price } = example;
    if (undeclarableFacilities(example, by).length > 0 || forbiddenBy(target, price).length > 0) continue;
    if (price.longestMs > target.maxWaitMs) continue;
    const [words, ...more] = undeclaredFor(target, price);
    if (words === undefined) return new Set();
    if (more.length === 0 && isOpening(words)) lacks.add(words);
  }
  return lacks;
}

/** What a target file could declare, with the rules that it opens: the least trouble first, then the most rules. */
export function openingsFor(target: ResolvedTarget, prices: Prices, book: RuleBook, by: Circumstances): Opening[] {
  if (target.lab) return [];
  const beyond = [OBSERVED];
  for (const name of INTERFACES) if (!(name in target.interfaces)) beyond.push(`@${name}`);
  const lacks = new Map<string, ReadonlySet<string>>();
  for (const rule of book.rules) {
    if (!isJudged(rule, target.published) || unclaimedBy(target.claim.capabilities, rule) !== undefined) continue;
    const examples: PricedExample[] = [];
    for (const each of prices.get(rule.id) ?? [])
      if (!each.tags.some((tag) => beyond.includes(tag))) examples.push(each);
    const words = loneLacks(examples, target, by);
    if (words.size > 0) lacks.set(rule.id, words);
  }
  const all = new Set<string>();
  for (const words of lacks.values()) for (const each of words) all.add(each);

  const openings = new Map<string, Opening & { readonly trouble: number }>();
  for (const words of all) {
    const opened = new Set([words]);
    if (words.startsWith('account')) {
      const accounts = leastAccount(words);
      for (const other of all)
        if (other.startsWith('account') && isAccountThere({ accounts }, other)) opened.add(other);
    }
    const rules: string[] = [];
    for (const [id, lacked] of lacks) if ([...lacked].some((each) => opened.has(each))) rules.push(id);
    const what = openingWords(words);
    openings.set(what, { what, rules, trouble: troubleOf(words) });
  }
  const sorted = [...openings.values()].sort((a, b) => a.trouble - b.trouble || b.rules.length - a.rules.length);
  return sorted.map(({ what, rules }) => ({ what, rules }));
}
