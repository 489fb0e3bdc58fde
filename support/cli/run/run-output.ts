import { relative, resolve } from 'node:path';
import { readText } from '../../ground/bounded-file.ts';
import { COMMAND } from '../../ground/command-name.ts';
import { counted } from '../../ground/counted.ts';
import { EXIT } from '../../ground/exit-codes.ts';
import { shellArgument } from '../../ground/quote/shell.ts';
import { DEFAULT_SEED } from '../../ground/seed.ts';
import { knownFailureLines } from '../../ledger/known-failure-lines.ts';
import { promiseTable } from '../../ledger/promise-summary.ts';
import type { RunRecord } from '../../ledger/run-record.ts';
import { reasonsText } from '../../ledger/tally.ts';
import type { Verdicts } from '../../ledger/verdicts.ts';
import { boundLine, outsideLines, ownClientLine } from '../../reports/bound-line.ts';
import { noteLines } from '../../reports/note-lines.ts';
import type { FailureFacts } from '../../reports/report-set.ts';
import { type Step, staircase } from '../../reports/staircase.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import { stepCosts } from '../prices/kept-prices.ts';
import { colors, widthOf } from '../terminal/streams.ts';

const DEFAULT_OUT = 'reports';

/** So many steps are shown of what would open undecided rules; the rule book has them all. */
const SHOWN = 8;

/** A path as the user would write it: relative unless it leads out of the working folder. */
export function shownPath(path: string): string {
  const short = relative(process.cwd(), path) || '.';
  return short.startsWith('..') ? path : short;
}

export function aloneBy(again: string, command = 'run'): (id: string) => string {
  return (id) => `${COMMAND} ${command} --rule ${id}${again}`;
}

/** Whether `plumbline replay` can make the world of an example again: the target is started for it, or has a lab. */
export function isReplayable({ kind, addresses, circumstances }: RunRecord): boolean {
  if (circumstances.client !== undefined) return false;
  return kind !== 'external' || (addresses as { lab?: string } | undefined)?.lab !== undefined;
}

/** What the text about red rules of a recorded run needs. Where no world can be made again, only a script repeats an example. */
export function factsOf(record: RunRecord): Omit<FailureFacts, 'out'> {
  const { kind, faults, again, circumstances, targetFile } = record;
  let lines: readonly string[] = [];
  try {
    lines = targetFile === undefined ? [] : readText(resolve(targetFile)).split('\n');
  } catch {
    // It may have gone since.
  }
  const declaredAt = (number: string): string | undefined => {
    const at = lines.findLastIndex((line) => line.includes(number));
    return at < 0 ? undefined : `${targetFile}:${at + 1}`;
  };
  const replay = (id: string, at: number, out: string): string => {
    const example = at === 0 ? '' : ` --example ${at + 1}`;
    const from = out === DEFAULT_OUT ? '' : ` --from ${shellArgument(out)}`;
    return `${COMMAND} replay ${id}${example}${from}`;
  };
  return {
    declaredAt: targetFile === undefined ? undefined : declaredAt,
    alone: aloneBy(again, circumstances.client && 'client'),
    replay: isReplayable(record) ? replay : undefined,
    suspicion: { kind: kind as ResolvedTarget['kind'], faults },
  };
}

/** What would open undecided rules, step by step, each with its gain and what it costs. */
export function remedyLines({ rules }: Verdicts, costOf: (step: Step) => string): string | undefined {
  const steps = staircase(rules);
  if (steps.length === 0) return undefined;
  const lines: string[] = [];
  let [all, shown] = [0, 0];
  for (const [at, step] of steps.entries()) {
    const count = step.rules.length;
    all += count;
    if (at >= SHOWN) continue;
    shown += count;
    const cost = [costOf(step), reasonsText(step.rules)].filter(Boolean).join('; ');
    lines.push(`${String(count).padStart(7)}  ${at > 0 ? 'then ' : ''}${step.says} ${colors.dim(`(${cost})`)}`);
  }
  if (all > shown)
    lines.push(
      `${String(all - shown).padStart(7)}  more, in ${steps.length - SHOWN} steps: plumbline report lists them`,
    );
  return [`  to verify ${counted(all, 'rule')} more`, ...lines].join('\n');
}

function colored({ exitCode, overall }: Verdicts, line: string): string {
  if (exitCode === 0) return overall === 'no-deviation-found' ? colors.yellow(line) : colors.green(line);
  return exitCode === EXIT.undecided || exitCode === EXIT.cancelled ? colors.yellow(line) : colors.red(line);
}

interface Shown {
  readonly quiet: boolean;
  readonly out: string | undefined;
  readonly ending: readonly string[] | undefined;
}

export function runOutput(verdicts: Verdicts, failures: readonly string[], { quiet, out, ending = [] }: Shown): string {
  const { seed, warnings = [], summary, ownClient, troubles } = verdicts;
  const blocks = [colored(verdicts, boundLine(verdicts))];
  if (seed !== undefined && seed !== DEFAULT_SEED) blocks.push(colors.dim(`seed ${seed}`));
  for (const warning of warnings) blocks.push(`${colors.yellow('WARNING')} ${warning}`);
  const remedies = quiet ? undefined : remedyLines(verdicts, stepCosts());
  if (!quiet) blocks.push(promiseTable(verdicts, widthOf(process.stdout)));
  if (remedies !== undefined) blocks.push(remedies);

  // Where the harness's own client kept its rules, and the target has a verdict, that verdict is read instead.
  const isBeside = summary.pass + summary.fail + summary.inconclusive > 0 && ownClient?.summary.fail === 0;
  const own = ownClientLine(verdicts);
  if (own !== undefined && !(quiet && isBeside)) blocks.push(own);
  const outside = outsideLines(verdicts);
  if (outside !== undefined) blocks.push(outside);
  for (const text of failures) blocks.push(text.replace(/^\S+/, colors.red));
  for (const trouble of troubles) blocks.push(`${colors.red('TROUBLE')} ${trouble}`);
  const known = knownFailureLines(verdicts);
  if (known.length > 0) blocks.push(known.join('\n'));
  const notes = noteLines(verdicts);
  if (notes.length > 0 && !quiet) blocks.push(notes.join('\n'));
  if (!quiet && out !== undefined) blocks.push(colors.dim(`reports in ${out}`));
  const [last, ...more] = ending;
  if (last !== undefined) blocks.push([colored(verdicts, last), ...more].join('\n'));
  return `${blocks.join('\n\n')}\n`;
}
