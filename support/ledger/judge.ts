import { createHash } from 'node:crypto';
import { collect } from '../ground/collect.ts';
import type { Circumstances } from '../ground/evidence/circumstances.ts';
import type { RecordedExample, RecordedRun } from '../ground/evidence/recorded-run.ts';
import { type Basis, isFurther } from '../ground/evidence/seen.ts';
import { EXIT } from '../ground/exit-codes.ts';
import { CORE } from '../ground/rules/example-index.ts';
import { isJudged, type Rule } from '../ground/rules/rule.ts';
import { isOfClient } from '../ground/rules/rule-tasks.ts';
import { causesIn, withCause } from './causes.ts';
import { premisesSeen } from './failed-then.ts';
import { idleGuesses } from './guesses.ts';
import { isOnlyObserved, judgeExample } from './judge-example.ts';
import { judgeRule } from './judge-rule.ts';
import { idsOf, isOutside, outsideOf } from './outside.ts';
import { exitCodeOf, overallOf } from './overall.ts';
import { profileVerdicts, setApart } from './profile-verdicts.ts';
import { runWarnings } from './run-warnings.ts';
import { tallyOf, verifiedOf } from './tally.ts';
import type { JudgedExample, JudgedRule, RulesApart, Verdicts } from './verdicts.ts';

type Side = 'platform' | 'client';

function hasSide({ id }: Rule, side: Side, { examplesByRule, tagsByRule }: Circumstances): boolean {
  const totals = examplesByRule?.get(id);
  if (totals && totals.platform + totals.client > 0) return totals[side] > 0;
  return isOfClient(tagsByRule.get(id) ?? []) === (side === 'client');
}

const DIGEST_LENGTH = 12;

interface Gathered {
  readonly rule: Rule;
  readonly judged: boolean;
  readonly own: readonly RecordedExample[];
  readonly examples: readonly JudgedExample[];
  readonly restsOn: readonly Basis[];
  readonly kinds: readonly string[];
}

/** `seen` is what failed premises of other rules showed; it counts where no example of its own is red. */
function judgedOn(all: Gathered, seen: readonly JudgedExample[], by: Circumstances, side: Side): JudgedRule {
  const { rule, judged, own, restsOn, kinds } = all;
  const examples = all.examples.some(({ verdict }) => verdict === 'fail') ? all.examples : [...all.examples, ...seen];
  const totals = by.examplesByRule?.get(rule.id);
  const beyond = side === 'platform' && !by.published && judged ? (totals?.published ?? 0) : 0;
  const [of, core] = [totals && totals[side] - beyond, totals?.core];
  const evidence = { rule, judged, examples, tags: by.tagsByRule.get(rule.id), of, core, restsOn, kinds };
  const verdict = setApart(judgeRule(evidence, by), by);
  if (own.length === 0) return verdict;
  const asked = new Set<string>();
  for (const { name, steps } of rule.form ? [] : own) {
    const lines = [name];
    for (const { text } of steps) if (text !== '') lines.push(text);
    asked.add(lines.join('\n'));
  }
  // What was asked changes with the sentence, the standing or the steps of the examples alone.
  const whole = JSON.stringify([rule.says, rule.level, rule.standing, [...asked].sort()]);
  return { ...verdict, digest: createHash('sha256').update(whole).digest('hex').slice(0, DIGEST_LENGTH) };
}

/** The rules with the premises that count: those of rules that are judged beside them. */
function withCounting(rules: readonly Rule[], { published }: Circumstances): Rule[] {
  const counting = new Set<string>();
  for (const rule of rules) if (isJudged(rule, published)) counting.add(rule.id);
  return rules.map((rule) => {
    const premises = rule.premises?.filter(({ of }) => counting.has(of));
    return premises ? { ...rule, premises } : rule;
  });
}

