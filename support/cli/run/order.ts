import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordedExample } from '../../ground/evidence/recorded-run.ts';
import { ROOT } from '../../ground/own-package.ts';
import { spanOf } from '../../ground/time/span.ts';
import { dueOf, graceOf } from '../../ledger/run-recorder.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import type { RunFlags } from '../terminal/options.ts';
import type { CucumberSelection } from './cucumber-runner.ts';

export type Order = 'defined' | `random:${number}`;

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

/**
 * The parts of a selection one after the other. Where examples wait for real they come file by file, the longest waits
 * first, so that waits pass while others run; after each file those go on whose wait is over.
 */
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

/**
 * So many examples go on before it is looked again. Milliseconds: waits that end so close to each other go on together, and
 * what may be no later goes on before its time.
 */
export const HANDFUL = 10;
const TOGETHER = 250;
const PRESSING = 2000;

/**
 * A handful of those suspended examples whose wait is over at `now`, those first that may hardly be late. Where none is over
 * yet, of those whose wait ends next, if that is by `until`. All in milliseconds since the epoch; `suspended` by their ends.
 */
export function dueNext(suspended: readonly RecordedExample[], until: number, now: number): RecordedExample[] {
  const soon = Math.min(until, now) + PRESSING;
  const pressing = suspended.filter((each) => graceOf(each) <= PRESSING && dueOf(each) <= soon);
  if (pressing.length > 0) return pressing;
  const next = suspended[0] ? dueOf(suspended[0]) + TOGETHER : 0;
  const over = Math.min(until, Math.max(now, next));
  return suspended.filter((each) => dueOf(each) <= over).slice(0, HANDFUL);
}
