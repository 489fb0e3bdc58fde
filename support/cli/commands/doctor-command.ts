import { Option } from 'commander';
import { collect } from '../../ground/collect.ts';
import { counted } from '../../ground/counted.ts';
import { EXIT } from '../../ground/exit-codes.ts';
import { ROOT } from '../../ground/own-package.ts';
import { missingKeys } from '../../ground/problems/declared-keys.ts';
import { indexExamples, taggedRules } from '../../ground/rules/example-index.ts';
import { isJudged, type Rule } from '../../ground/rules/rule.ts';
import { readRuleBook } from '../../ground/rules/rule-book.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import { examineTarget } from '../doctor/examine.ts';
import { type Blocks, type Finding, fine, gap, note } from '../doctor/finding.ts';
import { type Diagnosis, doctorText, type ToldFinding } from '../doctor/text.ts';
import { within } from '../doctor/within.ts';
import { measuredPrices } from '../plan/measured-prices.ts';
import { isOpening, openingsFor } from '../plan/openings.ts';
import { overdrawn, type Plan } from '../plan/plan.ts';
import { circumstancesOf, tagsByRule } from '../run/circumstances.ts';
import { readyTarget } from '../run/target.ts';
import { fitted } from '../terminal/fitted.ts';
import { type CommandFile, targetOption } from '../terminal/options.ts';
import { print, printJson } from '../terminal/streams.ts';
import { planTarget } from './plan-command.ts';

interface DoctorFlags {
  readonly target: string;
  readonly commands?: boolean;
  readonly json?: boolean;
}

/** Milliseconds that pricing a run may take. */
const LIMIT = 180_000;

function declaredFindings({ rules }: Plan): Finding[] {
  const byReason = new Map<string, string[]>();
  for (const { id, outlook, lacks: { undeclared = [], forbidden = [] } = {} } of rules) {
    if (outlook === 'recorded') continue;
    const reasons: string[] = [];
    for (const key of missingKeys(undeclared.filter((each) => !isOpening(each)))) reasons.push(`declares no ${key}`);
    for (const each of forbidden) reasons.push(`does not allow sideEffects ${each}`);
    for (const each of reasons) collect(byReason, each, id);
  }
  return [...byReason].map(([why, ids]) => note('declared', 'the target file', why, { ids }));
}

async function openingFindings(target: ResolvedTarget): Promise<Finding[]> {
  const book = readRuleBook();
  const places = indexExamples(ROOT);
  const prices = await measuredPrices(book, places, taggedRules(places));
  const openings = openingsFor(target, prices, book, circumstancesOf({ book, places, target }));
  return openings.map(({ what, rules }) => {
    return note('declared', 'the target file', `${what} opens ${counted(rules.length, 'rule')}`, { ids: rules });
  });
}

function budgetFindings({ total, rules }: Plan, target: ResolvedTarget): Finding[] {
  const { requests, messages, lookups, created } = total;
  const needs = `${requests} requests, ${messages} messages, ${lookups} lookups, ${created} resources`;
  const short = overdrawn(total, target);
  if (short.length === 0) return [fine('budget', 'a whole run', `it takes ${needs}`)];
  return short.map((name) => {
    const ids: string[] = [];
    for (const rule of rules) if (rule[name] > 0) ids.push(rule.id);
    const allowed = `limits.${name} allows ${target.limits[name]}; raise it to ${total[name]} or run fewer rules`;
    return gap('budget', `limits.${name}`, `a whole run takes ${needs}, and ${allowed}`, { ids });
  });
}

async function planFindings(target: ResolvedTarget): Promise<Finding[]> {
  const examined = async (): Promise<Finding[]> => {
    try {
      const plan = await planTarget({ rule: [] }, target);
      return [...declaredFindings(plan), ...(await openingFindings(target)), ...budgetFindings(plan, target)];
    } catch (error) {
      return [note('budget', 'a whole run', `cannot be priced: ${(error as Error).message}`)];
    }
  };
  return within(LIMIT, examined(), () => [note('budget', 'a whole run', `was not priced within ${LIMIT / 1000} s`)]);
}

function isBlocked(blocks: Blocks, { id, capabilities = [], blockedBy = [] }: Rule, tags: readonly string[]): boolean {
  if (blocks.ids?.includes(id) || blocks.tags?.some((tag) => tags.includes(`@${tag}`))) return true;
  const { capability, by } = blocks;
  return (
    (capability !== undefined && capabilities.includes(capability)) || (by !== undefined && blockedBy.includes(by))
  );
}

/** What the findings add up to: every rule that a gap or a note keeps out counts as blocked. */
export function diagnose(
  target: ResolvedTarget,
  { findings, usable }: { findings: readonly Finding[]; usable: boolean },
): Diagnosis {
  const tags = tagsByRule(indexExamples(ROOT));
  const { rules } = readRuleBook();
  const judged = rules.filter((rule) => isJudged(rule, target.published) && tags.has(rule.id));
  const blocked = new Set<string>();
  const told: ToldFinding[] = [];
  for (const { blocks, ...finding } of findings) {
    const ids: string[] = [];
    for (const rule of judged) if (blocks && isBlocked(blocks, rule, tags.get(rule.id) ?? [])) ids.push(rule.id);
    for (const id of ids) blocked.add(id);
    told.push({ ...finding, blocks: ids });
  }

  const hasGaps = told.some(({ state }) => state === 'gap');
  return {
    overall: usable ? (hasGaps ? 'gaps' : 'ready') : 'unusable',
    target: target.name,
    scope: target.scope,
    exitCode: usable ? (hasGaps ? EXIT.undecided : 0) : EXIT.usage,
    blocked: [...blocked],
    findings: told,
  };
}

async function examineReadiness({ target: file, commands, json }: DoctorFlags): Promise<number> {
  const { target, close } = await readyTarget(file, { commands });
  try {
    const { findings, usable } = await examineTarget(target);
    const budget = usable ? await planFindings(target) : [];
    const diagnosis = diagnose(target, { usable, findings: [...findings, ...budget] });
    if (json) printJson(JSON.stringify(diagnosis, null, 2));
    else print(fitted(doctorText(diagnosis)));
    return diagnosis.exitCode;
  } finally {
    await close();
  }
}

export const command: CommandFile<DoctorFlags> = {
  options: [
    targetOption('the target').makeOptionMandatory(),
    new Option('--no-commands', 'refuse a target file that starts commands or a container'),
    new Option('--json', 'as JSON'),
  ],
  examples: [
    ['doctor --target target.yaml', 'checks names, certificates, credentials and callbacks, and what each gap blocks'],
  ],
  exitCodes: [
    ['0', 'ready'],
    ['2', 'unusable'],
    ['3', 'gaps block some rules'],
  ],
  run: examineReadiness,
};
