import { join } from 'node:path';
import { ROOT } from '../../ground/own-package.ts';
import { missingKeys } from '../../ground/problems/declared-keys.ts';
import { indexExamples, ruleTagOf } from '../../ground/rules/example-index.ts';
import { readRuleBook } from '../../ground/rules/rule-book.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import { type Finding, fine, gap, note } from '../doctor/finding.ts';
import { within } from '../doctor/within.ts';
import { measuredPrices } from '../plan/measured-prices.ts';
import { isOpening, openingsFor } from '../plan/openings.ts';
import type { Lack } from '../plan/outlook.ts';
import { overdrawn, type Plan } from '../plan/plan.ts';
import { circumstancesOf } from '../run/circumstances.ts';
import { planTarget } from './plan-command.ts';

const LIMIT = 180_000;

/** What keeps a rule from being judged, one thing each. */
const leftOut = ({ undeclared = [], forbidden = [] }: Lack): string[] => [
  ...missingKeys(undeclared.filter((each) => !isOpening(each))).map((each) => `declares no ${each}`),
  ...forbidden.map((each) => `does not allow sideEffects ${each}`),
];

/** What the target file leaves out, each with the rules that need it. */
function declaredFindings({ rules }: Plan): Finding[] {
  const byReason = new Map<string, string[]>();
  for (const { id, outlook, lacks = {} } of rules) {
    if (outlook === 'recorded') continue;
    for (const each of leftOut(lacks)) byReason.set(each, [...(byReason.get(each) ?? []), id]);
  }
  return [...byReason].map(([why, ids]) => note('declared', 'the target file', why, { ids }));
}

/** What one more declaration would open, the least trouble first. */
async function openingFindings(target: ResolvedTarget): Promise<Finding[]> {
  const book = readRuleBook(join(ROOT, 'features/rules.json'));
  const places = indexExamples(ROOT);
  const prices = await measuredPrices(book, places, new Set(places.flatMap(({ tags }) => ruleTagOf(tags) ?? [])));
  const openings = openingsFor(target, prices, book, circumstancesOf({ book, places, target }));
  return openings.map(({ what, rules }) => {
    const count = rules.length === 1 ? '1 rule' : `${rules.length} rules`;
    return note('declared', 'the target file', `${what} opens ${count}`, { ids: rules });
  });
}

function budgetFindings({ total, rules }: Plan, target: ResolvedTarget): Finding[] {
  const needs = `${total.requests} requests, ${total.messages} messages, ${total.lookups} lookups, ${total.created} resources`;
  const short = overdrawn(total, target);
  if (short.length === 0) return [fine('budget', 'a whole run', `it takes ${needs}`)];
  return short.map((name) => {
    const ids = rules.filter((rule) => rule[name] > 0).map(({ id }) => id);
    const says = `a whole run takes ${needs}, and limits.${name} allows ${target.limits[name]}; raise it to ${total[name]} or run fewer rules`;
    return gap('budget', `limits.${name}`, says, { ids });
  });
}

/** Whether what the target file declares and allows is enough for a whole run. */
export async function planFindings(target: ResolvedTarget): Promise<Finding[]> {
  const planned = planTarget({ rule: [] }, target).then(async (plan) => [
    ...declaredFindings(plan),
    ...(await openingFindings(target)),
    ...budgetFindings(plan, target),
  ]);
  const failed = planned.catch((error: Error) => [note('budget', 'a whole run', `cannot be priced: ${error.message}`)]);
  return within(LIMIT, failed, () => [note('budget', 'a whole run', `was not priced within ${LIMIT / 1000} s`)]);
}
