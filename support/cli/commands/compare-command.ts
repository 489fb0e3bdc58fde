import { basename, dirname } from 'node:path';
import { EXIT } from '../../ground/exit-codes.ts';
import { type Change, type Comparison, compareRuns } from '../../ledger/compare-runs.ts';
import type { Verdicts } from '../../ledger/verdicts.ts';
import { boundLine } from '../../reports/bound-line.ts';
import { readVerdicts } from '../../reports/rulebook/run-folder.ts';
import { colors } from '../terminal/colors.ts';
import { print, printJson } from '../terminal/streams.ts';

const LONGEST = 160;

const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

/** A report folder, also when its ledger is named itself. */
const folderOf = (path: string): string => (basename(path) === 'verdicts.json' ? dirname(path) : path);

function changeLines(change: Change, width: number): string[] {
  const { id, before, after, whyBefore, whyAfter, says } = change;
  const turn = before === after ? after : `${before} → ${after}`;
  const why = before === after ? `${whyBefore ?? '-'} ⇒ ${whyAfter ?? '-'}` : (whyAfter ?? whyBefore ?? '');
  return [
    `  ${id.padEnd(width)}  ${turn.padEnd(22)}  ${short(says)}`,
    ...(why ? [`  ${' '.repeat(width)}  ${colors.dim(short(why))}`] : []),
  ];
}

function block(title: string, changes: readonly Change[]): string[] {
  if (changes.length === 0) return [];
  const width = Math.max(...changes.map(({ id }) => id.length));
  return ['', `${title} (${changes.length})`, ...changes.flatMap((change) => changeLines(change, width))];
}

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

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

const runLine = (word: string, folder: string, verdicts: Verdicts): string => {
  const { target, claim, startedAt } = verdicts;
  return `${word.padEnd(7)} ${folder} · ${target}, ${claim.product} ${claim.version} · ${startedAt}\n        ${boundLine(verdicts)}`;
};

interface Side {
  readonly folder: string;
  readonly verdicts: Verdicts;
}

function comparisonText(comparison: Comparison, before: Side, after: Side): string {
  return [
    headline(comparison),
    runLine('before', before.folder, before.verdicts),
    runLine('after', after.folder, after.verdicts),
    ...block(colors.red('Regressions'), comparison.regressions),
    ...block(colors.green('Fixes'), comparison.fixes),
    ...block('Changes: the same verdict, another reason', comparison.changes),
    ...block('New: examined in the second run alone', comparison.appeared),
    ...block('Gone: examined in the first run alone', comparison.gone),
  ].join('\n');
}

const sideAsJson = ({ folder, verdicts }: Side) => {
  const { overall, scope, partial, target, claim, startedAt, summary } = verdicts;
  return { folder, overall, scope, partial, target, claim, startedAt, summary };
};

/** `plumbline compare`: what changed between two runs; exit code 1 when a rule came out worse. */
export async function compareCommand(one: string, other: string, { json }: { json?: boolean }): Promise<number> {
  const before = { folder: folderOf(one), verdicts: readVerdicts(folderOf(one)) };
  const after = { folder: folderOf(other), verdicts: readVerdicts(folderOf(other)) };
  const comparison = compareRuns(before.verdicts, after.verdicts);
  const exitCode = comparison.regressions.length > 0 ? EXIT.red : EXIT.success;
  if (json)
    printJson(JSON.stringify({ before: sideAsJson(before), after: sideAsJson(after), ...comparison, exitCode }));
  else print(`${comparisonText(comparison, before, after)}\n`);
  return exitCode;
}
