import { Option } from 'commander';
import { OWN_NUMBER_USE } from '../../example/verbs/owned-numbers.ts';
import { collect } from '../../ground/collect.ts';
import { counted } from '../../ground/counted.ts';
import { EXIT } from '../../ground/exit-codes.ts';
import { ROOT } from '../../ground/own-package.ts';
import { missingKeys } from '../../ground/problems/declared-keys.ts';
import { indexExamples, taggedRules } from '../../ground/rules/example-index.ts';
import { isJudged } from '../../ground/rules/rule.ts';
import { readRuleBook } from '../../ground/rules/rule-book.ts';
import { within } from '../../ground/time/within.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import { examineTarget } from '../doctor/examine.ts';
import { type Diagnosis, doctorText, type Finding, fine, gap, note, type ToldFinding } from '../doctor/finding.ts';
import { measuredPrices } from '../plan/measured-prices.ts';
import { isOpening, openingsFor } from '../plan/openings.ts';
import { outlookOf } from '../plan/outlook.ts';
import { duration, limitFor, overdrawn, type Plan, reachableBy } from '../plan/plan.ts';
import { circumstancesOf, tagsByRule } from '../run/circumstances.ts';
import { readyTarget } from '../run/target.ts';
import { type CommandFile, type RunFlags, targetOption } from '../terminal/options.ts';
import { fitted, print, printJson } from '../terminal/streams.ts';
import { planTarget } from './plan-command.ts';

interface DoctorFlags extends Pick<RunFlags, 'commands' | 'json'> {
  readonly target: string;
  readonly send?: boolean;
}

/** Milliseconds that pricing a run may take. */
const LIMIT = 600_000;

/** What more declarations open, and what the examples that are judged take from the target file. */
async function declarableFindings(target: ResolvedTarget): Promise<Finding[]> {
  if (target.lab) return [];
  const book = readRuleBook();
  const places = indexExamples(ROOT);
  const prices = await measuredPrices(book, places, taggedRules(places));
  const by = circumstancesOf({ book, places, target });
  const findings: Finding[] = [];
  for (const { what, rules: ids } of openingsFor(target, prices, book, by))
    findings.push(note('declared', 'the target file', `${what} opens ${counted(ids.length, 'rule')}`, { ids }));
  const uses: string[] = [];
  for (const rule of book.rules)
    for (const each of prices.get(rule.id) ?? [])
      if (outlookOf(rule, target, by, [each]).outlook === 'judged') uses.push(...each.price.uses);
  // What examples use up, against what is declared: a platform grants a number once.
  const { reachable = [] } = target.numbers;
  const wanted = uses.filter((use) => use === OWN_NUMBER_USE).length;
  const asks = `${counted(wanted, 'example')} each ask to own a number that no other has, and ${reachable.length} are declared`;
  if (wanted > reachable.length)
    findings.push(note('declared', 'numbers.reachable', `${asks}; the core of each rule gets its number first`));
  else if (wanted > 0) findings.push(fine('declared', 'numbers.reachable', asks));
  // The defaults that examples rely on where the document shows nothing, and the target file says nothing.
  const named = Object.keys(target.guesses ?? {}).filter((name) => uses.includes(`binding ${name}`));
  const guesses = `guesses where the document shows nothing; a rule stays undecided where one never works: write what the platform has, or null`;
  if (named.length > 0) findings.push(note('declared', `bindings.{${named.join(', ')}}`, guesses));
  return findings;
}

function budgetFindings({ total, rules }: Plan, target: ResolvedTarget): Finding[] {
  const { requests, messages, lookups, created, seconds } = total;
  const sent = `${requests} requests, ${messages} messages, ${lookups} lookups, ${created} resources`;
  const needs = seconds === undefined ? sent : `${sent} and about ${duration(seconds)}`;
  const short = overdrawn(total, target);
  if (short.length === 0) return [fine('budget', 'a whole run', `it takes ${needs}`)];
  const findings: Finding[] = [];
  for (const name of short) {
    const ids: string[] = [];
    for (const rule of rules) if (rule[name] > 0) ids.push(rule.id);
    const allowed = `limits.${name} allows ${target.limits[name]}; raise it to ${limitFor(total[name])} or run fewer rules`;
    findings.push(gap('budget', `limits.${name}`, `a whole run takes ${needs}, and ${allowed}`, { ids }));
  }
  return findings;
}

