import { inspect } from 'node:util';
import { shortened } from '../ground/bodies/bounded.ts';
import { differencesOf } from '../ground/differences.ts';
import type { Difference, Relation } from '../ground/evidence/difference.ts';
import { visibleLine } from '../ground/quote/visible.ts';

const WORDS: Readonly<Record<Relation, readonly [wanted: string, denied?: string]>> = {
  equals: ['$', 'anything but $'],
  includes: ['$ in it', 'no $ in it'],
  'includes all': ['all of $ in it'],
  'has members': ['$, in any order'],
  'has keys': ['the keys $'],
  'is one of': ['$', 'anything but $'],
  within: ['from $'],
  above: ['more than $'],
  below: ['less than $'],
  'at least': ['at least $'],
  'at most': ['at most $'],
  'of length': ['a length of $', 'any length but $'],
  'longer than': ['a length above $'],
  empty: ['empty', 'anything but empty'],
  'of type': ['a value of type $'],
  like: ['text like $', 'text unlike $'],
  absent: ['nothing'],
  grows: ['at least $ times as much'],
  'keeps form': ['$'],
};

/** What they are about is a notation of its own, not a value. */
const NOTATIONS = new Set<Relation>(['of type', 'like', 'keeps form']);

const printed = (value: unknown): string =>
  inspect(value, { depth: null, breakLength: Infinity, compact: true, maxArrayLength: null, maxStringLength: null });

function wantedIn({ relation, isDenied = false, expected }: Difference): string {
  if ((relation === 'of length' && isDenied && expected === 0) || (relation === 'longer than' && expected === 0))
    return 'at least one';
  const [wanted, denied = `not ${wanted}`] = WORDS[relation];
  let value = NOTATIONS.has(relation)
    ? String(expected)
        .replace(/^be /, '')
        .replace(/^match format /, 'text in the format ')
        .replace(/^match /, 'text like ')
    : printed(expected);
  if (relation === 'within' && Array.isArray(expected)) value = expected.join(' to ');
  if (relation === 'is one of' && Array.isArray(expected)) value = expected.map(printed).join(' or ') || 'nothing';
  return (isDenied ? denied : wanted).replace('$', () => value);
}

/** Quoted texts, names and numbers of a value as it is written; not what holds them together. */
const partsOf = (text: string): readonly string[] => text.match(/'(?:[^'\\]|\\.)*'?|[\w.+:/@-]+/g) ?? [];

/** Longer texts are shown from a little before the character at which they differ. */
const LONG_TEXT = 40;
const BEFORE = 12;

/** The one part in which two values differ; empty when there is not exactly one. */
function onePart(expected: string, got: string): string {
  const wanted = partsOf(expected);
  const found = partsOf(got);
  const apart = wanted.flatMap((part, at) => (part === found[at] ? [] : [[part, found[at] ?? ''] as const]));
  const [first] = apart;
  if (wanted.length !== found.length || apart.length !== 1 || !first) return '';
  const [one, other] = first;
  if (wanted.length > 1) return `${other} instead of ${one}`;
  if (Math.min(one.length, other.length) < LONG_TEXT) return '';
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const shown = (text: string): string => `…${text.slice(Math.max(0, at - BEFORE), at + LONG_TEXT)}`;
  return `from character ${at}: ${shown(other)} instead of ${shown(one)}`;
}

/**
 * `about` is what was looked at, such as `reports of second`, and empty when the step says it all; `differs` is the one
 * place where the two differ, and empty where both are plain values.
 */
export function differenceInWords(difference: Difference) {
  const { subject, path, relation, expected, actual } = difference;
  const got = relation === 'keeps form' ? String(actual) : printed(actual);
  const places = relation === 'equals' ? differencesOf(expected, actual) : [];
  let differs = '';
  if (places.length > 0) differs = `at ${places.join('; at ')}`;
  else if (relation === 'equals' || relation === 'includes') differs = onePart(printed(expected), printed(actual));
  return { about: `${subject}${path}`, expected: wantedIn(difference), got, differs };
}

const LONGEST = 300;

export function messageOf(difference: Difference): string {
  const { about, expected, got, differs } = differenceInWords(difference);
  const line = `${about && `${about}: `}expected ${shortened(expected, LONGEST)}, got ${shortened(got, LONGEST)}`;
  return differs.startsWith('at ') ? `${line}\ndifference ${differs}` : line;
}

/** A message in one line: what was expected and what came, or why nothing could be judged. */
export const plainMessage = (message: string): string => visibleLine(message.split('\n')[0] as string);
