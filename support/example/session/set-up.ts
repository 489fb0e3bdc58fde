import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { Undeclared } from '../../ground/problems/undeclared.ts';
import type { Cast } from '../../wire/target/declared-account.ts';
import { usualCast } from '../../wire/target/declared-facts.ts';
import { declaredFacilities, type Facility, hasPort, type ResolvedTarget } from '../../wire/target/target.ts';
import { castFor } from './account-choice.ts';
import {
  type AccountWishes,
  accountWishesIn,
  accountWords,
  customerWords,
  sendersIn,
  wishIn,
} from './account-wishes.ts';
import { scriptedNumbers } from './carrier-stand-ins.ts';
import { type ExampleText, isTagged } from './example-text.ts';
import { optingOut } from './opt-outs.ts';
import { lookupWords, numberKnownAs, registeredNumbers } from './register-stand-ins.ts';

/** What an example is given on a target without a lab, known before its first request. */
export interface SetUp {
  readonly cast: Cast;
  /** Declared numbers in place of written ones, because of what happens there or what is known of them. */
  readonly numbers: ReadonlyMap<string, string>;
  /** Why it cannot be judged, where the target file leaves something out. */
  readonly misfit?: Inconclusive | undefined;
}

/** Steps about accounts that only a lab can do: allowances, and changes while the example runs. */
const isBeyondAccounts = ({ steps }: ExampleText): boolean =>
  steps.some(({ text, isGiven }) => /^the allowances of /.test(text) || (!isGiven && wishIn(text) !== undefined));

/** Whether nothing that is declared could stand for a facility in an example; no wait leads to an instant of the past. */
const BEYOND: Readonly<Partial<Record<Facility, (example: ExampleText) => boolean>>> = {
  accounts: isBeyondAccounts,
  carrier: (example) => scriptedNumbers(example) === undefined,
  hlr: (example) => registeredNumbers(example) === undefined,
  handset: (example) => optingOut(example) === undefined,
  clock: ({ steps }) => steps.some(({ text, isGiven }) => isGiven && /^it is \d/.test(text)),
};

const beyond = (example: ExampleText): Facility[] =>
  (Object.keys(BEYOND) as Facility[]).filter((name) => isTagged(example, name) && BEYOND[name]?.(example));

function wishWords(wishes: AccountWishes): string[] {
  const [main, sub, stranger] = [wishes.get('main'), wishes.get('sub'), wishes.get('stranger')];
  return [...(main || sub ? [accountWords(main, sub)] : []), ...(stranger ? [customerWords(stranger)] : [])];
}

/**
 * What an example takes from a target file where there is no lab, in the words that name a missing one; a facility for
 * which nothing that is declared could stand is `facility NAME`.
 */
export const declaredNeedsOf = (example: ExampleText): string[] => [
  ...wishWords(accountWishesIn(example)),
  ...(scriptedNumbers(example) ?? []).map(({ outcome, place }) => `number ${outcome} ${place}`),
  ...(registeredNumbers(example) ?? []).map(({ known }) => lookupWords(known)),
  ...(optingOut(example) ?? []).map((_, place) => `number optsOut ${place + 1}`),
  ...beyond(example).map((name) => `facility ${name}`),
];

/** The declared numbers that play written ones, but for facilities that can be asked. Throws Undeclared. */
function numbersFor(example: ExampleText, target: ResolvedTarget): ReadonlyMap<string, string> {
  const { numbers, lookups = {} } = target;
  const played = new Map<string, string>();
  const unless = <Each>(name: Facility, found: readonly Each[] | undefined): readonly Each[] =>
    hasPort(target, name) ? [] : (found ?? []);
  for (const { written, outcome, place } of unless('carrier', scriptedNumbers(example))) {
    const own = numbers[outcome]?.[place - 1];
    if (own === undefined) throw new Undeclared(`number ${place} in the role ${outcome}`);
    played.set(written, own);
  }
  for (const { written, known } of unless('hlr', registeredNumbers(example))) {
    const own = numberKnownAs(lookups, known, [...played.values()]);
    if (own === undefined) throw new Undeclared(lookupWords(known));
    played.set(`+${written}`, own);
  }
  for (const [place, written] of unless('handset', optingOut(example)).entries()) {
    const own = numbers.optsOut?.[place];
    if (own === undefined) throw new Undeclared(`number ${place + 1} in the role optsOut`);
    played.set(written, own);
  }
  return played;
}

/** The accounts that are chosen, or the usual ones where somebody can change them. */
function orUsual(choose: () => Cast, { credentials = {} }: ResolvedTarget): Cast {
  try {
    return choose();
  } catch (error) {
    if (error instanceof Undeclared) return usualCast(credentials);
    throw error;
  }
}

function standIn(example: ExampleText, target: ResolvedTarget, now: number): SetUp {
  const missing = beyond(example).find((name) => declaredFacilities(target).includes(name) && !hasPort(target, name));
  if (missing !== undefined)
    throw new Inconclusive(
      'facility-missing',
      `the target has no lab, and what it declares cannot stand for the ${missing} here`,
    );
  const options = {
    usesSub: example.steps.some(({ text }) => text.includes('the sub-account')),
    sending: sendersIn(example),
  };
  const choose = (): Cast => castFor(accountWishesIn(example), target.credentials ?? {}, now, options);
  return {
    cast: hasPort(target, 'accounts') ? orUsual(choose, target) : choose(),
    numbers: numbersFor(example, target),
  };
}

/** Chooses the accounts and numbers of an example at `now`, in milliseconds since the epoch; nothing is sent. */
export function setUpFor(example: ExampleText, target: ResolvedTarget, now: number): SetUp {
  try {
    return standIn(example, target, now);
  } catch (misfit) {
    if (!(misfit instanceof Inconclusive)) throw misfit;
    return { cast: usualCast(target.credentials ?? {}), numbers: new Map(), misfit };
  }
}