function judgedBy(rules: readonly Rule[], run: RecordedRun, by: Circumstances, side: Side): JudgedRule[] {
  const recorded = new Map<string, RecordedExample[]>();
  for (const example of run.examples) collect(recorded, example.rule, example);

  const judgedRun = { ...run, idle: idleGuesses(run.examples, by) };
  const other: Side = side === 'client' ? 'platform' : 'client';
  const here = rules.filter((rule) => rule.aliasOf === undefined && hasSide(rule, side, by));
  const all = withCounting(here, by).map((rule) => {
    const every = recorded.get(rule.id) ?? [];
    const own = hasSide(rule, other, by) ? every.filter(({ tags }) => isOfClient(tags) === (side === 'client')) : every;
    const judged = isJudged(rule, by.published);
    const { id, readings, premises = [] } = rule;
    const choice = readings && { rule: id, readings, chosen: by.readings?.get(id) };
    const asked: RecordedExample[] = [];
    const examples: JudgedExample[] = [];
    const restsOn: Basis[] = [];
    const kinds = new Set<string>();
    for (const example of own) {
      const observed = !judged || isOnlyObserved(example, by.published);
      const verdict = judgeExample(example, { observed, premises, choice, ...judgedRun });
      if (verdict.verdict === 'pass') restsOn.push(...(example.seen?.restsOn ?? []));
      const kind = example.seen?.kind?.name;
      const isShown = verdict.verdict === 'pass' || verdict.verdict === 'fail';
      if (kind !== undefined && isShown) kinds.add(kind);
      if (!isFurther(example)) {
        asked.push(example);
        examples.push(example.tags.includes(CORE) ? { ...verdict, core: true } : verdict);
      }
      // Whatever keeps a further kind from being asked with takes nothing from the rule.
      else if (isShown) examples.push({ ...verdict, furtherKind: true });
    }
    return { rule, judged, own: asked, examples, restsOn, kinds: [...kinds] };
  });
  const seen = premisesSeen(all);
  return all.map((each) => judgedOn(each, seen.get(each.rule.id) ?? [], by, side));
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

type Lists = Pick<Verdicts, 'causes' | 'rules' | 'ownClient' | 'outside'>;

function everyVerdict(all: readonly Rule[], run: RecordedRun, by: Circumstances): Lists {
  const rules = judgedBy(all, run, by, by.client ? 'client' : 'platform');
  // Client rules are kept apart from the server's, unless a client is judged.
  const ofClient = by.client ? [] : all.filter((rule) => !hasSide(rule, 'platform', by));
  const own = judgedBy(ofClient, run, by, 'client');
  // Examples of no rule of the suite are no part of the word, but of the exit code.
  const outside = outsideOf(all, run);
  const untagged = { ...by, tagsByRule: new Map(), examplesByRule: undefined };
  const beside = judgedBy(outside.rules, outside.run, untagged, 'platform');
  const causes = causesIn([...rules, ...own, ...beside], run);
  const apart = (judged: readonly JudgedRule[]): RulesApart | undefined =>
    judged.length > 0 ? { summary: tallyOf(judged), rules: withCause(judged, causes) } : undefined;
  return {
    causes: causes.length > 0 ? causes : undefined,
    rules: withCause(rules, causes, run.tries),
    ownClient: apart(own),
    outside: apart(beside),
  };
}

export function judge(rules: readonly Rule[], run: RecordedRun, by: Circumstances): Verdicts {
  const lists = everyVerdict(rules, run, by);
  const [troubles, summary] = [troublesOf(run, rules), tallyOf(lists.rules)];
  const partial = by.selection !== undefined;
  // A shard that no example fell to has nothing to answer for: the whole is judged when all are merged.
  const empty = by.shard !== undefined && run.examples.length === 0;
  const { cancelled, limit, failedFast, crashed, slowedBy } = run;
  const end = { cancelled, limit, failedFast, crashed, slowedBy };
  const state = { ...by, ...lists, summary, troubles, partial, empty, ...end };
  const exitCode = exitCodeOf(state);
  const warnings = exitCode === EXIT.success ? [] : runWarnings(run);
  return {
    schema: 1,
    overall: overallOf(state),
    scope: by.scope,
    partial,
    selection: by.selection,
    shard: by.shard,
    missingShards: by.missingShards,
    ...end,
    exitCode,
    seed: by.seed,
    target: by.target,
    claim: by.claim,
    startedAt: new Date(run.startedAt).toISOString(),
    finishedAt: new Date(run.finishedAt).toISOString(),
    troubles,
    warnings: warnings.length > 0 ? warnings : undefined,
    summary,
    verified: verifiedOf(summary),
    require: by.require,
    edition: by.suite?.edition,
    claimed: by.profiles,
    profiles: profileVerdicts(lists.rules, by),
    ...lists,
  };
}
