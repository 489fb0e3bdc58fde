import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../ground/own-package.ts';
import { spanOf } from '../../ground/time/span.ts';
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
