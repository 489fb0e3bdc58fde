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

/** How many feature files run before those are taken up whose wait is over meanwhile. */
const FILES = 8;

const partsOf = (paths: readonly string[]): Array<readonly string[]> =>
  Array.from({ length: Math.ceil(paths.length / FILES) }, (_, at) => paths.slice(at * FILES, (at + 1) * FILES));

/**
 * The parts of a selection one after the other. Where examples wait for real those that wait come first, so that their
 * waits pass while the others run; the others come in parts, so that who waits twice begins the second wait in time.
 */
export function inTurns<S extends CucumberSelection>(
  selection: S,
  { lab, maxWaitMs }: Pick<ResolvedTarget, 'lab' | 'maxWaitMs'>,
): S[] {
  if (lab !== undefined || maxWaitMs <= 0) return [selection];
  const { paths, tagExpression } = selection;
  const others = both(tagExpression, `not ${WAITING}`);
  return [
    { ...selection, tagExpression: both(tagExpression, WAITING) },
    ...partsOf(paths).map((part) => ({ ...selection, paths: part, tagExpression: others })),
  ];
}
