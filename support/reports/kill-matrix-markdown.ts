import { shortened } from '../ground/bodies/bounded.ts';
import { collect } from '../ground/collect.ts';
import { markdownCode, markdownText, tableRow } from '../ground/quote/markdown.ts';
import type { FaultOutcome } from '../ledger/fault-outcome.ts';
import type { KillMatrix, PlainRun } from '../ledger/kill-matrix.ts';
import { caughtLater, killLine, problematic, problemWith, refusedAlternatives } from '../ledger/kill-matrix.ts';

const LONGEST = 120;

function faultRow(outcome: FaultOutcome): string {
  const { id, rule, says, caught, killedBy, collateral, ms } = outcome;
  const [first, ...more] = killedBy;
  let fate = caught ? '' : `**${markdownCode(problemWith(outcome))}**`;
  if (caught && first) {
    const { name, uri, line, step = '', message = '' } = first;
    const others = more.length > 0 ? `<br>and ${more.length} more` : '';
    fate = `${markdownText(name)} (${uri}:${line})<br>*${markdownText(step)}*<br>${markdownCode(shortened(message, LONGEST))}${others}`;
  }
  const also: string[] = [];
  for (const { area, rules, unrelated } of collateral)
    also.push(`${unrelated ? '**unrelated** ' : ''}${area}: ${rules.join(', ')}`);
  return tableRow(rule, id, markdownText(says), fate, also.join('<br>'), String(ms));
}

const AREA_HEAD = [
  '',
  tableRow('rule', 'fault', 'what it does', 'caught by, at which step, with which message', 'also red', 'ms'),
  '|---|---|---|---|---|--:|',
];

const ALTERNATIVES_HEAD = [
  '## Alternatives',
  '',
  'Behaviours that the document permits and the reference does not show. No judged rule may mind them.',
  '',
  tableRow('alternative', 'rows that leave it open', 'what it does', 'examples', 'ms'),
  '|---|---|---|--:|--:|',
];

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
  if (wrong.length > 0) lines.push('## To repair', '', `- ${wrong.join('\n- ')}`, '');

  const byArea = new Map<string, FaultOutcome[]>();
  for (const outcome of outcomes) collect(byArea, outcome.area, outcome);
  for (const [area, own] of byArea) {
    const caught = own.filter((outcome) => outcome.caught).length;
    lines.push(`## ${area}: ${caught} of ${own.length}`, ...AREA_HEAD);
    lines.push(...own.sort((one, other) => one.rule.localeCompare(other.rule)).map(faultRow), '');
  }
  lines.push(...ALTERNATIVES_HEAD);
  for (const { name, rows, says, examples, ms } of matrix.alternatives)
    lines.push(tableRow(name, rows.join(', '), markdownText(says), String(examples), String(ms)));
  lines.push('', `Judged rules with one fault alone: ${rulesWithOneFault.join(', ') || 'none'}.`);
  return `${lines.join('\n')}\n`;
}
