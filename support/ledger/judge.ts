import type { Circumstances, ExampleTotals } from '../ground/evidence/circumstances.ts';
import type { RecordedExample, RecordedRun } from '../ground/evidence/recorded-run.ts';
import type { Basis } from '../ground/evidence/seen.ts';
import { EXIT } from '../ground/exit-codes.ts';
import { isJudged, type Rule } from '../ground/rules/rule.ts';
import { isOfClient } from '../ground/rules/rule-tasks.ts';
import { judgeExample } from './judge-example.ts';
import { judgeRule, type RuleEvidence } from './judge-rule.ts';
import { exitCodeOf, overallOf } from './overall.ts';
import { ruleDigest } from './rule-digest.ts';
import { runWarnings } from './run-warnings.ts';
import { tallyOf, verifiedOf } from './tally.ts';
import type { JudgedExample, JudgedRule, OwnClient, Verdicts } from './verdicts.ts';

/** Marks an example of an undecided edge: it records what was seen, whatever the standing of its rule. */
const OBSERVED = '@observe';

/** Marks an example that shows a documented rule by an operation that is published alone. */
const PUBLISHED = '@published';

/** Whether an example is recorded and not judged, whatever its rule is. */
export const isOnlyObserved = ({ tags }: RecordedExample, published: boolean): boolean =>
  tags.includes(OBSERVED) || (tags.includes(PUBLISHED) && !published);

function byRule(examples: readonly RecordedExample[]): Map<string, RecordedExample[]> {
  const found = new Map<string, RecordedExample[]>();
  for (const example of examples) {
    const same = found.get(example.rule);
    if (same) same.push(example);
    else found.set(example.rule, [example]);
  }
  return found;
}

/** Examples that carry no rule of the list: the suite's mistake, never the target's. */
function strays(run: RecordedRun, rules: readonly Rule[]): string[] {
  const known = new Set(rules.filter((rule) => !rule.aliasOf).map((rule) => rule.id));
  return run.examples
    .filter((example) => !known.has(example.rule))
    .map(({ uri, line, rule }) => `${uri}:${line} carries ${rule || 'no rule'}, which is not in the list`);
}

/** A shard that no example fell to has nothing to answer for: the whole is judged when all are merged. */
const isEmptyShard = ({ examples }: RecordedRun, { shard }: Circumstances): boolean =>
  shard !== undefined && examples.length === 0;

function exitCodeFor({ cancelled, crashed }: RecordedRun, state: Parameters<typeof exitCodeOf>[0]): number {
  if (cancelled) return 130;
  return crashed ? EXIT.harness : exitCodeOf(state);
}

/** What the examples of a rule that passed rest on. */
const basesOf = (examples: readonly RecordedExample[], judged: readonly JudgedExample[]): Basis[] =>
  examples.flatMap(({ seen }, at) => (judged[at]?.verdict === 'pass' ? (seen?.restsOn ?? []) : []));

/** Examples of which side count. */
type Side = keyof ExampleTotals;

const sideOf = ({ tags }: { readonly tags: readonly string[] }): Side => (isOfClient(tags) ? 'client' : 'platform');

/** Whether a rule has examples of a side; one without any is about the platform. */
function hasSide({ id }: Rule, side: Side, { examplesByRule, tagsByRule }: Circumstances): boolean {
  const totals = examplesByRule?.get(id);
  if (totals && totals.platform + totals.client > 0) return totals[side] > 0;
  return sideOf({ tags: tagsByRule.get(id) ?? [] }) === side;
}

/** The verdict of each rule of one side on its own examples. */
function judgedBy(rules: readonly Rule[], run: RecordedRun, by: Circumstances, side: Side): JudgedRule[] {
  const recorded = byRule(run.examples);
  const other: Side = side === 'client' ? 'platform' : 'client';
  return rules
    .filter((rule) => rule.aliasOf === undefined && hasSide(rule, side, by))
    .map((rule) => {
      const judged = isJudged(rule, by.published);
      const isMixed = hasSide(rule, other, by);
      const own = (recorded.get(rule.id) ?? []).filter((example) => !isMixed || sideOf(example) === side);
      const examples = own.map((example) =>
        judgeExample(example, {
          observed: !judged || isOnlyObserved(example, by.published),
          ...run,
        }),
      );
      const evidence: RuleEvidence = {
        rule,
        judged,
        examples,
        tags: by.tagsByRule.get(rule.id),
        of: by.examplesByRule?.get(rule.id)?.[side],
        restsOn: basesOf(own, examples),
      };
      const verdict = judgeRule(evidence, by);
      return own.length === 0 ? verdict : { ...verdict, digest: ruleDigest(rule, rule.form ? [] : own) };
    });
}

/** What the harness's own client and receiver make of the rules about such alone; none where a client is judged. */
function ownClientOf(rules: readonly Rule[], run: RecordedRun, by: Circumstances): OwnClient | undefined {
  if (by.client) return undefined;
  const own = rules.filter((rule) => !hasSide(rule, 'platform', by));
  const judged = judgedBy(own, run, by, 'client');
  return judged.length > 0 ? { summary: tallyOf(judged), rules: judged } : undefined;
}

/** What is wrong with the run as a whole; a green run is as it should be, whatever it was answered. */
function warned(exitCode: number, run: RecordedRun): Pick<Verdicts, 'warnings'> {
  const warnings = exitCode === EXIT.success ? [] : runWarnings(run);
  return warnings.length > 0 ? { warnings } : {};
}

/** Judges a recorded run: the same run under the same circumstances always gives the same ledger. */
export function judge(rules: readonly Rule[], run: RecordedRun, by: Circumstances): Verdicts {
  const judgedRules = judgedBy(rules, run, by, by.client ? 'client' : 'platform');
  const ownClient = ownClientOf(rules, run, by);
  const troubles = [...run.troubles, ...strays(run, rules)];
  const summary = tallyOf(judgedRules);
  const { missingShards, require } = by;
  const partial = by.selection !== undefined;
  const state = { rules: judgedRules, summary, troubles, partial, missingShards, require, ownClient };
  const exitCode = exitCodeFor(run, { ...state, empty: isEmptyShard(run, by) });
  return {
    schema: 1,
    overall: overallOf(state),
    scope: by.scope,
    partial: state.partial,
    selection: by.selection,
    shard: by.shard,
    missingShards,
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
    ...warned(exitCode, run),
    summary,
    verified: verifiedOf(summary),
    require,
    rules: judgedRules,
    ownClient,
  };
}
