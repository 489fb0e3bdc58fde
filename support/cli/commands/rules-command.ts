import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Option } from 'commander';
import { collect } from '../../ground/collect.ts';
import { idOf } from '../../ground/members.ts';
import { ROOT } from '../../ground/own-package.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { type ExamplePlace, indexExamples, ruleTagOf } from '../../ground/rules/example-index.ts';
import { knownName } from '../../ground/rules/nearest.ts';
import { promisesByRule, readPromises } from '../../ground/rules/promises.ts';
import { type RuleBook, readRuleBook } from '../../ground/rules/rule-book.ts';
import { askRules, type Hit, indexRules, meantBy } from '../../ground/rules/rule-search.ts';
import { readVerdicts } from '../../reports/rulebook/run-folder.ts';
import { rulesCsv } from '../../reports/rules-csv.ts';
import { areaRules } from '../run/selection.ts';
import type { CommandFile, RunFlags } from '../terminal/options.ts';
import { complain, fitted, print, printJson } from '../terminal/streams.ts';
import { type DescribedRule, explainRule, isOpen, type LastVerdict, listLine, stateOf } from './rules-text.ts';

interface RulesFlags extends Pick<RunFlags, 'target' | 'out' | 'json'> {
  readonly open?: boolean;
  readonly csv?: boolean;
  readonly area?: string;
  readonly standing?: string;
  readonly verdict?: string;
  readonly search?: string;
}

const USUAL_OUT = 'reports';
const STANDINGS = ['documented', 'reading', 'observe', 'published', 'not-shown'];
const STATES = ['pass', 'fail', 'error', 'inconclusive', 'recorded', 'open', 'not-run', 'not-applicable'];

/** The verdicts of the last run, when there is one that can be read; a folder that was named has to have one. */
function lastVerdicts(out: string): ReadonlyMap<string, LastVerdict> {
  const file = join(out, 'verdicts.json');
  const isThere = existsSync(file);
  const last = new Map<string, LastVerdict>();
  if (!isThere && out === USUAL_OUT) return last;
  try {
    const { rules, finishedAt, target } = readVerdicts(out);
    const at = finishedAt ?? statSync(file).mtime.toISOString();
    for (const { id, verdict, reason, examples, evidence, notes, knownFailures } of rules) {
      const message = reason ?? examples?.find((each) => each.verdict === verdict)?.message;
      last.set(id, { verdict, at, target, message, evidence, notes, knownFailures });
    }
  } catch (error) {
    if (!isThere || !(error instanceof UsageError)) throw error;
    complain(error.message);
  }
  return last;
}

function describeRules(book: RuleBook, places: readonly ExamplePlace[], out: string): DescribedRule[] {
  const verdicts = lastVerdicts(out);
  const byRule = new Map<string, ExamplePlace[]>();
  for (const place of places) collect(byRule, ruleTagOf(place.tags), place);
  const promises = promisesByRule(readPromises(book));
  return book.rules.map((rule) => {
    const id = rule.aliasOf ?? rule.id;
    const last = verdicts.get(id);
    const named: Array<{ readonly place: string; readonly name: string }> = [];
    const examples: string[] = [];
    for (const { uri, line, name } of byRule.get(id) ?? []) {
      named.push({ place: `${uri}:${line}`, name });
      examples.push(`${uri}:${line}`);
    }
    return { ...rule, promise: promises.get(id)?.id, verdict: last?.verdict, last, named, examples };
  });
}

function answersTo(question: string, book: RuleBook, places: readonly ExamplePlace[]): Hit[] {
  const index = indexRules(book, places);
  const meant = meantBy(index, question);
  if (meant !== undefined) complain(`did you mean ${meant}?`);
  return askRules(index, meant ?? question);
}

