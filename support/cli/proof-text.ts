import {
  caughtLater,
  type KillMatrix,
  killLine,
  type PlainRun,
  problemTable,
  refusedAlternatives,
} from '../ledger/kill-matrix.ts';
import { shareLines } from '../ledger/operator-share.ts';
import { colors } from './colors.ts';

const runLine = ({ passed, judged, red }: PlainRun): string =>
  [`${passed} of ${judged} judged rules passed`, ...red].join('\n  ');

/** What `prove` prints: the overall word with the figures, the run without faults, and what has to be repaired. */
export function proofText(matrix: KillMatrix): string {
  const { overall, partial, plain, twin } = matrix;
  const word = overall === 'proven' ? colors.green('PROVEN') : colors.red('NOT PROVEN');
  const problems = problemTable(matrix);
  const blocks = [
    `${word}${partial ? ' (partial)' : ''} · ${killLine(matrix)}`,
    `without any fault: ${runLine(plain)}`,
    ...(twin ? [`the twin: ${runLine(twin)}`] : []),
    ...caughtLater(matrix),
    ...(matrix.operators.length > 0 ? [`by operator:\n  ${shareLines(matrix.operators).join('\n  ')}`] : []),
    ...(problems === '' ? [] : [problems]),
    ...refusedAlternatives(matrix),
  ];
  return `${blocks.join('\n\n')}\n`;
}
