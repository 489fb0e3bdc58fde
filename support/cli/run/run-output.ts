import { relative } from 'node:path';
import { COMMAND } from '../../ground/command-name.ts';
import { EXIT } from '../../ground/exit-codes.ts';
import { shellArgument } from '../../ground/quote/shell.ts';
import { DEFAULT_SEED } from '../../ground/seed.ts';
import { areaTable } from '../../ledger/area-summary.ts';
import { knownFailureLines } from '../../ledger/known-failure-lines.ts';
import type { RunRecord } from '../../ledger/run-record.ts';
import type { Verdicts } from '../../ledger/verdicts.ts';
import { boundLine, ownClientLine } from '../../reports/bound-line.ts';
import type { FailureFacts } from '../../reports/report-set.ts';
import { colors } from '../terminal/colors.ts';
import { widthOf } from '../terminal/fitted.ts';
import { remedyLines } from './remedy-lines.ts';

const DEFAULT_OUT = 'reports';

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
    `${COMMAND} ${command} --rule ${id}${again}`;

/** Whether `plumbline replay` can make the world of an example again: the target is started for it, or has a lab. */
export const isReplayable = ({ kind, addresses, circumstances }: RunRecord): boolean =>
  circumstances.client === undefined &&
  (kind !== 'external' || (addresses as { lab?: string } | undefined)?.lab !== undefined);

/** The command that repeats a red example of a recorded run; undefined where only its script can. */
export const replayBy = (record: RunRecord): FailureFacts['replay'] =>
  isReplayable(record)
    ? (id, at, out) =>
        [
          `${COMMAND} replay ${id}`,
          ...(at === 0 ? [] : [`--example ${at + 1}`]),
          ...(out === DEFAULT_OUT ? [] : [`--from ${shellArgument(out)}`]),
        ].join(' ')
    : undefined;

/** Whether the harness's own client kept its rules, and the target has a verdict to be read instead. */
const isBeside = ({ summary, ownClient }: Verdicts): boolean =>
  summary.pass + summary.fail + summary.inconclusive > 0 && ownClient?.summary.fail === 0;

/** How the output of a run is shown. */
interface Shown {
  readonly quiet: boolean;
  /** Where its reports are. */
  readonly out: string | undefined;
  /** What a reader needs who sees the last lines alone: the verdict first. */
  readonly ending: readonly string[] | undefined;
}

/** What `run` prints: the bound line, the areas, the text of each red rule, and after many of them what they come down to. */
export function runOutput(verdicts: Verdicts, failures: readonly string[], { quiet, out, ending = [] }: Shown): string {
  const known = knownFailureLines(verdicts);
  const own = ownClientLine(verdicts);
  const remedies = quiet ? undefined : remedyLines(verdicts);
  const blocks = [
    colored(verdicts, boundLine(verdicts)),
    ...(verdicts.seed === undefined || verdicts.seed === DEFAULT_SEED ? [] : [colors.dim(`seed ${verdicts.seed}`)]),
    ...(verdicts.warnings ?? []).map((warning) => `${colors.yellow('WARNING')} ${warning}`),
    ...(quiet ? [] : [areaTable(verdicts, widthOf(process.stdout))]),
    ...(remedies === undefined ? [] : [remedies]),
    ...(own === undefined || (quiet && isBeside(verdicts)) ? [] : [own]),
    ...failures.map((text) => text.replace(/^\S+/, (word) => colors.red(word))),
    ...verdicts.troubles.map((trouble) => `${colors.red('TROUBLE')} ${trouble}`),
    ...(known.length > 0 ? [known.join('\n')] : []),
    ...(quiet || out === undefined ? [] : [colors.dim(`reports in ${out}`)]),
    ...(ending.length > 0 ? [ending.map((line, at) => (at === 0 ? colored(verdicts, line) : line)).join('\n')] : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}
