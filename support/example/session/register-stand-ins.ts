import type { LookupFact } from '../../ground/facts.ts';
import { type ExampleStep, type ExampleText, givensOf } from './example-text.ts';

const KNOWS = /^the home register knows "([^"]+)" as:$/;
const LINE = /^the lookup answers "([^"]*)"$/;

/** Steps that need more of the register than what it says. */
const MORE = /home register|lookups? of "[^"]*" (?:is|are) /;

/** What the home register says of a written number. */
export interface KnownNumber {
  readonly written: string;
  readonly known: LookupFact;
}

const ROWS = new Set(['result', 'imsi', 'location']);

function factIn({ rows = [] }: ExampleStep): LookupFact | undefined {
  const { result, ...rest } = Object.fromEntries(rows.map(([name = '', value = '']) => [name, value]));
  return result === undefined || rows.some(([name = '']) => !ROWS.has(name)) ? undefined : { result, ...rest };
}

const lineOf = ({ result, imsi, location }: LookupFact): string =>
  [`result=${result}`, imsi && `imsi=${imsi}`, location && `location=${location}`].filter(Boolean).join(';');

/**
 * The numbers that an example writes into the home register, or undefined when it asks more of the register than to say
 * what is declared of numbers: delays, changes, or answers about other numbers.
 */
export function registeredNumbers(example: ExampleText): readonly KnownNumber[] | undefined {
  const givens = givensOf(example).filter(({ text }) => KNOWS.test(text));
  const others = example.steps.filter((step) => !givens.includes(step));
  const numbers = givens.map((step) => ({ written: KNOWS.exec(step.text)?.[1] ?? '', known: factIn(step) }));
  if (numbers.length === 0 || others.some(({ text }) => MORE.test(text))) return undefined;
  if (!numbers.every((each): each is KnownNumber => each.known !== undefined)) return undefined;
  const lines = new Set(numbers.map(({ known }) => lineOf(known)));
  const asked = others.flatMap(({ text }) => LINE.exec(text)?.[1] ?? []);
  const exact = asked.filter((line) => line.includes('imsi='));
  return exact.every((line) => lines.has(line)) ? numbers : undefined;
}

/** A declared number of which the register says exactly that, among those that are not taken. */
export const numberKnownAs = (
  lookups: Readonly<Record<string, LookupFact>>,
  known: LookupFact,
  taken: readonly string[] = [],
): string | undefined =>
  Object.entries(lookups).find(([number, said]) => lineOf(said) === lineOf(known) && !taken.includes(number))?.[0];

/** What a target file has to declare, in words that complete "the target file declares no …". */
export const lookupWords = ({ result, imsi, location }: LookupFact): string =>
  [`lookup with the result ${result}`, imsi && `imsi ${imsi}`, location && `location ${location}`]
    .filter(Boolean)
    .join(', ');

/** Reads such words again. */
export function lookupFromWords(words: string): LookupFact {
  const [, result = '', imsi, location] =
    /^lookup with the result (.+?)(?:, imsi (\d+))?(?:, location (\S+))?$/.exec(words) ?? [];
  return { result, ...(imsi ? { imsi } : {}), ...(location ? { location } : {}) };
}
