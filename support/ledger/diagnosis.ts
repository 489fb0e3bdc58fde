import type { RecordedExample } from '../ground/evidence/recorded-run.ts';
import { once } from '../ground/operations/once.ts';
import { redExamples } from './ending.ts';
import type { Dictionary, Evaluation, KnownFault } from './known-signs.ts';
import { isTelling, ruleIn, signedExample, signOf } from './sign.ts';

/** What a run showed: the way in which each red example is red, and the names of all that were decided. */
export interface Shown {
  readonly red: ReadonlyMap<string, string>;
  readonly decided: ReadonlySet<string>;
}

/** A known fault that a run resembles: so many of its signs are there, of those that could be. */
export interface Resemblance {
  readonly fault: string;
  readonly rule: string;
  readonly signs: number;
  readonly of: number;
  /** From 0 to 1. */
  readonly score: number;
}

/** What a red example weighs that a fault does not explain: one of its own rule much, one of another little. */
const OWN_UNEXPLAINED = 1;
const OTHER_UNEXPLAINED = 0.02;

/** The share of right guesses among the first three below which nothing is said. */
const GOOD_ENOUGH = 0.7;

/** What of a run a fault leaves unexplained, weighed. */
function unexplained({ rule, signs }: KnownFault, { red }: Shown): number {
  let weight = 0;
  for (const example of red.keys())
    if (!signs.has(example)) weight += ruleIn(example) === rule ? OWN_UNEXPLAINED : OTHER_UNEXPLAINED;
  return weight;
}

const rulesIn = (signs: ReadonlyMap<string, string>): ReadonlySet<string> => new Set([...signs.keys()].map(ruleIn));

const known = new WeakMap<KnownFault, ReadonlySet<string>>();

/** The rules that are red with a fault; they are asked for again and again. */
function rulesOf(fault: KnownFault): ReadonlySet<string> {
  const rules = known.get(fault) ?? rulesIn(fault.signs);
  known.set(fault, rules);
  return rules;
}

/** The share of the rules that a fault turns red and that are red, from 0 to 1: they lead to the next of kin of an unknown fault. */
function kinship(fault: KnownFault, red: ReadonlySet<string>): number {
  if (!red.has(fault.rule)) return 0;
  const own = rulesOf(fault);
  let common = 0;
  for (const each of own) if (red.has(each)) common += 1;
  return common / own.size;
}

/** How much a run looks like a fault; undefined when it shows nothing of it. */
function resemblance(fault: KnownFault, shown: Shown, redRules: ReadonlySet<string>): Resemblance | undefined {
  const { id, rule, signs } = fault;
  const could = [...signs].filter(([example]) => shown.decided.has(example));
  const there = could.filter(([example]) => shown.red.has(example));
  const kin = kinship(fault, redRules);
  if (there.length === 0 && kin === 0) return undefined;
  const alike = there.filter(([example, kind]) => shown.red.get(example) === kind);
  const likeness = (there.length + alike.length) / 2 / Math.max(1, could.length + unexplained(fault, shown));
  return { fault: id, rule, signs: there.length, of: could.length, score: (2 * likeness + kin) / 3 };
}

/** The known faults that a run resembles, the likeliest first. */
export function resemblances(faults: readonly KnownFault[], shown: Shown): Resemblance[] {
  const redRules = rulesIn(shown.red);
  return faults
    .flatMap((fault) => resemblance(fault, shown, redRules) ?? [])
    .sort((one, other) => other.score - one.score || other.signs - one.signs || (one.fault < other.fault ? -1 : 1));
}

/** Faults by the rules that they touch: only these can be like a fault that touches the same. */
function byRule(faults: readonly KnownFault[]): ReadonlyMap<string, readonly KnownFault[]> {
  const found = new Map<string, KnownFault[]>();
  for (const fault of faults)
    for (const rule of new Set([fault.rule, ...rulesOf(fault)])) {
      const same = found.get(rule);
      if (same) same.push(fault);
      else found.set(rule, [fault]);
    }
  return found;
}

