import { markdownCode, markdownText, tableRow } from '../ground/quote/markdown.ts';
import { areaColumns, countByArea } from '../ledger/area-summary.ts';
import { knownFailureLines } from '../ledger/known-failure-lines.ts';
import { rulesIn } from '../ledger/tally.ts';
import type { JudgedRule, Verdicts } from '../ledger/verdicts.ts';
import { boundLine, ownClientLine } from './bound-line.ts';
import { plainMessage } from './difference-in-words.ts';
import { OWN_CLIENT } from './interface-titles.ts';

/** A row of words of ours. */
const row = (...cells: readonly (string | number)[]): string =>
  tableRow(...cells.map((each) => markdownText(String(each))));

function worstMessage({ examples, verdict, reason }: JudgedRule): string {
  const message = examples.find((example) => example.verdict === verdict)?.message ?? reason ?? '';
  return plainMessage(message).slice(0, 300);
}

/** A rule with its message, which may hold text of the target. */
function ruleRow(rule: JudgedRule): string {
  const { id, verdict, level, says } = rule;
  return tableRow(id, verdict, level, markdownText(says), markdownCode(worstMessage(rule)));
}

function listed(title: string, rules: readonly JudgedRule[]): string[] {
  if (rules.length === 0) return [];
  return [
    '',
    `## ${title}`,
    '',
    row('rule', 'verdict', 'level', 'says', 'why'),
    '|---|---|---|---|---|',
    ...rules.map(ruleRow),
  ];
}

function knownFailures(verdicts: Verdicts): string[] {
  const lines = knownFailureLines(verdicts);
  return lines.length > 0 ? ['', '## Known failures', '', ...lines.map((line) => `- ${markdownCode(line)}`)] : [];
}

/** How many examples a verdict rests on. */
const examplesText = ({
  examples,
  exampleCount: { run, of } = { run: examples.length, of: examples.length },
}: JudgedRule): string => (run < of ? `${run} of ${of}` : String(run));

/** The rules that hold, as sentences. */
function holding(rules: readonly JudgedRule[]): string[] {
  if (rules.length === 0) return [];
  return [
    '',
    '## Hold',
    '',
    row('rule', 'level', 'standing', 'says', 'examples', 'rests on'),
    '|---|---|---|---|--:|---|',
    ...rules.map((rule) =>
      row(rule.id, rule.level, rule.standing, rule.says, examplesText(rule), (rule.evidence ?? []).join(', ')),
    ),
  ];
}

/** The rules that say nothing about the target. */
function ownClient(verdicts: Verdicts): string[] {
  const line = ownClientLine(verdicts);
  const ran = (verdicts.ownClient?.rules ?? []).filter(({ examples }) => examples.length > 0);
  return line === undefined
    ? []
    : [...listed(OWN_CLIENT, ran).slice(0, 3), markdownText(line), ...listed('', ran).slice(2)];
}

/** The table by area, with a row for each area that has anything to count. */
function areas(rules: readonly JudgedRule[]): string[] {
  const counts = countByArea(rules);
  const columns = areaColumns(counts);
  const rows = counts.filter((count) => columns.some(({ of }) => count[of] > 0));
  return [
    row('area', ...columns.map(({ title }) => title)),
    `|---|${columns.map(() => '--:|').join('')}`,
    ...rows.map((count) => row(count.area, ...columns.map(({ of }) => count[of]))),
  ];
}

/** The ledger as a page for people who decide: the bound, the areas, what is not green, what holds, what is undecided. */
export function verdictsMarkdown(verdicts: Verdicts): string {
  const { rules, target, claim, startedAt, finishedAt, troubles } = verdicts;
  const red = rules.filter(({ judged, verdict }) => judged && (verdict === 'fail' || verdict === 'error'));
  return `${[
    '# Verdicts',
    '',
    `**${markdownText(boundLine(verdicts))}**`,
    ...(verdicts.warnings ?? []).map((warning) => `\n> ${markdownText(warning)}`),
    '',
    `Target ${markdownCode(target)}: ${markdownCode(`${claim.product} ${claim.version}`)}. From ${startedAt} to ${finishedAt}.`,
    ...troubles.map((trouble) => `\n> ${markdownCode(trouble)}`),
    '',
    ...areas(rules),
    ...listed('Red', red),
    ...knownFailures(verdicts),
    ...listed('Inconclusive', rulesIn(rules, 'inconclusive')),
    ...listed('Carried over', rulesIn(rules, 'carriedOver')),
    ...listed('Not verifiable here', rulesIn(rules, 'notVerifiable')),
    ...holding(rulesIn(rules, 'pass')),
    ...listed('Recorded without judgement', rulesIn(rules, 'recorded')),
    ...ownClient(verdicts),
  ].join('\n')}\n`;
}
