import { inOneSentence, type Remedy, remediesOf } from '../ledger/remedy.ts';
import type { JudgedRule } from '../ledger/verdicts.ts';

/** One step towards a verdict on all rules: what to do next, and the rules that are decided by it and the steps before. */
export interface Step<R extends JudgedRule = JudgedRule> {
  readonly says: string;
  readonly rules: readonly R[];
  readonly waitMs: number;
}

interface Way<R> {
  readonly rules: readonly R[];
  readonly remedies: readonly Remedy[];
}

const effortOf = ({ remedies }: Way<unknown>): number => remedies.reduce((sum, { effort }) => sum + effort, 0);

/** Rules with what each still lacks, by that; the way that takes least and then opens most is the first. */
function waysFor<R>(lacks: ReadonlyMap<R, readonly Remedy[]>): Way<R>[] {
  const ways = new Map<string, { rules: R[]; remedies: readonly Remedy[] }>();
  for (const [rule, remedies] of lacks) {
    const sentences = remedies.map(({ says }) => says).sort();
    const way = ways.get(sentences.join('\n')) ?? { rules: [], remedies };
    way.rules.push(rule);
    ways.set(sentences.join('\n'), way);
  }
  return [...ways.values()].sort(
    (one, other) => effortOf(one) - effortOf(other) || other.rules.length - one.rules.length,
  );
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
