import parseTags from '@cucumber/tag-expressions';
import { Option } from 'commander';
import { ROOT } from '../../ground/own-package.ts';
import { indexExamples, ruleTagOf } from '../../ground/rules/example-index.ts';
import { readRuleBook } from '../../ground/rules/rule-book.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import { withinBudget } from '../plan/budget.ts';
import { declaredTarget } from '../plan/declared-target.ts';
import { measuredPrices } from '../plan/measured-prices.ts';
import { outlookOf } from '../plan/outlook.ts';
import { type Plan, type PlannedRule, planOf, planText, priceThatCounts } from '../plan/plan.ts';
import { NOTHING, plus, priceAmongOwn } from '../plan/price.ts';
import { circumstancesOf } from '../run/circumstances.ts';
import { select } from '../run/selection.ts';
import { unreachableTags } from '../run/target.ts';
import { fitted } from '../terminal/fitted.ts';
import type { RunFlags } from '../terminal/options.ts';
import {
  type CommandFile,
  durationOption,
  listOption,
  messagesIn,
  shardOf,
  targetOption,
} from '../terminal/options.ts';
import { print, printJson } from '../terminal/streams.ts';

type PlanFlags = Pick<RunFlags, 'target' | 'rule' | 'area' | 'tags' | 'shard' | 'budget' | 'maxWait' | 'json'>;

/** What a run with these flags would ask of the target, by rule. Nothing is sent to it. */
export async function planTarget(flags: PlanFlags, target: ResolvedTarget): Promise<Plan> {
  const book = readRuleBook();
  const places = indexExamples(ROOT);
  const unreachable = unreachableTags(target, book.rules);
  const selection = select({ ...flags, unreachable, published: target.published }, book, places);
  const messages = flags.budget ?? target.budget?.messages;
  const afforded =
    messages === undefined ? undefined : await withinBudget({ messages, target, selection, book, places });
  const affordable = afforded && new Set(afforded.paths);

  const expression = parseTags(selection.tagExpression);
  const rules = new Set<string>();
  for (const { tags } of places) {
    const id = ruleTagOf(tags);
    if (id && expression.evaluate([...tags])) rules.add(id);
  }
  const prices = await measuredPrices(book, places, rules);
  const by = circumstancesOf({ book, places, target });
  const planned: PlannedRule[] = [];
  for (const rule of book.rules) {
    const started = (prices.get(rule.id) ?? []).filter(
      ({ tags, place }) => expression.evaluate([...tags]) && (affordable?.has(place) ?? true),
    );
    if (started.length === 0 || rule.aliasOf || rule.form) continue;
    let price = NOTHING;
    for (const each of started) {
      const asked = target.lab ? each.price : priceAmongOwn(each.price);
      price = plus(price, priceThatCounts(asked, outlookOf(rule, target, by, [each]), target.maxWaitMs));
    }
    planned.push({ id: rule.id, area: rule.area, price, ...outlookOf(rule, target, by, started) });
  }
  return { ...planOf(planned, target), budget: afforded?.says };
}

export async function planCommand(flags: PlanFlags): Promise<number> {
  const book = readRuleBook();
  select({ ...flags, unreachable: [] }, book, indexExamples(ROOT));
  const declared = await declaredTarget(flags.target);
  const target = flags.maxWait ? { ...declared, maxWaitMs: flags.maxWait.ms } : declared;
  const plan = await planTarget(flags, target);
  const rules = plan.rules.map(({ lacks: _, ...rule }) => rule);
  if (flags.json) printJson(JSON.stringify({ target: target.name, scope: target.scope, ...plan, rules }, null, 2));
  else print(`${fitted(planText(plan, target))}\n`);
  return 0;
}

export const command: CommandFile<PlanFlags> = {
  options: [
    targetOption('the target (default: the bundled reference)'),
    listOption('--rule <id>', 'only the examples of this rule; may be repeated'),
    listOption('--area <name>', 'only the rules of this area, such as DEDUP; may be repeated'),
    new Option('--tags <expression>', 'only the examples that this tag expression selects'),
    new Option('--shard <i/n>', 'only part i of n, by rule').argParser(shardOf),
    new Option(
      '--budget <messages=n>',
      'the examples that catch the most known faults with so many messages',
    ).argParser(messagesIn),
    durationOption('--max-wait <duration>', 'the longest real wait for one rule, such as 30s or 10m'),
    new Option('--json', 'as JSON'),
  ],
  examples: [['plan --target target.yaml --max-wait 10m', 'requests, messages and minutes of a run']],
  run: planCommand,
};
