import { basename, dirname } from 'node:path';
import { Option } from 'commander';
import { shortened } from '../../ground/bodies/bounded.ts';
import { counted } from '../../ground/counted.ts';
import { EXIT } from '../../ground/exit-codes.ts';
import { markdownCode, markdownText, tableRow } from '../../ground/quote/markdown.ts';
import { type Change, type Comparison, compareRuns } from '../../ledger/runs/compare.ts';
import type { Verdicts } from '../../ledger/verdicts.ts';
import { boundLine } from '../../reports/bound-line.ts';
import { readVerdicts } from '../../reports/rulebook/run-folder.ts';
import type { CommandFile } from '../terminal/options.ts';
import { colors, print, printJson } from '../terminal/streams.ts';

interface Side {
  readonly folder: string;
  readonly verdicts: Verdicts;
}

const LONGEST = 160;

/** Characters of a reason: a comment on a pull request is read on a telephone too. */
const LONGEST_REASON = 200;

function readSide(path: string): Side {
  const folder = basename(path) === 'verdicts.json' ? dirname(path) : path;
  return { folder, verdicts: readVerdicts(folder) };
}

function block(title: string, changes: readonly Change[]): string[] {
  if (changes.length === 0) return [];
  let width = 0;
  for (const { id } of changes) width = Math.max(width, id.length);
  const lines = ['', `${title} (${changes.length})`];
  for (const { id, before, after, whyBefore, whyAfter, says } of changes) {
    const turn = before === after ? after : `${before} → ${after}`;
    const why = before === after ? `${whyBefore ?? '-'} ⇒ ${whyAfter ?? '-'}` : (whyAfter ?? whyBefore ?? '');
    lines.push(`  ${id.padEnd(width)}  ${turn.padEnd(22)}  ${shortened(says, LONGEST)}`);
    if (why) lines.push(`  ${' '.repeat(width)}  ${colors.dim(shortened(why, LONGEST))}`);
  }
  return lines;
}

function runOf({ folder, verdicts: { target, claim, startedAt } }: Side): string {
  return `${folder} · ${target}, ${claim.product} ${claim.version} · ${startedAt}`;
}

function countsOf({ regressions, fixes, changes, appeared, gone, same }: Comparison): string {
  return [
    counted(regressions.length, 'regression'),
    counted(fixes.length, 'fix', 'fixes'),
    counted(changes.length, 'change'),
    `${appeared.length} new`,
    `${gone.length} gone`,
    `${same} as before`,
  ].join(', ');
}

function comparisonText(comparison: Comparison, before: Side, after: Side): string {
  const text = countsOf(comparison);
  return [
    comparison.regressions.length > 0 ? colors.red(text) : colors.green(text),
    `before  ${runOf(before)}\n        ${boundLine(before.verdicts)}`,
    `after   ${runOf(after)}\n        ${boundLine(after.verdicts)}`,
    ...block(colors.red('Regressions'), comparison.regressions),
    ...block(colors.green('Fixes'), comparison.fixes),
    ...block('Changes: the same verdict, another reason', comparison.changes),
    ...block('New: examined in the second run alone', comparison.appeared),
    ...block('Gone: examined in the first run alone', comparison.gone),
  ].join('\n');
}

function section(title: string, changes: readonly Change[]): string[] {
  if (changes.length === 0) return [];
  const lines = ['', `### ${title} (${changes.length})`, '', '| rule | verdict | says | why |', '|---|---|---|---|'];
  for (const { id, before, after, says, whyBefore = '', whyAfter = '' } of changes) {
    const turn = before === after ? after : `${before} → ${after}`;
    lines.push(tableRow(id, turn, markdownText(says), markdownCode((whyAfter || whyBefore).slice(0, LONGEST_REASON))));
  }
  return lines;
}

/** Two runs compared, as Markdown for a pull request; the first line says whether anything got worse. */
function comparisonMarkdown(comparison: Comparison, before: Side, after: Side): string {
  const lines = [`**${countsOf(comparison)}**`, '', '| | run | verdict |', '|---|---|---|'];
  for (const [word, side] of Object.entries({ before, after })) {
    lines.push(tableRow(word, markdownText(runOf(side)), markdownText(boundLine(side.verdicts))));
  }
  lines.push(...section('Regressions', comparison.regressions), ...section('Fixes', comparison.fixes));
  lines.push(...section('Same verdict, another reason', comparison.changes));
  lines.push(...section('Only in the second run', comparison.appeared));
  lines.push(...section('Only in the first run', comparison.gone));
  return `${lines.join('\n')}\n`;
}

function sideAsJson({ folder, verdicts }: Side) {
  const { overall, scope, partial, target, claim, startedAt, summary } = verdicts;
  return { folder, overall, scope, partial, target, claim, startedAt, summary };
}

export const command: CommandFile<{ json?: boolean; markdown?: boolean }> = {
  options: [
    new Option('--json', 'as JSON'),
    new Option('--markdown', 'as Markdown, for a pull request').conflicts('json'),
  ],
  examples: [
    ['compare reports/monday reports/tuesday', 'what broke and what was fixed'],
    ['compare main/reports reports --json', 'for scripts'],
    ['compare main/reports reports --markdown', 'for a comment on a pull request'],
  ],
  exitCodes: [
    ['0', 'no rule got worse'],
    ['1', 'a rule got worse, in the order pass, inconclusive, fail, error'],
    ['2', 'a run cannot be read'],
  ],
  async run({ json, markdown }, [one = '', other = '']) {
    const before = readSide(one);
    const after = readSide(other);
    const comparison = compareRuns(before.verdicts, after.verdicts);
    const exitCode = comparison.regressions.length > 0 ? EXIT.red : EXIT.success;
    if (json)
      printJson(JSON.stringify({ before: sideAsJson(before), after: sideAsJson(after), ...comparison, exitCode }));
    else if (markdown) print(comparisonMarkdown(comparison, before, after));
    else print(`${comparisonText(comparison, before, after)}\n`);
    return exitCode;
  },
};
