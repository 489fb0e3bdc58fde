import { columnOf } from './tally.ts';
import { everyRule, type JudgedRule, type RuleVerdict, type Verdicts } from './verdicts.ts';

/** A rule that two runs see differently. */
export interface Change {
  readonly id: string;
  readonly says: string;
  readonly level: string;
  readonly before: RuleVerdict | 'unknown';
  readonly after: RuleVerdict | 'unknown';
  /** What was different or missing, in the words of each run. */
  readonly whyBefore?: string | undefined;
  readonly whyAfter?: string | undefined;
}

/** What changed from one run to another. */
export interface Comparison {
  /** Came out worse: pass, inconclusive, fail, error. */
  readonly regressions: readonly Change[];
  readonly fixes: readonly Change[];
  /** The same verdict for another reason, or another deviation. */
  readonly changes: readonly Change[];
  /** Examined in the second run alone. */
  readonly appeared: readonly Change[];
  /** Examined in the first run alone. */
  readonly gone: readonly Change[];
  readonly same: number;
}

const ORDER: readonly RuleVerdict[] = ['pass', 'inconclusive', 'fail', 'error'];

/** A run that did not examine a rule, or has yet to collect its verdict, has no opinion about it. */
const opinion = (rule: JudgedRule | undefined): JudgedRule | undefined =>
  rule?.judged && rule.inScope && ORDER.includes(rule.verdict) && columnOf(rule) !== 'carriedOver' ? rule : undefined;

/** Why a rule is not green: its deviations, else its reason. */
function whyOf(rule: JudgedRule | undefined): string | undefined {
  const seen = (rule?.examples ?? []).filter(({ verdict }) => verdict === rule?.verdict);
  const told = seen.flatMap(
    ({ fingerprint, message }) => fingerprint ?? (rule?.verdict === 'error' ? (message ?? []) : []),
  );
  return [...new Set(told)].sort().join('; ') || rule?.reason || undefined;
}

function changeOf(known: JudgedRule, one: JudgedRule | undefined, other: JudgedRule | undefined): Change {
  const { id, says, level } = known;
  return {
    id,
    says,
    level,
    before: one?.verdict ?? 'unknown',
    after: other?.verdict ?? 'unknown',
    whyBefore: whyOf(one),
    whyAfter: whyOf(other),
  };
}

type Kind = Exclude<keyof Comparison, 'same'> | 'same' | 'neither';

function kindOf(before: JudgedRule | undefined, after: JudgedRule | undefined): Kind {
  const [one, other] = [opinion(before), opinion(after)];
  if (!one || !other) return one ? 'gone' : other ? 'appeared' : 'neither';
  const step = ORDER.indexOf(other.verdict) - ORDER.indexOf(one.verdict);
  if (step !== 0) return step > 0 ? 'regressions' : 'fixes';
  return whyOf(one) === whyOf(other) ? 'same' : 'changes';
}

/** Compares two ledgers rule by rule, in the order of the second. */
export function compareRuns(before: Verdicts, after: Verdicts): Comparison {
  const ones = new Map(everyRule(before).map((rule) => [rule.id, rule]));
  const others = new Map(everyRule(after).map((rule) => [rule.id, rule]));
  const found: Record<Kind, Change[]> = {
    regressions: [],
    fixes: [],
    changes: [],
    appeared: [],
    gone: [],
    same: [],
    neither: [],
  };
  for (const id of new Set([...others.keys(), ...ones.keys()])) {
    const [one, other] = [ones.get(id), others.get(id)];
    found[kindOf(one, other)].push(changeOf((other ?? one) as JudgedRule, one, other));
  }
  const { same, neither: _, ...rest } = found;
  return { ...rest, same: same.length };
}
