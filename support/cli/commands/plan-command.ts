import { join } from 'node:path';
import parseTags from '@cucumber/tag-expressions';
import { ROOT } from '../../ground/own-package.ts';
import { indexExamples, ruleTagOf } from '../../ground/rules/example-index.ts';
import { readRuleBook } from '../../ground/rules/rule-book.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import { messagesIn, withinBudget } from '../plan/budget.ts';
import { declaredTarget } from '../plan/declared-target.ts';
import { measuredPrices, type NamedPrice, type Prices } from '../plan/measured-prices.ts';
import { outlookOf } from '../plan/outlook.ts';
import { type Plan, type PlannedRule, planOf, planText, priceThatCounts } from '../plan/plan.ts';
import { NOTHING, plus, priceAmongOwn } from '../plan/price.ts';
import { circumstancesOf } from '../run/circumstances.ts';
import { select } from '../run/selection.ts';
import { unreachableTags } from '../run/target.ts';
import { fitted } from '../terminal/fitted.ts';
import { shardOf } from '../terminal/options.ts';
import { print, printJson } from '../terminal/streams.ts';

interface PlanFlags {
  readonly target?: string;
  readonly rule: readonly string[];
  readonly area?: readonly string[];
  readonly tags?: string;
  readonly shard?: string;
  readonly budget?: string;
  readonly maxWait?: string;
  readonly json?: boolean;
}

/** The examples that a run with these flags would start, of each rule that has any. */
function runnable(prices: Prices, tagExpression: string, affordable?: ReadonlySet<string>): Prices {
  const expression = parseTags(tagExpression);
  const runs = ({ tags, place }: NamedPrice): boolean =>
    expression.evaluate([...tags]) && (affordable?.has(place) ?? true);
  const chosen = [...prices].map(([id, examples]) => [id, examples.filter(runs)] as const);
  return new Map(chosen.filter(([, examples]) => examples.length > 0));
}

/** What a run with these flags would ask of the target, by rule. Nothing is sent to it. */
export async function planTarget(flags: PlanFlags, target: ResolvedTarget): Promise<Plan> {
  const book = readRuleBook(join(ROOT, 'features/rules.json'));
  const places = indexExamples(ROOT);
  const unreachable = unreachableTags(target, book.rules);
  const selection = select({ ...flags, unreachable, published: target.published }, book, places);
  const { tagExpression } = selection;
  const messages = flags.budget === undefined ? target.budget?.messages : messagesIn(flags.budget);
  const afforded =
    messages === undefined ? undefined : await withinBudget({ messages, target, selection, book, places });
  const expression = parseTags(tagExpression);
  const rules = places
    .filter(({ tags }) => expression.evaluate([...tags]))
    .flatMap(({ tags }) => ruleTagOf(tags) ?? []);
  const started = runnable(
    await measuredPrices(book, places, new Set(rules)),
    tagExpression,
    afforded && new Set(afforded.paths),
  );
  const by = circumstancesOf({ book, places, target });
  const planned = book.rules.flatMap((rule): PlannedRule[] => {
    const examples = started.get(rule.id);
    if (!examples || rule.aliasOf || rule.form) return [];
    const priceFor = (each: NamedPrice) => (target.lab ? each.price : priceAmongOwn(each.price));
    const prices = examples.map((each) =>
      priceThatCounts(priceFor(each), outlookOf(rule, target, by, [each]), target.maxWaitMs),
    );
    const price = prices.reduce(plus, NOTHING);
    return [{ id: rule.id, area: rule.area, price, ...outlookOf(rule, target, by, examples) }];
  });
  return { ...planOf(planned, target), budget: afforded?.says };
}

/** `plumbline plan`: prices a run before anything is sent. */
export async function planCommand(flags: PlanFlags): Promise<number> {
  if (flags.shard) shardOf(flags.shard);
  const book = readRuleBook(join(ROOT, 'features/rules.json'));
  select({ ...flags, unreachable: [] }, book, indexExamples(ROOT));
  const target = await declaredTarget(flags.target, flags.maxWait);
  const plan = await planTarget(flags, target);
  const rules = plan.rules.map(({ lacks: _, ...rule }) => rule);
  if (flags.json) printJson(JSON.stringify({ target: target.name, scope: target.scope, ...plan, rules }, null, 2));
  else print(`${fitted(planText(plan, target))}\n`);
  return 0;
}
