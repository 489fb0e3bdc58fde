import { shortened } from '../ground/bodies/bounded.ts';
import { collect } from '../ground/collect.ts';
import { markdownCode, markdownText, tableRow } from '../ground/quote/markdown.ts';
import type { AlternativeOutcome } from '../ledger/alternative-outcome.ts';
import type { FaultOutcome, Kill } from '../ledger/fault-outcome.ts';
import {
  caughtLater,
  type KillMatrix,
  killLine,
  type PlainRun,
  problematic,
  problemWith,
  refusedAlternatives,
} from '../ledger/kill-matrix.ts';

const LONGEST = 120;

function killCell([first, ...more]: readonly Kill[]): string {
  if (!first) return '';
  const { name, uri, line, step = '', message = '' } = first;
  const others = more.length > 0 ? `<br>and ${more.length} more` : '';
  return `${markdownText(name)} (${uri}:${line})<br>*${markdownText(step)}*<br>${markdownCode(shortened(message, LONGEST))}${others}`;
}

function faultRow(outcome: FaultOutcome): string {
  const { id, rule, says, caught, killedBy, collateral, ms } = outcome;
  const fate = caught ? killCell(killedBy) : `**${markdownCode(problemWith(outcome))}**`;
  const also: string[] = [];
  for (const { area, rules, unrelated } of collateral)
    also.push(`${unrelated ? '**unrelated** ' : ''}${area}: ${rules.join(', ')}`);
  return tableRow(rule, id, markdownText(says), fate, also.join('<br>'), String(ms));
}

function areaSection(area: string, outcomes: readonly FaultOutcome[]): string[] {
  const caught = outcomes.filter((outcome) => outcome.caught).length;
  return [
    `## ${area}: ${caught} of ${outcomes.length}`,
    '',
    tableRow('rule', 'fault', 'what it does', 'caught by, at which step, with which message', 'also red', 'ms'),
    '|---|---|---|---|---|--:|',
    ...outcomes.toSorted((one, other) => one.rule.localeCompare(other.rule)).map(faultRow),
    '',
  ];
}

function alternativesSection(alternatives: readonly AlternativeOutcome[]): string[] {
  const lines = [
    '## Alternatives',
    '',
    'Behaviours that the document permits and the reference does not show. No judged rule may mind them.',
    '',
    tableRow('alternative', 'rows that leave it open', 'what it does', 'examples', 'ms'),
    '|---|---|---|--:|--:|',
  ];
  for (const { name, rows, says, examples, ms } of alternatives)
    lines.push(tableRow(name, rows.join(', '), markdownText(says), String(examples), String(ms)));
  return [...lines, ''];
}

function runLine({ passed, judged, red }: PlainRun): string {
  const others = red.length > 0 ? `; not ${red.map(markdownCode).join(', ')}` : '';
  return `${passed} of ${judged} judged rules passed${others}`;
}

export function killMatrixMarkdown(matrix: KillMatrix): string {
  const { outcomes, overall, partial, plain, twin, rulesWithOneFault } = matrix;
  const word = `**${overall === 'proven' ? 'PROVEN' : 'NOT PROVEN'}**${partial ? ' (partial)' : ''}`;
  const lines = ['# Kill matrix', '', `${word}: ${killLine(matrix)}.`, '', `Without any fault: ${runLine(plain)}.`];
  if (twin) lines.push('', `The twin, which does otherwise what the document leaves open: ${runLine(twin)}.`);
  lines.push('', 'A fault counts as caught only when an example of its own rule fails at its own assertion.', '');
  for (const line of caughtLater(matrix)) lines.push(`${markdownText(line)}.\n`);
  const wrong = [...matrix.problems];
  for (const each of problematic(matrix.outcomes)) wrong.push(`${each.id}: ${markdownCode(problemWith(each))}`);
  wrong.push(...refusedAlternatives(matrix).map(markdownCode));
  lines.push(...(wrong.length > 0 ? ['## To repair', '', ...wrong.map((each) => `- ${each}`), ''] : []));

  const byArea = new Map<string, FaultOutcome[]>();
  for (const outcome of outcomes) collect(byArea, outcome.area, outcome);
  for (const [area, own] of byArea) lines.push(...areaSection(area, own));
  lines.push(...alternativesSection(matrix.alternatives));
  lines.push(`Judged rules with one fault alone: ${rulesWithOneFault.join(', ') || 'none'}.`);
  return `${lines.join('\n')}\n`;
}
