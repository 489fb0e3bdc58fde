import { type KillMatrix, killLine, problemTable } from '../reporting/kill-matrix.ts';
import { colors } from './colors.ts';

/** What `prove` prints: the overall word with the figures, the run without faults, and what has to be repaired. */
export function proofText(matrix: KillMatrix): string {
  const { overall, partial, plain } = matrix;
  const word = overall === 'proven' ? colors.green('PROVEN') : colors.red('NOT PROVEN');
  const red = plain.red.length > 0 ? `\n  ${plain.red.join('\n  ')}` : '';
  const problems = problemTable(matrix);
  const blocks = [
    `${word}${partial ? ' (partial)' : ''} · ${killLine(matrix)}`,
    `without any fault: ${plain.passed} of ${plain.judged} judged rules passed${red}`,
    ...(problems === '' ? [] : [problems]),
  ];
  return `${blocks.join('\n\n')}\n`;
}
