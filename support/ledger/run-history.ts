import type { JudgedRule, Overall, RuleVerdict, Verdicts, Verified } from './verdicts.ts';

/** A run under the name of its folder. */
export interface NamedRun {
  readonly folder: string;
  readonly verdicts: Verdicts;
}

/** What a history keeps of a run. */
export interface PastRun {
  readonly folder: string;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly overall: Overall;
  readonly exitCode: number;
  readonly verified: Verified;
  /** Whether only a selection of the rules ran. */
  readonly partial?: true;
}

/** Whose doing a change was: the target's, the rule's, whose text or examples changed, or nobody knows. */
export type Cause = 'target' | 'rule' | 'unknown';

/** A rule that came out differently than in the run before that examined it. */
export interface Turn {
  /** Which run, counted from 0. */
  readonly run: number;
  readonly at: string;
  readonly from: RuleVerdict;
  readonly to: RuleVerdict;
  readonly cause: Cause;
}

/** One rule over all runs. */
export interface RuleHistory {
  readonly id: string;
  readonly says: string;
  readonly level: string;
  /** Its verdict in each run; null where the run did not examine it. */
  readonly verdicts: ReadonlyArray<RuleVerdict | null>;
  readonly turns: readonly Turn[];
}

/** Verdicts over several runs of one target, oldest first. */
export interface History {
  readonly schema: 1;
  readonly target: string;
  readonly runs: readonly PastRun[];
  /** Rules that changed, those with the most changes first. */
  readonly changed: readonly RuleHistory[];
  /** How many rules kept their verdict. */
  readonly steady: number;
}

const EXAMINED: ReadonlySet<RuleVerdict> = new Set(['pass', 'inconclusive', 'fail', 'error']);

const opinionOf = (rule: JudgedRule | undefined): JudgedRule | undefined =>
  rule?.judged && rule.inScope && EXAMINED.has(rule.verdict) ? rule : undefined;

function causeOf(before: JudgedRule, after: JudgedRule): Cause {
  if (before.digest === undefined || after.digest === undefined) return 'unknown';
  return before.digest === after.digest ? 'target' : 'rule';
}

function turnsOf(opinions: ReadonlyArray<JudgedRule | undefined>, runs: readonly PastRun[]): Turn[] {
  const turns: Turn[] = [];
  let before: JudgedRule | undefined;
  for (const [run, after] of opinions.entries()) {
    if (!after) continue;
    const { verdict: to } = after;
    if (before && before.verdict !== to)
      turns.push({ run, at: runs[run]?.startedAt ?? '', from: before.verdict, to, cause: causeOf(before, after) });
    before = after;
  }
  return turns;
}

const pastRun = ({ folder, verdicts }: NamedRun): PastRun => {
  const { startedAt, overall, exitCode, verified, partial } = verdicts;
  return { folder, startedAt, overall, exitCode, verified, ...(partial ? { partial } : {}) };
};

/** How each rule did over runs of one target, in any order of the runs. */
export function historyOf(given: readonly NamedRun[]): History {
  const ordered = given.toSorted((one, other) => (one.verdicts.startedAt < other.verdicts.startedAt ? -1 : 1));
  const runs = ordered.map(pastRun);
  const byRun = ordered.map(({ verdicts }) => new Map(verdicts.rules.map((rule) => [rule.id, rule])));
  const known = new Map(byRun.flatMap((rules) => [...rules]));
  const all = [...known.values()].flatMap(({ id, says, level }): RuleHistory[] => {
    const opinions = byRun.map((rules) => opinionOf(rules.get(id)));
    if (!opinions.some(Boolean)) return [];
    const verdicts = opinions.map((rule) => rule?.verdict ?? null);
    return [{ id, says, level, verdicts, turns: turnsOf(opinions, runs) }];
  });
  const changed = all
    .filter(({ turns }) => turns.length > 0)
    .sort((one, other) => other.turns.length - one.turns.length);
  return { schema: 1, target: ordered[0]?.verdicts.target ?? '', runs, changed, steady: all.length - changed.length };
}
