import { inOneSentence, type Remedy, remediesOf } from '../ledger/remedy.ts';
import type { JudgedRule } from '../ledger/verdicts.ts';

/** One step towards a verdict on all rules: what to do next, and the rules that are decided by it and the steps before. */
export interface Step<R extends JudgedRule = JudgedRule> {
  readonly says: string;
  readonly rules: readonly R[];
  readonly waitMs: number;
}

interface Way<R> {
  readonly rules: R[];
  readonly remedies: readonly Remedy[];
  readonly effort: number;
}

/** Rules with what each still lacks, by that; the way that takes least and then opens most is the first. */
function waysFor<R>(lacks: ReadonlyMap<R, readonly Remedy[]>): Way<R>[] {
  const ways = new Map<string, Way<R>>();
  for (const [rule, remedies] of lacks) {
    const sentences: string[] = [];
    let effort = 0;
    for (const remedy of remedies) {
      sentences.push(remedy.says);
      effort += remedy.effort;
    }
    const key = sentences.sort().join('\n');
    const way = ways.get(key) ?? { rules: [], remedies, effort };
    way.rules.push(rule);
    ways.set(key, way);
  }
  return [...ways.values()].sort((one, other) => one.effort - other.effort || other.rules.length - one.rules.length);
}

/** The undecided rules in steps, each with the rules that it adds; no step asks again for what an earlier one gave. */
export function staircase<R extends JudgedRule>(rules: readonly R[]): Step<R>[] {
  let lacks = new Map<R, readonly Remedy[]>();
  for (const rule of rules) {
    const remedies = remediesOf(rule);
    if (remedies.length > 0) lacks.set(rule, remedies);
  }
  const steps: Step<R>[] = [];
  const done = new Set<string>();
  let allowedMs = 0;
  for (let [way] = waysFor(lacks); way; [way] = waysFor(lacks)) {
    for (const { says, waitMs = 0 } of way.remedies) {
      done.add(says);
      allowedMs = Math.max(allowedMs, waitMs);
    }
    const opened: R[] = [];
    const left = new Map<R, readonly Remedy[]>();
    for (const [rule, remedies] of lacks) {
      const missing = remedies.filter(
        ({ says, waitMs = Number.POSITIVE_INFINITY }) => !done.has(says) && waitMs > allowedMs,
      );
      if (missing.length > 0) left.set(rule, missing);
      else opened.push(rule);
    }
    steps.push({ says: inOneSentence(way.remedies), rules: opened, waitMs: allowedMs });
    lacks = left;
  }
  return steps;
}
