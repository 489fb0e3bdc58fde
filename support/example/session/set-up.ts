import type { SeenKind } from '../../ground/evidence/seen.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { Undeclared } from '../../ground/problems/undeclared.ts';
import type { ChosenAccounts } from '../../wire/target/declared-account.ts';
import { usualCast } from '../../wire/target/declared-facts.ts';
import { declaredFacilities, type Facility, hasPort, type ResolvedTarget } from '../../wire/target/target.ts';
import { castOfKind, castsFor, kindsAmong } from './account-choice.ts';
import { accountWishesIn, accountWords, customerWords, wishIn } from './account-wishes.ts';
import type { ExampleText } from './example-text.ts';
import { lookupWords, numberKnownAs, optingOut, registeredNumbers, scriptedNumbers } from './stand-ins.ts';

const SENDS: ReadonlyArray<readonly [words: RegExp, role: string]> = [
  [/^the account sends\b/, 'main'],
  [/\bthe sub-account,? sends\b/, 'sub'],
  [/^another customer sends\b/, 'stranger'],
];

/** What an example is given on a target without a lab, known before its first request. */
export interface SetUp {
  readonly cast: ChosenAccounts;
  /** Declared numbers in place of written ones, because of what happens there or what is known of them. */
  readonly numbers: ReadonlyMap<string, string>;
  readonly kind?: SeenKind | undefined;
  readonly misfit?: Inconclusive | undefined;
}

const ALL = ['accounts', 'carrier', 'hlr', 'handset', 'clock'] as const satisfies readonly Facility[];

/** The facilities that an example needs for more than what is declared could stand for. */
function beyond(example: ExampleText): Facility[] {
  const { steps, tags } = example;
  return ALL.filter((name) => {
    if (!tags.includes(`@needs-${name}`)) return false;
    if (name === 'carrier') return scriptedNumbers(example) === undefined;
    if (name === 'hlr') return registeredNumbers(example) === undefined;
    if (name === 'handset') return optingOut(example) === undefined;
    // No wait leads to an instant of the past.
    if (name === 'clock') return steps.some(({ text, isGiven }) => isGiven && /^it is \d/.test(text));
    if (name === 'accounts')
      // Allowances, and changes while the example runs.
      return steps.some(({ text, isGiven }) => /^the allowances of /.test(text) || (!isGiven && wishIn(text)));
    return name satisfies never;
  });
}

/** What an example takes from a target file without a lab, in the words for a missing one, or as `facility NAME`. */
export function declaredNeedsOf(example: ExampleText): string[] {
  const wishes = accountWishesIn(example);
  const [main, sub, stranger] = [wishes.get('main'), wishes.get('sub'), wishes.get('stranger')];
  const needs: string[] = [];
  if (main || sub) needs.push(accountWords(main, sub));
  if (stranger) needs.push(customerWords(stranger));
  for (const { outcome, place } of scriptedNumbers(example) ?? []) needs.push(`number ${outcome} ${place}`);
  for (const { known } of registeredNumbers(example) ?? []) needs.push(lookupWords(known));
  for (const place of (optingOut(example) ?? []).keys()) needs.push(`number optsOut ${place + 1}`);
  for (const name of beyond(example)) needs.push(`facility ${name}`);
  return needs;
}

/** The declared numbers that play written ones, but for facilities that can be asked. Throws Undeclared. */
function numbersFor(example: ExampleText, target: ResolvedTarget): ReadonlyMap<string, string> {
  const { numbers, lookups = {} } = target;
  const played = new Map<string, string>();
  const play = (written: string, own: string | undefined, words: string): void => {
    if (own === undefined) throw new Undeclared(words);
    played.set(written, own);
  };
  if (!hasPort(target, 'carrier'))
    for (const { written, outcome, place } of scriptedNumbers(example) ?? [])
      play(written, numbers[outcome]?.[place - 1], `number ${place} in the role ${outcome}`);
  if (!hasPort(target, 'hlr'))
    for (const { written, known } of registeredNumbers(example) ?? [])
      play(`+${written}`, numberKnownAs(lookups, known, [...played.values()]), lookupWords(known));
  if (!hasPort(target, 'handset'))
    for (const [place, written] of (optingOut(example) ?? []).entries())
      play(written, numbers.optsOut?.[place], `number ${place + 1} in the role optsOut`);
  return played;
}

/** The accounts of an example; where somebody can change them, the usual ones do as well. Throws Inconclusive. */
export function castOf(
  example: ExampleText,
  target: ResolvedTarget,
  now: number,
  asked?: string,
): Pick<SetUp, 'cast' | 'kind'> {
  const credentials = target.credentials ?? {};
  const speaksOf = (words: string): boolean => example.steps.some(({ text }) => text.includes(words));
  const [usesSub, usesKeys] = [speaksOf('the sub-account'), speaksOf('signature key')];
  const wishes = accountWishesIn(example);
  try {
    const senders = new Set<string>();
    for (const { text } of example.steps) for (const [words, role] of SENDS) if (words.test(text)) senders.add(role);
    const casts = castsFor(wishes, credentials, now, { usesSub, usesKeys, sending: senders });
    return castOfKind(casts, kindsAmong(casts, wishes, now), asked);
  } catch (error) {
    if (error instanceof Undeclared && hasPort(target, 'accounts')) return { cast: usualCast(credentials) };
    throw error;
  }
}

/** Chooses accounts and numbers at `now`, in milliseconds, and sends nothing; `asked` plays its part where it can. */
export function setUpFor(example: ExampleText, target: ResolvedTarget, now: number, asked?: string): SetUp {
  try {
    const missing = beyond(example).find((name) => declaredFacilities(target).includes(name) && !hasPort(target, name));
    if (missing !== undefined) {
      const says = `the target has no lab, and what it declares cannot stand for the ${missing} here`;
      throw new Inconclusive('facility-missing', says);
    }
    return { ...castOf(example, target, now, asked), numbers: numbersFor(example, target) };
  } catch (misfit) {
    if (!(misfit instanceof Inconclusive)) throw misfit;
    const kind = asked === undefined ? undefined : { account: asked, name: '', isFurther: true, others: [] };
    return { cast: usualCast(target.credentials ?? {}), numbers: new Map(), kind, misfit };
  }
}