function filtered(
  rules: readonly DescribedRule[],
  flags: RulesFlags,
  book: RuleBook,
  hits: readonly Hit[] | undefined,
): DescribedRule[] {
  const area = flags.area === undefined ? undefined : areaRules(flags.area, book);
  const standing = flags.standing === undefined ? undefined : knownName('standing', flags.standing, STANDINGS);
  const verdict = flags.verdict === undefined ? undefined : knownName('verdict', flags.verdict, STATES);
  const ranked = hits?.map(idOf) ?? area ?? [];
  const place = new Map(ranked.map((id, at) => [id, at]));
  const found: DescribedRule[] = [];
  for (const rule of rules) {
    if (flags.open && !isOpen(rule)) continue;
    if (area && !area.includes(rule.aliasOf ?? rule.id)) continue;
    if (hits && (rule.aliasOf || !place.has(rule.id))) continue;
    if (standing !== undefined && rule.standing !== standing) continue;
    if (verdict !== undefined && stateOf(rule).replace(' ', '-') !== verdict) continue;
    found.push(rule);
  }
  const placeOf = ({ id, aliasOf }: DescribedRule): number => place.get(aliasOf ?? id) ?? 0;
  return found.sort((one, other) => placeOf(one) - placeOf(other));
}

/** What is written like the id of a rule is one, or a mistake. */
const AN_ID = /^[a-z]+(?:-[a-z0-9]+)*-\d\d?$/i;

async function showRules(given: RulesFlags, words: readonly string[]): Promise<number> {
  const book = readRuleBook();
  const [only = ''] = words;
  const isOne = words.length === 1 && book.knows(only);
  const search = isOne || words.length === 0 ? given.search : [given.search, ...words].filter(Boolean).join(' ');
  const json = given.json === true;
  if (given.target !== undefined) {
    const { rulesOfTarget } = await import('../plan/rules-of-target.ts');
    const text = await rulesOfTarget(given.target, { open: given.open, json, id: words[0] }, book);
    if (json) printJson(text.trimEnd());
    else print(fitted(text));
    return 0;
  }
  const places = indexExamples(ROOT);
  const described = describeRules(book, places, given.out);
  if (isOne) {
    const { listedFaults } = await import('../run/faults.ts');
    const found = book.find(only);
    const rule = described.find((each) => each.id === found.id) as DescribedRule;
    const aliases = book.aliasesOf(rule.id);
    const faults = (await listedFaults()).filter((fault) => [rule.id, ...aliases].includes(fault.rule));
    if (json) printJson(JSON.stringify({ ...rule, aliases, faults }, null, 2));
    else print(`${fitted(explainRule(rule, aliases, faults))}\n`);
    return 0;
  }
  if (words.length === 1 && AN_ID.test(only)) book.find(only);
  const hits = search === undefined ? undefined : answersTo(search, book, places);
  const shown = filtered(described, given, book, hits);
  if (shown.length === 0 && words.length > 0) book.find(words.join(' '));
  if (json) printJson(JSON.stringify(shown, null, 2));
  else if (given.csv) print(rulesCsv(shown.map((each) => ({ ...each, ...each.last, verdict: stateOf(each) }))));
  else print(fitted(shown.map((each) => listLine(each, hits)).join('')));
  if (shown.length === 0) complain('no rule is like that.');
  return 0;
}

export const command: CommandFile<RulesFlags> = {
  options: [
    new Option('--open', 'only rules without an example'),
    new Option('--target <file>', 'show whether each rule would be judged on this target, and why not'),
    new Option('--area <name>', 'only the rules of this promise, such as quiet-hours'),
    new Option('--standing <name>', 'only documented, reading, observe, published or not-shown'),
    new Option('--verdict <name>', 'only rules with this verdict in the last run'),
    new Option('--search <text>', 'only the rules that these words find, the best first'),
    new Option('--json', 'as JSON'),
    new Option('--csv', 'as a spreadsheet, a row for each rule').conflicts(['json', 'target']),
    new Option('--out <dir>', 'where the reports of the last run are').default(USUAL_OUT),
  ],
  examples: [
    ['rules', 'all rules with the verdict of the last run'],
    ['rules MSG-DEDUP-02', 'one rule: examples, faults, last verdict, and how to run it alone'],
    ['rules quiet hours', 'the rules about it, the best first'],
    ['rules --area no-duplicates --verdict fail', 'failures in one promise'],
    ['rules --target target.yaml', 'which rules would be judged on this target'],
  ],
  run: showRules,
};
