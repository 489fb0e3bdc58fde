import { areaTable } from '../reporting/area-summary.ts';
import { boundLine } from '../reporting/bound-line.ts';
import type { Verdicts } from '../reporting/verdicts.ts';
import { colors } from './colors.ts';

function colored({ exitCode }: Verdicts, line: string): string {
  if (exitCode === 0) return colors.green(line);
  return exitCode === 3 || exitCode === 130 ? colors.yellow(line) : colors.red(line);
}

const KNOWN = {
  stale: 'passes now: take it out of the target file',
  changed: 'fails in another way than known',
  expired: 'has expired: repair it or renew the date',
  accepted: 'fails as known',
} as const;

function knownLines({ rules }: Verdicts): string[] {
  return rules.flatMap(({ id, known, examples }) =>
    known
      ? [
          `known failure ${id} ${KNOWN[known]}${known === 'changed' ? `: ${examples.flatMap((each) => each.fingerprint ?? []).join('; ')}` : ''}`,
        ]
      : [],
  );
}

/** What `run` prints: the bound line, the areas, and the text of each red rule. */
export function runOutput(
  verdicts: Verdicts,
  failures: readonly string[],
  { quiet, out }: { quiet: boolean; out: string },
): string {
  const blocks = [
    colored(verdicts, boundLine(verdicts)),
    ...(quiet ? [] : [areaTable(verdicts)]),
    ...failures.map((text) => text.replace(/^\S+/, (word) => colors.red(word))),
    ...verdicts.troubles.map((trouble) => `${colors.red('TROUBLE')} ${trouble}`),
    ...(knownLines(verdicts).length > 0 ? [knownLines(verdicts).join('\n')] : []),
    ...(quiet ? [] : [colors.dim(`reports in ${out}`)]),
  ];
  return `${blocks.join('\n\n')}\n`;
}
