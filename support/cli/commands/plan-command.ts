import parseTags from '@cucumber/tag-expressions';
import { Option } from 'commander';
import { furtherOf } from '../../example/session/account-choice.ts';
import type { SeenKind } from '../../ground/evidence/seen.ts';
import { ROOT } from '../../ground/own-package.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { coreFirst, indexExamples, taggedRules } from '../../ground/rules/example-index.ts';
import { readProfiles, rulesIn } from '../../ground/rules/profiles.ts';
import { readRuleBook } from '../../ground/rules/rule-book.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import { suiteExamples } from '../phrases/written-examples.ts';
import { withinBudget } from '../plan/budget.ts';
import { kindFor } from '../plan/declared-uses.ts';
import { fleetJobs } from '../plan/fleet.ts';
import { type Engine, engineOf, matrixFor } from '../plan/fleet-matrix.ts';
import { measuredPrices } from '../plan/measured-prices.ts';
import { outlookOf } from '../plan/outlook.ts';
import { type Plan, type PlannedRule, planOf, planText, priceThatCounts } from '../plan/plan.ts';
import { NOTHING, plus, priceAmongOwn } from '../plan/price.ts';
import type { NamedPrice, Prices } from '../prices/kept-prices.ts';
import { circumstancesOf } from '../run/circumstances.ts';
import { answering, select, withinReach } from '../run/selection.ts';
import { declaredTarget } from '../run/target.ts';
import type { CommandFile, RunFlags } from '../terminal/options.ts';
import { durationOption, listOption, messagesIn, shardOf, targetOption } from '../terminal/options.ts';
import { fitted, print, printJson } from '../terminal/streams.ts';

type PlanFlags = Pick<
  RunFlags,
  'target' | 'rule' | 'area' | 'profile' | 'tags' | 'shard' | 'balance' | 'budget' | 'maxWait' | 'json'
> & { readonly matrix?: string; readonly for?: Engine };

/** By its place, the kinds of account with which an example may be asked; none where a world is made for each. */
function kindsOf(target: ResolvedTarget): Map<string, SeenKind | undefined> {
  const kinds = new Map<string, SeenKind | undefined>();
  for (const each of target.lab ? [] : suiteExamples()) kinds.set(`${each.uri}:${each.line}`, kindFor(target, each));
  return kinds;
}

export async function planTarget(flags: PlanFlags, target: ResolvedTarget, known?: Prices): Promise<Plan> {
  const book = readRuleBook();
  const places = indexExamples(ROOT);
  const answered = answering(target, flags, book);
  const selection = withinReach(flags, answered, book, places);
  const claimed = answered.profiles && rulesIn(answered.profiles, readProfiles(book));
  const messages = flags.budget ?? target.budget?.messages;
  const afforded =
    messages === undefined ? undefined : await withinBudget({ messages, target, selection, book, places });
  const affordable = afforded && new Set(afforded.paths);
  const expression = parseTags(selection.tagExpression);
  const rules = taggedRules(places.filter(({ tags }) => expression.evaluate([...tags])));
  const prices = known ?? (await measuredPrices(book, places, rules));
  const by = circumstancesOf({ book, places, target });
  const kinds = kindsOf(target);
  const planned: PlannedRule[] = [];
  for (const rule of book.rules) {
    const started: NamedPrice[] = [];
    for (const each of prices.get(rule.id) ?? [])
      if (expression.evaluate([...each.tags]) && affordable?.has(each.place) !== false) started.push(each);
    if (started.length === 0 || rule.aliasOf || rule.form || claimed?.has(rule.id) === false) continue;
    let price = NOTHING;
    const asked = [...started];
    const running = started.filter((each) => outlookOf(rule, target, by, [each]).outlook === 'judged').sort(coreFirst);
    for (const [, again] of furtherOf(running, ({ place }) => kinds.get(place))) asked.push(again);
    for (const each of asked) {
      const own = target.lab ? each.price : priceAmongOwn(each.price);
      price = plus(price, priceThatCounts(own, outlookOf(rule, target, by, [each]), target.maxWaitMs));
    }
    planned.push({ id: rule.id, area: rule.area, price, ...outlookOf(rule, target, by, started) });
  }
  return { ...planOf(planned, target), budget: afforded?.says };
}

export async function planCommand(flags: PlanFlags): Promise<number> {
  if (flags.matrix !== undefined) {
    printJson(JSON.stringify(matrixFor(flags.for ?? 'github', fleetJobs(flags.matrix)), null, 2));
    return 0;
  }
  if (flags.for !== undefined) throw new UsageError('--for says for which engine --matrix is; give --matrix too.');
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
    listOption('--area <name>', 'only the rules of this promise, such as quiet-hours; may be repeated'),
    listOption('--profile <id>', 'only the rules of this profile, such as quiet-hours; may be repeated'),
    new Option('--tags <expression>', 'only the examples that this tag expression selects'),
    new Option('--shard <i/n>', 'only part i of n, by rule').argParser(shardOf),
    new Option(
      '--budget <messages=n>',
      'the examples that catch the most known faults with so many messages',
    ).argParser(messagesIn),
    durationOption('--max-wait <duration>', 'the longest real wait for one rule, such as 30s or 10m'),
    new Option('--matrix <fleet>', 'the jobs of a fleet of targets, as the matrix of a CI system'),
    new Option('--for <engine>', 'with --matrix: github, gitlab or kubernetes (default: github)').argParser(engineOf),
    new Option('--json', 'as JSON'),
  ],
  examples: [
    ['plan --target target.yaml --max-wait 10m', 'requests, messages and minutes of a run'],
    ['plan --matrix fleet.yaml --for gitlab', 'the jobs of many targets, as a child pipeline'],
  ],
  run: planCommand,
};
