import {
  caughtLater,
  type KillMatrix,
  killLine,
  type PlainRun,
  problemTable,
  refusedAlternatives,
} from '../../ledger/kill-matrix.ts';
import { colors } from '../terminal/colors.ts';

const runLine = ({ passed, judged, red }: PlainRun): string =>
  [`${passed} of ${judged} judged rules passed`, ...red].join('\n  ');

const listed = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`${title}:\n  ${lines.join('\n  ')}`] : [];

/** What `prove` prints: the overall word with the figures, the run without faults, and what has to be repaired. */
export function proofText(matrix: KillMatrix): string {
  const { overall, partial, plain, twin, noticed } = matrix;
  const noticedOf = (noticed?.examples.length ?? 0) + (noticed?.others.length ?? 0);
  const word = overall === 'proven' ? colors.green('PROVEN') : colors.red('NOT PROVEN');
  const problems = problemTable(matrix);
  const blocks = [
    `${word}${partial ? ' (partial)' : ''} · ${killLine(matrix)}`,
    `without any fault: ${runLine(plain)}`,
    ...(twin ? [`the twin: ${runLine(twin)}`] : []),
    ...caughtLater(matrix),
    ...listed('renewed in the list of witnesses', matrix.renewed),
    ...listed('how far the examples look', matrix.boundaries ?? []),
    ...(noticed ? [`the loss of ${noticed.examples.length} of ${noticedOf} examples would be noticed`] : []),
    ...listed('to repair', matrix.problems),
    ...(problems === '' ? [] : [problems]),
    ...refusedAlternatives(matrix),
  ];
  return `${blocks.join('\n\n')}\n`;
}
