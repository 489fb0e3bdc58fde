import { firstOf, type TargetText } from './target-text.ts';

/** One thing that is wrong in a target file. */
export interface TargetProblem {
  /** JSON pointer of what is wrong. */
  readonly pointer: string;
  /** What is wrong with it and what to do, without a full stop. */
  readonly says: string;
}

/** One line for each of the first problems, in the order of the file: `path:line:column: what is wrong.` */
export function spellProblems(path: string, text: TargetText, problems: readonly TargetProblem[]): string {
  const placed = problems.map((problem) => {
    const place = text.placeOf(problem.pointer);
    const [line = 0, column = 0] = place.split(':').map(Number);
    return { problem, place, line, column };
  });
  const sorted = placed.toSorted((one, other) => one.line - other.line || one.column - other.column);
  return firstOf(sorted, ({ place, problem: { says } }) => `${path}:${place}: ${says}${says.endsWith('?') ? '' : '.'}`);
}
