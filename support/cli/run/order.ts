import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../ground/own-package.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { spanOf } from '../../ground/time/span.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import type { CucumberSelection } from './cucumber-runner.ts';

/** The order of examples: as they are written, or mixed in a way that the number repeats. */
export type Order = 'defined' | `random:${number}`;

/** An order as typed: `defined` or `random`. Throws UsageError. */
export function orderOf(text: string, seed: number): Order {
  if (text === 'defined') return text;
  if (text === 'random') return `random:${seed}`;
  throw new UsageError(`--order ${text} is no order; write defined or random, with --seed N to repeat one.`);
}

const SPAN = /\b\d+ (?:hour|minute|second)s?(?: \d+ (?:minute|second|millisecond)s?)*/g;

/** The longest span that a feature file speaks of, and a run may wait; milliseconds. */
function longestSpan(path: string, maxWaitMs: number): number {
  const text = readFileSync(join(ROOT, path.split(':')[0] as string), 'utf8');
  const spans = [...text.matchAll(SPAN)].map(([words]) => spanOf(words));
  return Math.max(0, ...spans.filter((span) => span <= maxWaitMs));
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
  const spans = new Map(selection.paths.map((path) => [path, longest(path, maxWaitMs)]));
  const patient = selection.paths.toSorted((one, other) => (spans.get(other) ?? 0) - (spans.get(one) ?? 0));
  return patient.map((path) => ({ ...selection, paths: [path] }));
}
