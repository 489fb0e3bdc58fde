import type { TargetText } from './target-text.ts';

/** One thing that is wrong in a target file. */
export interface TargetProblem {
  /** JSON pointer of what is wrong. */
  readonly pointer: string;
  /** What is wrong with it and what to do, without a full stop. */
  readonly says: string;
}

const inFileOrder = (place: string): number => {
  const [line = 0, column = 0] = place.split(':').map(Number);
  return line * 10_000 + column;
};

/** One line for each problem, in the order of the file: `path:line:column: what is wrong.` */
export function spellProblems(path: string, text: TargetText, problems: readonly TargetProblem[]): string {
  const placed = problems.map(({ pointer, says }) => ({ place: text.placeOf(pointer), says }));
  const lines = placed
    .toSorted((one, other) => inFileOrder(one.place) - inFileOrder(other.place))
    .map(({ place, says }) => `${path}:${place}: ${says}${says.endsWith('?') ? '' : '.'}`);
  return [...new Set(lines)].join('\n');
}
