import { visibleLine } from '../ground/quote/visible.ts';
import { differenceIn } from '../ledger/fingerprint.ts';

/** A failed comparison as people say it. */
export interface DifferenceInWords {
  /** What was looked at, such as `reports of second`; empty when the step says it all. */
  readonly about: string;
  readonly expected: string;
  readonly got: string;
  /** The one place where the two differ; empty where both are plain values. */
  readonly differs: string;
}

/** What the assertion library writes after the value, and how people say it; `$1` is the value that was wanted. */
const WORDS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^to (?:not |not )have a length of \+?0$/, 'at least one'],
  [/^to have a length above \+?0 but got .*$/s, 'at least one'],
  [/^to have a length of (\d+) but got .*$/s, 'a length of $1'],
  [/^to have a length above (\d+) but got .*$/s, 'a length above $1'],
  [/^to not have a length of (\d+)$/, 'any length but $1'],
  [/^(?:to not|not to) (?:deeply |strictly )?equal (.*)$/s, 'anything but $1'],
  [/^to (?:deeply |strictly )?equal (.*)$/s, '$1'],
  [/^(?:to not|not to) (?:deep )?include (.*)$/s, 'no $1 in it'],
  [/^to (?:deep )?include (.*)$/s, '$1 in it'],
  [/^(?:to not|not to) be one of (.*)$/s, 'none of $1'],
  [/^to be one of (.*)$/s, 'one of $1'],
  [/^to be a superset of (.*)$/s, 'all of $1 in it'],
  [/^to have the same members as (.*)$/s, '$1, in any order'],
  [/^(?:to not|not to) be empty$/, 'anything but empty'],
  [/^to be within (.*)\.\.(.*)$/s, 'from $1 to $2'],
  [/^to be below (.*)$/s, 'less than $1'],
  [/^to be above (.*)$/s, 'more than $1'],
  [/^to be an? (?:instance of )?(.*)$/s, 'a value of type $1'],
  [/^to match (.*)$/s, 'text like $1'],
  [/^not to match (.*)$/s, 'text unlike $1'],
  [/^to have keys? (.*)$/s, 'the keys $1'],
  [/^to (?:be )?(.*)$/s, '$1'],
  [/^not to (?:be )?(.*)$/s, 'not $1'],
];

function inWords(wanted: string): string {
  const [pattern, words] = WORDS.find(([each]) => each.test(wanted)) ?? [/^.*$/s, '$&'];
  return wanted.replace(pattern, words);
}

/** Quoted texts, names and numbers of a value as it is written; not what holds them together. */
const partsOf = (text: string): readonly string[] => text.match(/'(?:[^'\\]|\\.)*'?|[\w.+:/@-]+/g) ?? [];

/** Longer texts are shown from a little before the character at which they differ. */
const LONG = 40;
const BEFORE = 12;

function textsDiffer(expected: string, got: string): string {
  if (Math.min(expected.length, got.length) < LONG) return '';
  let at = 0;
  while (at < expected.length && expected[at] === got[at]) at += 1;
  const shown = (text: string): string => `…${text.slice(Math.max(0, at - BEFORE), at + LONG)}`;
  return `from character ${at}: ${shown(got)} instead of ${shown(expected)}`;
}

/** The one part in which two values differ; empty when there is not exactly one. */
function onePart(expected: string, got: string): string {
  const wanted = partsOf(expected);
  const found = partsOf(got);
  const apart = wanted.flatMap((part, at) => (part === found[at] ? [] : [[part, found[at] ?? ''] as const]));
  const [first] = apart;
  if (wanted.length !== found.length || apart.length !== 1 || !first) return '';
  return wanted.length === 1 ? textsDiffer(...first) : `${first[1]} instead of ${first[0]}`;
}

const COMPARED = /^to (?:deeply |strictly |deep )?(?:equal|include) (.*)$/s;

function differing(wanted: string, got: string): string {
  const [, value] = COMPARED.exec(wanted) ?? [];
  return value === undefined ? '' : onePart(value, got);
}

/** A failure message without the words of the assertion library; undefined when it is not a comparison. */
export function differenceInWords(message: string): DifferenceInWords | undefined {
  const { told, got, wanted, differences } = differenceIn(message);
  if (got === '') return undefined;
  const differs = differences === '' ? differing(wanted, got) : `at ${differences}`;
  return { about: told, expected: inWords(wanted), got, differs };
}

/** A failure message in one line: what was expected and what came. */
export function plainMessage(message: string): string {
  const words = differenceInWords(message);
  if (!words) return visibleLine(message.split('\n')[0] as string);
  const { about, expected, got } = words;
  return visibleLine(`${about && `${about}: `}expected ${expected}, got ${got}`);
}
