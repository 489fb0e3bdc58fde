import { createHash } from 'node:crypto';
import type { Circumstances, ExampleTotals } from '../ground/evidence/circumstances.ts';
import type { RecordedExample, RecordedRun } from '../ground/evidence/recorded-run.ts';
import type { Basis } from '../ground/evidence/seen.ts';
import { EXIT } from '../ground/exit-codes.ts';
import { OBSERVED, PUBLISHED } from '../ground/rules/example-index.ts';
import { isJudged, type Rule } from '../ground/rules/rule.ts';
import { isOfClient } from '../ground/rules/rule-tasks.ts';
import { judgeExample } from './judge-example.ts';
import { judgeRule } from './judge-rule.ts';
import { idsOf, isOutside, outsideOf } from './outside.ts';
import { exitCodeOf, overallOf } from './overall.ts';
import { runWarnings } from './run-warnings.ts';
import { tallyOf, verifiedOf } from './tally.ts';
import type { JudgedExample, JudgedRule, OwnClient, RulesApart, Verdicts } from './verdicts.ts';

export function isOnlyObserved({ tags }: RecordedExample, published: boolean): boolean {
  return tags.includes(OBSERVED) || (tags.includes(PUBLISHED) && !published);
}

type Side = keyof ExampleTotals;

function sideOf(tags: readonly string[]): Side {
  return isOfClient(tags) ? 'client' : 'platform';
}

/** Whether a rule has examples of a side; one without any is about the platform. */
function hasSide({ id }: Rule, side: Side, { examplesByRule, tagsByRule }: Circumstances): boolean {
  const totals = examplesByRule?.get(id);
  if (totals && totals.platform + totals.client > 0) return totals[side] > 0;
  return sideOf(tagsByRule.get(id) ?? []) === side;
}

const DIGEST_LENGTH = 12;

/** What a rule asked, in short: it changes with its sentence, its standing or the steps of its examples alone. */
function digestOf({ says, level, standing, form }: Rule, examples: readonly RecordedExample[]): string {
  const asked = new Set<string>();
  for (const { name, steps } of form ? [] : examples) {
    const lines = [name];
    for (const { text } of steps) if (text !== '') lines.push(text);
    asked.add(lines.join('\n'));
  }
  const whole = JSON.stringify([says, level, standing, [...asked].sort()]);
  return createHash('sha256').update(whole).digest('hex').slice(0, DIGEST_LENGTH);
}

function judgedOn(rule: Rule, own: readonly RecordedExample[], run: RecordedRun, by: Circumstances, side: Side) {
  const judged = isJudged(rule, by.published);
  const examples: JudgedExample[] = [];
  const restsOn: Basis[] = [];
  for (const example of own) {
    const observed = !judged || isOnlyObserved(example, by.published);
    const verdict = judgeExample(example, { observed, ...run });
    if (verdict.verdict === 'pass') restsOn.push(...(example.seen?.restsOn ?? []));
    examples.push(verdict);
  }
  const of = by.examplesByRule?.get(rule.id)?.[side];
  const verdict = judgeRule({ rule, judged, examples, tags: by.tagsByRule.get(rule.id), of, restsOn }, by);
  return own.length === 0 ? verdict : { ...verdict, digest: digestOf(rule, own) };
}

function judgedBy(rules: readonly Rule[], run: RecordedRun, by: Circumstances, side: Side): JudgedRule[] {
  const recorded = new Map<string, RecordedExample[]>();
  for (const example of run.examples) {
    const same = recorded.get(example.rule);
    if (same) same.push(example);
    else recorded.set(example.rule, [example]);
  }

  const other: Side = side === 'client' ? 'platform' : 'client';
  const verdicts: JudgedRule[] = [];
  for (const rule of rules) {
    if (rule.aliasOf !== undefined || !hasSide(rule, side, by)) continue;
    const all = recorded.get(rule.id) ?? [];
    const own = hasSide(rule, other, by) ? all.filter(({ tags }) => sideOf(tags) === side) : all;
    verdicts.push(judgedOn(rule, own, run, by, side));
  }
  return verdicts;
}

/** What the harness's own client and receiver make of the rules about such alone; none where a client is judged. */
function ownClientOf(rules: readonly Rule[], run: RecordedRun, by: Circumstances): OwnClient | undefined {
  if (by.client) return undefined;
  const own = rules.filter((rule) => !hasSide(rule, 'platform', by));
  const judged = judgedBy(own, run, by, 'client');
  return judged.length > 0 ? { summary: tallyOf(judged), rules: judged } : undefined;
}

/** What examples showed that are of no rule of the suite: no part of the word, but of the exit code. */
function apartFrom(all: readonly Rule[], whole: RecordedRun, by: Circumstances): RulesApart | undefined {
  const { run, rules } = outsideOf(all, whole);
  if (rules.length === 0) return undefined;
  const judged = judgedBy(rules, run, { ...by, tagsByRule: new Map(), examplesByRule: undefined }, 'platform');
  return { summary: tallyOf(judged), rules: judged };
}

/** What went wrong; an example of the suite that carries no rule of the list is the suite's mistake, never the target's. */
function troublesOf(run: RecordedRun, rules: readonly Rule[]): string[] {
  const known = idsOf(rules);
  const troubles = [...run.troubles];
  for (const example of run.examples) {
    const { uri, line, rule } = example;
    if (known.has(rule) || isOutside(example)) continue;
    troubles.push(`${uri}:${line} carries ${rule || 'no rule'}, which is not in the list`);
  }
  return troubles;
}

/** Judges a recorded run: the same run under the same circumstances always gives the same ledger. */
export function judge(rules: readonly Rule[], run: RecordedRun, by: Circumstances): Verdicts {
  const judgedRules = judgedBy(rules, run, by, by.client ? 'client' : 'platform');
  const ownClient = ownClientOf(rules, run, by);
  const outside = apartFrom(rules, run, by);
  const [troubles, summary] = [troublesOf(run, rules), tallyOf(judgedRules)];
  const partial = by.selection !== undefined;
  // A shard that no example fell to has nothing to answer for: the whole is judged when all are merged.
  const empty = by.shard !== undefined && run.examples.length === 0;
  const state = { ...by, rules: judgedRules, summary, troubles, partial, ownClient, outside, empty };
  const exitCode = run.cancelled ? 130 : run.crashed ? EXIT.harness : exitCodeOf(state);
  const warnings = exitCode === EXIT.success ? [] : runWarnings(run);
  return {
    schema: 1,
    overall: overallOf(state),
    scope: by.scope,
    partial,
    selection: by.selection,
    shard: by.shard,
    missingShards: by.missingShards,
    cancelled: run.cancelled,
    limit: run.limit,
    failedFast: run.failedFast,
    crashed: run.crashed,
    slowedBy: run.slowedBy,
    exitCode,
    seed: by.seed,
    target: by.target,
    claim: by.claim,
    startedAt: new Date(run.startedAt).toISOString(),
    finishedAt: new Date(run.finishedAt).toISOString(),
    troubles,
    ...(warnings.length > 0 ? { warnings } : {}),
    summary,
    verified: verifiedOf(summary),
    require: by.require,
    rules: judgedRules,
    ownClient,
    outside,
  };
}
