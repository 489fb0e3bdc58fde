import { basename, dirname } from 'node:path';
import { Option } from 'commander';
import { shortened } from '../../ground/bodies/bounded.ts';
import { counted } from '../../ground/counted.ts';
import { EXIT } from '../../ground/exit-codes.ts';
import { type Change, type Comparison, compareRuns } from '../../ledger/compare-runs.ts';
import type { Verdicts } from '../../ledger/verdicts.ts';
import { boundLine } from '../../reports/bound-line.ts';
import { readVerdicts } from '../../reports/rulebook/run-folder.ts';
import { colors } from '../terminal/colors.ts';
import type { CommandFile } from '../terminal/options.ts';
import { print, printJson } from '../terminal/streams.ts';

interface Side {
  readonly folder: string;
  readonly verdicts: Verdicts;
}

const LONGEST = 160;

function readSide(path: string): Side {
  const folder = basename(path) === 'verdicts.json' ? dirname(path) : path;
  return { folder, verdicts: readVerdicts(folder) };
}

function block(title: string, changes: readonly Change[]): string[] {
  if (changes.length === 0) return [];
  const width = Math.max(...changes.map(({ id }) => id.length));
  const lines = ['', `${title} (${changes.length})`];
  for (const { id, before, after, whyBefore, whyAfter, says } of changes) {
    const turn = before === after ? after : `${before} → ${after}`;
    const why = before === after ? `${whyBefore ?? '-'} ⇒ ${whyAfter ?? '-'}` : (whyAfter ?? whyBefore ?? '');
    lines.push(`  ${id.padEnd(width)}  ${turn.padEnd(22)}  ${shortened(says, LONGEST)}`);
    if (why) lines.push(`  ${' '.repeat(width)}  ${colors.dim(shortened(why, LONGEST))}`);
  }
  return lines;
}

function headline({ regressions, fixes, changes, appeared, gone, same }: Comparison): string {
  const text = [
    counted(regressions.length, 'regression'),
    counted(fixes.length, 'fix', 'fixes'),
    counted(changes.length, 'change'),
    `${appeared.length} new`,
    `${gone.length} gone`,
    `${same} as before`,
  ].join(', ');
  return regressions.length > 0 ? colors.red(text) : colors.green(text);
}

function runLine(word: string, { folder, verdicts }: Side): string {
  const { target, claim, startedAt } = verdicts;
  const run = `${folder} · ${target}, ${claim.product} ${claim.version} · ${startedAt}`;
  return `${word.padEnd(7)} ${run}\n        ${boundLine(verdicts)}`;
}

function comparisonText(comparison: Comparison, before: Side, after: Side): string {
  return [
    headline(comparison),
    runLine('before', before),
    runLine('after', after),
    ...block(colors.red('Regressions'), comparison.regressions),
    ...block(colors.green('Fixes'), comparison.fixes),
    ...block('Changes: the same verdict, another reason', comparison.changes),
    ...block('New: examined in the second run alone', comparison.appeared),
    ...block('Gone: examined in the first run alone', comparison.gone),
  ].join('\n');
}

function sideAsJson({ folder, verdicts }: Side) {
  const { overall, scope, partial, target, claim, startedAt, summary } = verdicts;
  return { folder, overall, scope, partial, target, claim, startedAt, summary };
}

export const command: CommandFile<{ json?: boolean }> = {
  options: [new Option('--json', 'as JSON')],
  examples: [
    ['compare reports/monday reports/tuesday', 'what broke and what was fixed'],
    ['compare main/reports reports --json', 'for scripts'],
  ],
  exitCodes: [
    ['0', 'no rule got worse'],
    ['1', 'a rule got worse, in the order pass, inconclusive, fail, error'],
    ['2', 'a run cannot be read'],
  ],
  async run({ json }, [one = '', other = '']) {
    const before = readSide(one);
    const after = readSide(other);
    const comparison = compareRuns(before.verdicts, after.verdicts);
    const exitCode = comparison.regressions.length > 0 ? EXIT.red : EXIT.success;
    if (json)
      printJson(JSON.stringify({ before: sideAsJson(before), after: sideAsJson(after), ...comparison, exitCode }));
    else print(`${comparisonText(comparison, before, after)}\n`);
    return exitCode;
  },
};
