import { markdownCode, markdownText, tableRow } from '../ground/quote/markdown.ts';
import { plainMessage } from '../ledger/difference-in-words.ts';
import { knownFailureLines } from '../ledger/known-failure-lines.ts';
import { countByPromise, promiseColumns } from '../ledger/promise-summary.ts';
import { rulesIn } from '../ledger/tally.ts';
import type { JudgedRule, Verdicts } from '../ledger/verdicts.ts';
import { boundLine, ownClientLine } from './bound-line.ts';
import { OWN_CLIENT } from './interface-titles.ts';
import { noteLines } from './note-lines.ts';

function row(...cells: readonly (string | number)[]): string {
  return tableRow(...cells.map((each) => markdownText(String(each))));
}

function ruleTable(rules: readonly JudgedRule[]): string[] {
  const lines = [row('rule', 'verdict', 'level', 'says', 'why'), '|---|---|---|---|---|'];
  for (const { id, verdict, level, says, examples, reason = '' } of rules) {
    const message = examples.find((example) => example.verdict === verdict)?.message ?? reason;
    const why = markdownCode(plainMessage(message).slice(0, 300));
    lines.push(tableRow(id, verdict, level, markdownText(says), why));
  }
  return lines;
}

function listed(title: string, rules: readonly JudgedRule[]): string[] {
  return rules.length === 0 ? [] : ['', `## ${title}`, '', ...ruleTable(rules)];
}

function holding(rules: readonly JudgedRule[]): string[] {
  if (rules.length === 0) return [];
  const lines = ['', '## Hold', '', row('rule', 'level', 'standing', 'says', 'examples', 'rests on')];
  lines.push('|---|---|---|---|--:|---|');
  for (const { id, level, standing, says, examples, exampleCount, evidence = [] } of rules) {
    const { run, of } = exampleCount ?? { run: examples.length, of: examples.length };
    lines.push(row(id, level, standing, says, run < of ? `${run} of ${of}` : run, evidence.join(', ')));
  }
  return lines;
}

function ownClient(verdicts: Verdicts): string[] {
  const line = ownClientLine(verdicts);
  const ran = (verdicts.ownClient?.rules ?? []).filter(({ examples }) => examples.length > 0);
  if (line === undefined) return [];
  if (ran.length === 0) return [markdownText(line)];
  return ['', `## ${OWN_CLIENT}`, '', markdownText(line), '', ...ruleTable(ran)];
}

export function verdictsMarkdown(verdicts: Verdicts): string {
  const { rules, target, claim, startedAt, finishedAt, causes = [] } = verdicts;
  const lines = ['# Verdicts', '', `**${markdownText(boundLine(verdicts))}**`];
  for (const warning of verdicts.warnings ?? []) lines.push(`\n> ${markdownText(warning)}`);
  const product = markdownCode(`${claim.product} ${claim.version}`);
  lines.push('', `Target ${markdownCode(target)}: ${product}. From ${startedAt} to ${finishedAt}.`);
  for (const trouble of verdicts.troubles) lines.push(`\n> ${markdownCode(trouble)}`);

  const red = rules.filter(({ judged, verdict }) => judged && (verdict === 'fail' || verdict === 'error'));
  const counts = countByPromise(rules);
  const columns = promiseColumns(counts);
  lines.push('', row('promise', ...columns.map(({ title }) => title)), `|---|${'--:|'.repeat(columns.length)}`);
  for (const count of counts) {
    const cells = columns.map(({ of }) => count[of]);
    if (Math.max(...cells) > 0) lines.push(row(count.name, ...cells));
  }
  if (causes.length > 0) lines.push('', '## Causes', '', row('cause', 'in words', 'rules'), '|---|---|---|');
  for (const { id, words, rules: own } of causes) lines.push(tableRow(id, markdownCode(words), own.join(', ')));
  lines.push(...listed('Red', red));
  const known = knownFailureLines(verdicts);
  if (known.length > 0) lines.push('', '## Known failures', '');
  for (const line of known) lines.push(`- ${markdownCode(line)}`);
  const notes = noteLines(verdicts);
  if (notes.length > 0) lines.push('', '## Notes', '');
  for (const line of notes) lines.push(`- ${markdownCode(line)}`);
  lines.push(...listed('Inconclusive', rulesIn(rules, 'inconclusive')));
  lines.push(...listed('Carried over', rulesIn(rules, 'carriedOver')));
  lines.push(...listed('Not verifiable here', rulesIn(rules, 'notVerifiable')));
  lines.push(...holding(rulesIn(rules, 'pass')));
  lines.push(...listed('Recorded without judgement', rulesIn(rules, 'recorded')), ...ownClient(verdicts));
  return `${lines.join('\n')}\n`;
}