async function planFindings(target: ResolvedTarget): Promise<Finding[]> {
  try {
    const plan = await planTarget({ rule: [] }, target);
    const { isEnough, says } = reachableBy(plan, target);
    const findings = [(isEnough ? fine : note)('reach', 'a whole run', says)];
    const byReason = new Map<string, string[]>();
    for (const { id, outlook, lacks: { undeclared = [], forbidden = [] } = {} } of plan.rules) {
      if (outlook === 'recorded') continue;
      const keys = missingKeys(undeclared.filter((each) => !isOpening(each)));
      for (const key of keys) collect(byReason, `declares no ${key}`, id);
      for (const each of forbidden) collect(byReason, `does not allow sideEffects ${each}`, id);
    }
    for (const [why, ids] of byReason) findings.push(note('declared', 'the target file', why, { ids }));
    return [...findings, ...(await declarableFindings(target)), ...budgetFindings(plan, target)];
  } catch (error) {
    return [note('budget', 'a whole run', `cannot be priced: ${(error as Error).message}`)];
  }
}

/** What the findings add up to: every rule that a gap or a note keeps out counts as blocked. */
export function diagnose(
  target: ResolvedTarget,
  { findings, usable, messages = 0 }: { findings: readonly Finding[]; usable: boolean; messages?: number },
): Diagnosis {
  const tags = tagsByRule(indexExamples(ROOT));
  const { rules } = readRuleBook();
  const judged = rules.filter((rule) => isJudged(rule, target.published) && tags.has(rule.id));
  const blocked = new Set<string>();
  const told: ToldFinding[] = [];
  let hasGaps = false;
  for (const { blocks, ...finding } of findings) {
    const ids: string[] = [];
    const { ids: named, tags: tagged = [], capability, by } = blocks ?? {};
    for (const { id, capabilities = [], blockedBy = [] } of judged) {
      const own = tags.get(id) ?? [];
      if (named?.includes(id) || tagged.some((tag) => own.includes(`@${tag}`))) ids.push(id);
      else if (capability !== undefined && capabilities.includes(capability)) ids.push(id);
      else if (by !== undefined && blockedBy.includes(by)) ids.push(id);
    }
    for (const id of ids) blocked.add(id);
    told.push({ ...finding, blocks: ids });
    hasGaps ||= finding.state === 'gap';
  }
  return {
    overall: usable ? (hasGaps ? 'gaps' : 'ready') : 'unusable',
    target: target.name,
    scope: target.scope,
    exitCode: usable ? (hasGaps ? EXIT.undecided : 0) : EXIT.usage,
    blocked: [...blocked],
    messages,
    findings: told,
  };
}

export const command: CommandFile<DoctorFlags> = {
  options: [
    targetOption('the target').makeOptionMandatory(),
    new Option('--no-commands', 'refuse a target file that starts commands or a container'),
    new Option('--send', 'send a message or two from each account whose features they show; else nothing is sent'),
    new Option('--json', 'as JSON'),
  ],
  examples: [
    ['doctor --target target.yaml', 'checks names, certificates, credentials and callbacks, and what each gap blocks'],
    ['doctor --target target.yaml --send', 'also whether accounts have the features that are declared, by messages'],
  ],
  exitCodes: [
    ['0', 'ready'],
    ['2', 'unusable'],
    ['3', 'gaps block some rules'],
  ],
  async run({ target: file, commands, json, send }) {
    const { target, close } = await readyTarget(file, { commands });
    try {
      const { findings, ...examined } = await examineTarget(target, { send });
      const late = note('budget', 'a whole run', `was not priced within ${LIMIT / 1000} s`);
      const budget = examined.usable ? ((await within(LIMIT, planFindings(target))) ?? [late]) : [];
      const diagnosis = diagnose(target, { ...examined, findings: [...findings, ...budget] });
      if (json) printJson(JSON.stringify(diagnosis, null, 2));
      else print(fitted(doctorText(diagnosis)));
      return diagnosis.exitCode;
    } finally {
      await close();
    }
  },
};
