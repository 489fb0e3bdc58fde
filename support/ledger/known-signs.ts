import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from '../ground/operations/once.ts';
import { ROOT } from '../ground/own-package.ts';
import type { FaultOutcome } from './fault-outcome.ts';
import { ruleIn, type Sign } from './sign.ts';

/** A fault with what it is known by: the way in which each example is red, by the name of the example. */
export interface KnownFault {
  readonly id: string;
  readonly rule: string;
  readonly signs: ReadonlyMap<string, string>;
}

/** How well the dictionary finds a fault that it lacks: of so many, how often its rule came first, or among the first three. */
export interface Evaluation {
  readonly faults: number;
  readonly first: number;
  readonly firstThree: number;
}

/** The faults that are known by their signs. */
export interface Dictionary {
  readonly faults: readonly KnownFault[];
  readonly evaluated: Evaluation;
}

/** The dictionary as its file has it: signs as `example:kind`, where the example lacks the fault's own rule. */
interface Written {
  readonly schema: 1;
  readonly evaluated: Evaluation;
  readonly faults: Readonly<Record<string, readonly [rule: string, signs: string]>>;
}

/** Where the dictionary is kept, below the project. */
export const DICTIONARY = 'support/ledger/known-signs.json';

const signsOf = (signs: readonly Sign[]): Map<string, string> =>
  new Map(signs.map(({ example, kind }) => [example, kind]));

/** Faults that were caught, with their signs: the others are known by nothing. */
export const knownFaultsIn = (outcomes: readonly FaultOutcome[]): KnownFault[] =>
  outcomes.flatMap(({ id, rule, caught, signs }) => (caught ? [{ id, rule, signs: signsOf(signs) }] : []));

/** Faults tried again take the place of what was known of them; where all were tried, the others are gone. */
export function mergedFaults(before: readonly KnownFault[], now: readonly KnownFault[], partial: boolean) {
  const known = new Map((partial ? [...before, ...now] : now).map((each) => [each.id, each]));
  return [...known.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** The text of the file: a line for each fault, so that changes can be read. */
export function dictionaryText({ faults, evaluated }: Dictionary): string {
  const lineOf = ({ id, rule, signs }: KnownFault): string => {
    const short = (example: string): string => (ruleIn(example) === rule ? example.slice(rule.length) : example);
    const written = [...signs].map(([example, kind]) => `${short(example)}:${kind}`).join(' ');
    return `${JSON.stringify(id)}:${JSON.stringify([rule, written])}`;
  };
  return `{"schema":1,"evaluated":${JSON.stringify(evaluated)},"faults":{\n${faults.map(lineOf).join(',\n')}\n}}\n`;
}

/** Reads the text of the file. */
export function readDictionary(text: string): Dictionary {
  const { faults, evaluated } = JSON.parse(text) as Written;
  const signIn = (rule: string, written: string): [string, string] => {
    const [example = '', kind = ''] = written.split(':');
    return [example.startsWith('#') ? `${rule}${example}` : example, kind];
  };
  const known = Object.entries(faults).map(([id, [rule, signs]]) => ({
    ...{ id, rule },
    signs: new Map(
      signs
        .split(' ')
        .filter(Boolean)
        .map((each) => signIn(rule, each)),
    ),
  }));
  return { faults: known, evaluated };
}

const NOTHING: Dictionary = { faults: [], evaluated: { faults: 0, first: 0, firstThree: 0 } };

/** The dictionary that ships with the project; an empty one where there is none. */
export const shippedDictionary = once((): Dictionary => {
  const file = join(ROOT, DICTIONARY);
  return existsSync(file) ? readDictionary(readFileSync(file, 'utf8')) : NOTHING;
});
