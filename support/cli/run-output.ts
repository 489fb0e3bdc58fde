import { relative } from 'node:path';
import { EXIT } from '../ground/exit-codes.ts';
import { DEFAULT_SEED } from '../ground/seed.ts';
import { areaTable } from '../ledger/area-summary.ts';
import { knownFailureLines } from '../ledger/known-failure-lines.ts';
import type { Verdicts } from '../ledger/verdicts.ts';
import { boundLine, ownClientLine } from '../reports/bound-line.ts';
import { colors } from './colors.ts';
import { widthOf } from './fitted.ts';
import { remedyLines } from './remedy-lines.ts';

function colored({ exitCode, overall }: Verdicts, line: string): string {
  if (exitCode === 0) return overall === 'no-deviation-found' ? colors.yellow(line) : colors.green(line);
  return exitCode === EXIT.undecided || exitCode === EXIT.cancelled ? colors.yellow(line) : colors.red(line);
}

/** A path as the user would write it: relative unless it leads out of the working folder. */
export function shownPath(path: string): string {
  const short = relative(process.cwd(), path) || '.';
  return short.startsWith('..') ? path : short;
}

/** The command that runs one rule; `again` is what it needs beside the rule. */
export const aloneBy =
  (again: string, command = 'run') =>
  (id: string): string =>
    `bin/plumbline ${command} --rule ${id}${again}`;

/** Whether the harness's own client kept its rules, and the target has a verdict to be read instead. */
const isBeside = ({ summary, ownClient }: Verdicts): boolean =>
  summary.pass + summary.fail + summary.inconclusive > 0 && ownClient?.summary.fail === 0;

/** What `run` prints: the bound line, the areas, and the text of each red rule. */
export function runOutput(
  verdicts: Verdicts,
  failures: readonly string[],
  { quiet, out }: { quiet: boolean; out: string | undefined },
): string {
  const known = knownFailureLines(verdicts);
  const own = ownClientLine(verdicts);
  const remedies = quiet ? undefined : remedyLines(verdicts);
  const blocks = [
    colored(verdicts, boundLine(verdicts)),
    ...(verdicts.seed === undefined || verdicts.seed === DEFAULT_SEED ? [] : [colors.dim(`seed ${verdicts.seed}`)]),
    ...(quiet ? [] : [areaTable(verdicts, widthOf(process.stdout))]),
    ...(remedies === undefined ? [] : [remedies]),
    ...(own === undefined || (quiet && isBeside(verdicts)) ? [] : [own]),
    ...failures.map((text) => text.replace(/^\S+/, (word) => colors.red(word))),
    ...verdicts.troubles.map((trouble) => `${colors.red('TROUBLE')} ${trouble}`),
    ...(known.length > 0 ? [known.join('\n')] : []),
    ...(quiet || out === undefined ? [] : [colors.dim(`reports in ${out}`)]),
  ];
  return `${blocks.join('\n\n')}\n`;
}
