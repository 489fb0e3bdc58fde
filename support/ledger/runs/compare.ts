import { columnOf } from '../tally.ts';
import { everyRule, type JudgedRule, type RuleVerdict, type Verdicts } from '../verdicts.ts';

export interface Change {
  readonly id: string;
  readonly says: string;
  readonly level: string;
  readonly before: RuleVerdict | 'unknown';
  readonly after: RuleVerdict | 'unknown';
  readonly whyBefore?: string | undefined;
  readonly whyAfter?: string | undefined;
}

export interface Comparison {
  readonly regressions: readonly Change[];
  readonly fixes: readonly Change[];
  /** The same verdict for another reason, or another deviation. */
  readonly changes: readonly Change[];
  readonly appeared: readonly Change[];
  readonly gone: readonly Change[];
  readonly same: number;
}

const ORDER: readonly RuleVerdict[] = ['pass', 'inconclusive', 'fail', 'error'];

/** How bad a verdict is; undefined where the run did not examine the rule, or has yet to collect its verdict. */
function rankOf(rule: JudgedRule | undefined): number | undefined {
  if (!rule?.judged || !rule.inScope || columnOf(rule) === 'carriedOver') return undefined;
  const rank = ORDER.indexOf(rule.verdict);
  return rank < 0 ? undefined : rank;
}

function whyOf(rule: JudgedRule | undefined): string | undefined {
  if (!rule) return undefined;
  const reasons = new Set<string>();
  for (const { verdict, fingerprint, message } of rule.examples) {
    if (verdict !== rule.verdict) continue;
    const reason = fingerprint ?? (verdict === 'error' ? message : undefined);
    if (reason !== undefined) reasons.add(reason);
  }
  return [...reasons].sort().join('; ') || rule.reason || undefined;
}

export function compareRuns(before: Verdicts, after: Verdicts): Comparison {
  const ones = new Map<string, JudgedRule>();
  for (const rule of everyRule(before)) ones.set(rule.id, rule);
  const others = new Map<string, JudgedRule>();
  for (const rule of everyRule(after)) others.set(rule.id, rule);

  type Lists = Record<keyof Comparison, Change[]>;
  const found: Lists = { regressions: [], fixes: [], changes: [], appeared: [], gone: [], same: [] };
  for (const id of new Set([...others.keys(), ...ones.keys()])) {
    const [one, other] = [ones.get(id), others.get(id)];
    const [rankBefore, rankAfter] = [rankOf(one), rankOf(other)];
    if (rankBefore === undefined && rankAfter === undefined) continue;
    const [whyBefore, whyAfter] = [whyOf(one), whyOf(other)];
    let kind: keyof Comparison = whyBefore === whyAfter ? 'same' : 'changes';
    if (rankBefore === undefined) kind = 'appeared';
    else if (rankAfter === undefined) kind = 'gone';
    else if (rankBefore !== rankAfter) kind = rankAfter > rankBefore ? 'regressions' : 'fixes';
    const { says, level } = (other ?? one) as JudgedRule;
    const verdicts = { before: one?.verdict ?? 'unknown', after: other?.verdict ?? 'unknown' } as const;
    found[kind].push({ id, says, level, ...verdicts, whyBefore, whyAfter });
  }
  return { ...found, same: found.same.length };
}
