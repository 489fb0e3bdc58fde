import { markdownCode, markdownText, tableRow } from '../ground/quote/markdown.ts';
import type { AlternativeOutcome } from '../ledger/alternative-outcome.ts';
import type { Collateral, FaultOutcome, Kill } from '../ledger/fault-outcome.ts';
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

const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

function killCell([first, ...more]: readonly Kill[]): string {
  if (!first) return '';
  const { name, uri, line, step = '', message = '' } = first;
  const others = more.length > 0 ? `<br>and ${more.length} more` : '';
  return `${markdownText(name)} (${uri}:${line})<br>*${markdownText(step)}*<br>${markdownCode(short(message))}${others}`;
}

const collateralCell = (collateral: readonly Collateral[]): string =>
  collateral
    .map(({ area, rules, unrelated }) => `${unrelated ? '**unrelated** ' : ''}${area}: ${rules.join(', ')}`)
    .join('<br>');

function faultRow(outcome: FaultOutcome): string {
  const { id, rule, says, caught, killedBy, collateral, ms } = outcome;
  const fate = caught ? killCell(killedBy) : `**${markdownCode(problemWith(outcome))}**`;
  return tableRow(rule, id, markdownText(says), fate, collateralCell(collateral), String(ms));
}

function areaSection(area: string, outcomes: readonly FaultOutcome[]): string[] {
  const here = outcomes.filter((outcome) => outcome.area === area);
  const caught = here.filter((outcome) => outcome.caught).length;
  return [
    `## ${area}: ${caught} of ${here.length}`,
    '',
    tableRow('rule', 'fault', 'what it does', 'caught by, at which step, with which message', 'also red', 'ms'),
    '|---|---|---|---|---|--:|',
    ...here.toSorted((one, other) => one.rule.localeCompare(other.rule)).map(faultRow),
    '',
  ];
}

const alternativesSection = (alternatives: readonly AlternativeOutcome[]): string[] => [
  '## Alternatives',
  '',
  'Behaviours that the document permits and the reference does not show. No judged rule may mind them.',
  '',
  tableRow('alternative', 'rows that leave it open', 'what it does', 'examples', 'ms'),
  '|---|---|---|--:|--:|',
  ...alternatives.map(({ name, rows, says, examples, ms }) =>
    tableRow(name, rows.join(', '), markdownText(says), String(examples), String(ms)),
  ),
  '',
];

const runLine = ({ passed, judged, red }: PlainRun): string =>
  `${passed} of ${judged} judged rules passed${red.length > 0 ? `; not ${red.map(markdownCode).join(', ')}` : ''}`;

/** The whole matrix as a page, area by area. */
export function killMatrixMarkdown(matrix: KillMatrix): string {
  const { outcomes, overall, partial, plain, twin, rulesWithOneFault } = matrix;
  const areas = [...new Set(outcomes.map(({ area }) => area))];
  const wrong = [
    ...matrix.problems,
    ...problematic(outcomes).map((each) => `${each.id}: ${markdownCode(problemWith(each))}`),
    ...refusedAlternatives(matrix).map(markdownCode),
  ];
  return `${[
    '# Kill matrix',
    '',
    `**${overall === 'proven' ? 'PROVEN' : 'NOT PROVEN'}**${partial ? ' (partial)' : ''}: ${killLine(matrix)}.`,
    '',
    `Without any fault: ${runLine(plain)}.`,
    ...(twin ? ['', `The twin, which does otherwise what the document leaves open: ${runLine(twin)}.`] : []),
    '',
    'A fault counts as caught only when an example of its own rule fails at its own assertion.',
    '',
    ...caughtLater(matrix).map((line) => `${markdownText(line)}.\n`),
    ...(wrong.length > 0 ? ['## To repair', '', ...wrong.map((each) => `- ${each}`), ''] : []),
    ...areas.flatMap((area) => areaSection(area, outcomes)),
    ...alternativesSection(matrix.alternatives),
    `Judged rules with one fault alone: ${rulesWithOneFault.join(', ') || 'none'}.`,
  ].join('\n')}\n`;
}
