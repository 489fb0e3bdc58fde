import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordedExample } from '../../ground/evidence/recorded-run.ts';
import { ROOT } from '../../ground/own-package.ts';
import { coreFirst, ruleTagOf } from '../../ground/rules/example-index.ts';
import { spanOf } from '../../ground/time/span.ts';
import { dueOf, graceOf } from '../../ledger/run-recorder.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import { chosenExamples, type WrittenExample } from '../phrases/written-examples.ts';
import type { RunFlags } from '../terminal/options.ts';
import type { CucumberSelection, Order } from './cucumber-runner.ts';
import { featuresOf, pathsTo } from './example-paths.ts';

export function orderBy(order: RunFlags['order'], seed: number): Order {
  return order === 'random' ? `random:${seed}` : 'defined';
}

const SPAN = /\b\d+ (?:hour|minute|second)s?(?: \d+ (?:minute|second|millisecond)s?)*/g;

function longestSpan(path: string, maxWaitMs: number): number {
  const text = readFileSync(join(ROOT, path.split(':')[0] as string), 'utf8');
  let longest = 0;
  for (const [words] of text.matchAll(SPAN)) {
    const span = spanOf(words);
    if (span <= maxWaitMs) longest = Math.max(longest, span);
  }
  return longest;
}

/** The parts of a selection in turn; where waits are real, file by file, longest first, those that waited between. */
export function inTurns<S extends CucumberSelection>(
  selection: S,
  { lab, maxWaitMs }: Pick<ResolvedTarget, 'lab' | 'maxWaitMs'>,
  longest = longestSpan,
): S[] {
  if (lab !== undefined || maxWaitMs <= 0) return [selection];
  const patient = selection.paths.map((path) => ({ path, span: longest(path, maxWaitMs) }));
  patient.sort((one, other) => other.span - one.span);
  return patient.map(({ path }) => ({ ...selection, paths: [path] }));
}

/** So many examples go on before it is looked again. */
export const HANDFUL = 10;

/** The examples of a turn, handful by handful: what may hardly be late is not kept waiting by a long file. */
export function inHandfuls<S extends CucumberSelection>(turn: S, examplesIn = chosenExamples): S[] {
  const examples = examplesIn(turn);
  const parts: S[] = [];
  for (let at = 0; at < examples.length; at += HANDFUL)
    parts.push({ ...turn, paths: pathsTo(examples.slice(at, at + HANDFUL)) });
  return parts;
}

/** Milliseconds: waits that end so close together go on together; what may be late by so little goes on so far ahead. */
const TOGETHER = 250;
const PRESSING = 2000;
const AHEAD = 15_000;

export const isPressing = (suspended: RecordedExample): boolean => graceOf(suspended) <= PRESSING;

/**
 * A handful of those suspended examples whose wait is over at `now`, or the first that may hardly be late. Where none is over
 * yet, of those whose wait ends next, if that is by `until`. All in milliseconds since the epoch; `suspended` by their ends.
 */
export function dueNext(suspended: readonly RecordedExample[], until: number, now: number): RecordedExample[] {
  const pressing = suspended.find((each) => isPressing(each) && dueOf(each) <= now + AHEAD);
  if (pressing) return [pressing];
  const next = suspended[0] ? dueOf(suspended[0]) + TOGETHER : 0;
  const over = Math.min(until, Math.max(now, next));
  return suspended.filter((each) => dueOf(each) <= over).slice(0, HANDFUL);
}

const OWN_NUMBER = /\bown numbers?\b/;

/** The parts of a selection where numbers are too few: one example of each rule that takes some, then all others. */
export function rationed<S extends CucumberSelection>(
  selection: S,
  { lab, numbers }: Pick<ResolvedTarget, 'lab' | 'numbers'>,
  examplesIn: (selection: S) => readonly WrittenExample[] = chosenExamples,
): S[] {
  if (lab !== undefined) return [selection];
  const all = examplesIn(selection);
  const taking = all.filter(({ steps }) => steps.some(({ text }) => OWN_NUMBER.test(text))).sort(coreFirst);
  const first = new Map<string | undefined, WrittenExample>();
  for (const each of taking) if (!first.has(ruleTagOf(each.tags))) first.set(ruleTagOf(each.tags), each);
  if (taking.length <= (numbers.reachable ?? []).length || first.size === taking.length) return [selection];
  const early = new Set(first.values());
  const files = featuresOf(early);
  const late = all.filter((each) => files.has(each.uri) && !early.has(each));
  const others = selection.paths.filter((path) => !files.has(path.split(':')[0] as string));
  return [
    { ...selection, paths: pathsTo([...early]) },
    { ...selection, paths: [...others, ...pathsTo(late)] },
  ];
}
