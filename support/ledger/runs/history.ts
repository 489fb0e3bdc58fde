import type { JudgedRule, Overall, RuleVerdict, Verdicts, Verified } from '../verdicts.ts';

export interface NamedRun {
  readonly folder: string;
  readonly verdicts: Verdicts;
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly undecided: number;
  /** Out of reach, not selected, or without an example. */
  readonly unverified: number;
}

export interface PastRun {
  readonly folder: string;
  readonly startedAt: string;
  readonly overall: Overall;
  readonly exitCode: number;
  readonly verified: Verified;
  /** Of the judged rules that apply; absent in histories of earlier versions. */
  readonly counts?: Counts | undefined;
  readonly partial?: true;
}

/** Whose doing a change was: the target's, the rule's, whose text or examples changed, or nobody knows. */
export type Cause = 'target' | 'rule' | 'unknown';

export interface Turn {
  readonly run: number;
  readonly at: string;
  readonly from: RuleVerdict;
  readonly to: RuleVerdict;
  readonly cause: Cause;
}

export interface RuleHistory {
  readonly id: string;
  readonly says: string;
  readonly level: string;
  readonly verdicts: ReadonlyArray<RuleVerdict | null>;
  readonly turns: readonly Turn[];
}

export interface History {
  readonly schema: 1;
  readonly target: string;
  readonly runs: readonly PastRun[];
  readonly changed: readonly RuleHistory[];
  readonly steady: number;
}

const EXAMINED: ReadonlySet<RuleVerdict> = new Set(['pass', 'inconclusive', 'fail', 'error']);

function ruleHistory(seen: ReadonlyArray<JudgedRule | undefined>, runs: readonly PastRun[]): RuleHistory | undefined {
  const verdicts: Array<RuleVerdict | null> = [];
  const turns: Turn[] = [];
  let last: JudgedRule | undefined;
  let before: JudgedRule | undefined;
  for (const [run, rule] of seen.entries()) {
    last = rule ?? last;
    const isExamined = rule?.judged && rule.inScope && EXAMINED.has(rule.verdict);
    verdicts.push(isExamined ? rule.verdict : null);
    if (!isExamined) continue;
    const at = runs[run]?.startedAt ?? '';
    if (before && before.verdict !== rule.verdict) {
      let cause: Cause = before.digest === rule.digest ? 'target' : 'rule';
      if (before.digest === undefined || rule.digest === undefined) cause = 'unknown';
      turns.push({ run, at, from: before.verdict, to: rule.verdict, cause });
    }
    before = rule;
  }
  if (!last || !before) return undefined;
  const { id, says, level } = last;
  return { id, says, level, verdicts, turns };
}

export function historyOf(given: readonly NamedRun[]): History {
  const ordered = given.toSorted((one, other) => (one.verdicts.startedAt < other.verdicts.startedAt ? -1 : 1));
  const runs: PastRun[] = [];
  const byRule = new Map<string, Array<JudgedRule | undefined>>();
  for (const [at, { folder, verdicts }] of ordered.entries()) {
    const { startedAt, overall, exitCode, verified, partial } = verdicts;
    const { pass, fail, error, inconclusive, carriedOver, notVerifiable, notSelected, open } = verdicts.summary;
    const [undecided, unverified] = [inconclusive + carriedOver + error, notVerifiable + notSelected + open];
    const counts = { passed: pass, failed: fail, undecided, unverified };
    runs.push({ folder, startedAt, overall, exitCode, verified, counts, ...(partial ? { partial } : {}) });
    for (const rule of verdicts.rules) {
      const seen = byRule.get(rule.id) ?? new Array<JudgedRule | undefined>(ordered.length).fill(undefined);
      seen[at] = rule;
      byRule.set(rule.id, seen);
    }
  }

  const changed: RuleHistory[] = [];
  let steady = 0;
  for (const seen of byRule.values()) {
    const history = ruleHistory(seen, runs);
    if (!history) continue;
    if (history.turns.length > 0) changed.push(history);
    else steady += 1;
  }
  changed.sort((one, other) => other.turns.length - one.turns.length);
  return { schema: 1, target: ordered[0]?.verdicts.target ?? '', runs, changed, steady };
}
