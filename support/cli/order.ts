import { UsageError } from '../ground/problems/usage-error.ts';
import type { ResolvedTarget } from '../wire/target/target.ts';
import type { CucumberSelection } from './cucumber-runner.ts';

/** The order of examples: as they are written, or mixed in a way that the number repeats. */
export type Order = 'defined' | `random:${number}`;

/** An order as typed: `defined` or `random`. Throws UsageError. */
export function orderOf(text: string, seed: number): Order {
  if (text === 'defined') return text;
  if (text === 'random') return `random:${seed}`;
  throw new UsageError(`--order ${text} is no order; write defined or random, with --seed N to repeat one.`);
}

const WAITING = '@needs-clock';

const both = (expression: string, other: string): string =>
  [expression && `(${expression})`, other].filter(Boolean).join(' and ');

/**
 * The parts of a selection one after the other. Where examples wait for real those that wait come first, so that their
 * waits pass while the others run.
 */
export function inTurns<S extends CucumberSelection>(
  selection: S,
  { lab, maxWaitMs }: Pick<ResolvedTarget, 'lab' | 'maxWaitMs'>,
): S[] {
  if (lab !== undefined || maxWaitMs <= 0) return [selection];
  return [WAITING, `not ${WAITING}`].map((tags) => ({
    ...selection,
    tagExpression: both(selection.tagExpression, tags),
  }));
}