/** How often the rule of a fault is found when the fault itself is not in the dictionary, by the signs it would show. */
export function evaluate(faults: readonly KnownFault[]): Evaluation {
  const all = new Set(faults.flatMap(({ signs }) => [...signs.keys()]));
  const touching = byRule(faults);
  let first = 0;
  let firstThree = 0;
  for (const left of faults) {
    const kin = new Set([...rulesOf(left)].flatMap((rule) => touching.get(rule) ?? []));
    kin.delete(left);
    const found = resemblances([...kin], { red: left.signs, decided: all }).slice(0, 3);
    if (found[0]?.rule === left.rule) first += 1;
    if (found.some(({ rule }) => rule === left.rule)) firstThree += 1;
  }
  return { faults: faults.length, first, firstThree };
}

/** Whether the dictionary tells faults apart well enough to be asked. */
export const isGood = ({ evaluated: { faults, firstThree } }: Dictionary): boolean =>
  faults > 0 && firstThree / faults >= GOOD_ENOUGH;

/** Least score that is worth a word. */
const LIKELY = 0.5;

/** What a run showed, as signs. An example that could not be judged shows nothing. */
export function shownBy(examples: readonly RecordedExample[]): Shown {
  const red = redExamples(examples);
  const isUndecided = new Set(red.filter((each) => !isTelling(each)).map(signedExample));
  const signs = red.filter(isTelling).map(signOf);
  return {
    red: new Map(signs.map(({ example, kind }) => [example, kind])),
    decided: new Set(examples.map(signedExample).filter((example) => !isUndecided.has(example))),
  };
}

const touches = (fault: KnownFault, rule: string): boolean => fault.rule === rule || rulesOf(fault).has(rule);

/** Says of a red rule which known fault the run behaves like. */
export class Diagnosis {
  readonly #dictionary: () => Dictionary;
  readonly #byId: () => ReadonlyMap<string, KnownFault>;
  readonly #found: () => readonly Resemblance[];

  /** @param dictionary is asked for when a red rule is: a run without one needs no dictionary */
  constructor(dictionary: () => Dictionary, examples: readonly RecordedExample[]) {
    this.#dictionary = dictionary;
    this.#byId = once(() => new Map(dictionary().faults.map((fault) => [fault.id, fault])));
    this.#found = once(() => resemblances(dictionary().faults, shownBy(examples)));
  }

  /** A clause for the suspect of a rule; undefined where the dictionary is not good enough to be asked. */
  of(rule: string): string | undefined {
    if (!isGood(this.#dictionary())) return undefined;
    const found = this.#likely(rule);
    if (!found) return 'unlike any known fault';
    return `behaves like ${found.fault}: ${found.signs} of ${found.of} signs`;
  }

  /** The known fault that a red rule behaves like; undefined when there is none, or the dictionary is not good enough. */
  alike(rule: string): string | undefined {
    return isGood(this.#dictionary()) ? this.#likely(rule)?.fault : undefined;
  }

  #likely(rule: string): Resemblance | undefined {
    const found = this.#likeliest(rule, (fault) => touches(fault, rule));
    return found && found.score >= LIKELY ? found : undefined;
  }

  /** Of the faults that are switched on, the one that a red rule is due to. */
  blame(rule: string, faults: readonly string[]): string | undefined {
    const own = faults.find((id) => this.#byId().get(id)?.rule === rule);
    const alike = this.#likeliest(rule, ({ id }) => faults.includes(id));
    return own ?? alike?.fault ?? faults[0];
  }

  #likeliest(rule: string, isMeant: (fault: KnownFault) => boolean): Resemblance | undefined {
    const meant = this.#found().filter(({ fault }) => isMeant(this.#byId().get(fault) as KnownFault));
    return meant.find(({ fault }) => touches(this.#byId().get(fault) as KnownFault, rule)) ?? meant[0];
  }
}
