import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Option } from 'commander';
import { collect } from '../../ground/collect.ts';
import { ROOT } from '../../ground/own-package.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { type ExamplePlace, indexExamples, ruleTagOf } from '../../ground/rules/example-index.ts';
import { knownName } from '../../ground/rules/nearest.ts';
import { type RuleBook, readRuleBook } from '../../ground/rules/rule-book.ts';
import { readVerdicts } from '../../reports/rulebook/run-folder.ts';
import { fitted } from '../terminal/fitted.ts';
import type { CommandFile } from '../terminal/options.ts';
import { complain, print, printJson } from '../terminal/streams.ts';
import { type DescribedRule, explainRule, isOpen, type LastVerdict, listLine, stateOf } from './rules-text.ts';

interface RulesFlags {
  readonly open?: boolean;
  readonly json?: boolean;
  readonly out: string;
  readonly target?: string;
  readonly area?: string;
  readonly standing?: string;
  readonly verdict?: string;
  readonly search?: string;
}

/** Where a run leaves its reports by default; a fresh project has none there. */
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
    for (const { id, verdict, reason, examples } of rules) {
      const message = reason ?? examples?.find((each) => each.verdict === verdict)?.message;
      last.set(id, { verdict, at, target, message });
    }
  } catch (error) {
    if (!isThere || !(error instanceof UsageError)) throw error;
    complain(error.message);
  }
  return last;
}

function describeRules(book: RuleBook, out: string): DescribedRule[] {
  const verdicts = lastVerdicts(out);
  const byRule = new Map<string, ExamplePlace[]>();
  for (const place of indexExamples(ROOT)) collect(byRule, ruleTagOf(place.tags), place);
  return book.rules.map((rule) => {
    const id = rule.aliasOf ?? rule.id;
    const last = verdicts.get(id);
    const named = (byRule.get(id) ?? []).map(({ uri, line, name }) => ({ place: `${uri}:${line}`, name }));
    return { ...rule, verdict: last?.verdict, last, named, examples: named.map(({ place }) => place) };
  });
}

function filtered(rules: readonly DescribedRule[], flags: RulesFlags, book: RuleBook): DescribedRule[] {
  const area = flags.area === undefined ? undefined : knownName('area', flags.area, book.areas);
  const standing = flags.standing === undefined ? undefined : knownName('standing', flags.standing, STANDINGS);
  const verdict = flags.verdict === undefined ? undefined : knownName('verdict', flags.verdict, STATES);
  const words = flags.search?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  const found: DescribedRule[] = [];
  for (const rule of rules) {
    if (flags.open && !isOpen(rule)) continue;
    if (area !== undefined && rule.area !== area) continue;
    if (standing !== undefined && rule.standing !== standing) continue;
    if (verdict !== undefined && stateOf(rule).replace(' ', '-') !== verdict) continue;
    const about = [rule.id, rule.area, rule.says, rule.section, rule.standing];
    for (const { place, name } of rule.named) about.push(place, name);
    const text = about.join(' ').toLowerCase();
    if (words.every((word) => text.includes(word))) found.push(rule);
  }
  return found;
}

async function showOne(id: string, book: RuleBook, described: readonly DescribedRule[], json: boolean): Promise<void> {
  const { listedFaults } = await import('../run/faults.ts');
  const found = book.find(id);
  const rule = described.find((each) => each.id === found.id) as DescribedRule;
  const aliases = book.aliasesOf(rule.id);
  const faults = (await listedFaults()).filter((fault) => [rule.id, ...aliases].includes(fault.rule));
  if (json) printJson(JSON.stringify({ ...rule, aliases, faults }, null, 2));
  else print(`${fitted(explainRule(rule, aliases, faults))}\n`);
}

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
  const described = describeRules(book, given.out);
  if (isOne) {
    await showOne(only, book, described, json);
    return 0;
  }
  const shown = filtered(described, { ...given, search }, book);
  if (shown.length === 0 && words.length > 0) book.find(words.join(' '));
  if (json) printJson(JSON.stringify(shown, null, 2));
  else print(fitted(shown.map((each) => `${listLine(each)}\n`).join('')));
  if (shown.length === 0) complain('no rule is like that.');
  return 0;
}

export const command: CommandFile<RulesFlags> = {
  options: [
    new Option('--open', 'only rules without an example'),
    new Option('--target <file>', 'show whether each rule would be judged on this target, and why not'),
    new Option('--area <name>', 'only the rules of this area'),
    new Option('--standing <name>', 'only documented, reading, observe, published or not-shown'),
    new Option('--verdict <name>', 'only rules with this verdict in the last run'),
    new Option('--search <text>', 'only rules whose id, sentence, section or examples contain these words'),
    new Option('--json', 'as JSON'),
    new Option('--out <dir>', 'where the reports of the last run are').default(USUAL_OUT),
  ],
  examples: [
    ['rules', 'all rules with the verdict of the last run'],
    ['rules MSG-DEDUP-02', 'one rule: examples, faults, last verdict, and how to run it alone'],
    ['rules 24 hours', 'rules that mention it, or whose examples do'],
    ['rules --area DEDUP --verdict fail', 'failures in one area'],
    ['rules --target target.yaml', 'which rules would be judged on this target'],
  ],
  run: showRules,
};
