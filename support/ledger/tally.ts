import { REASONS, type Reason } from '../ground/problems/inconclusive.ts';
import type { JudgedRule, Summary, Verified } from './verdicts.ts';

/** Where a rule is counted: each in one place, and in the same place wherever rules are counted. */
export type Column = Exclude<keyof Summary, 'judged'>;

/** The reasons, those first that say more about a rule than the others do. */
const ORDER: readonly Reason[] = [
  'target-unavailable',
  'callback-unreachable',
  'budget-exhausted',
  'insufficient-evidence',
  'precondition-unmet',
  'time-unreachable',
  'facility-missing',
  'deferred-until',
  'other-reading',
  'premise-failed',
  'core-missing',
];

export function reasonOf({ examples, reason = '', inScope }: JudgedRule): Reason | undefined {
  const own = REASONS.find((each) => reason.startsWith(each));
  if (own && (!inScope || own === 'core-missing')) return own;
  const seen = new Set<Reason | undefined>();
  for (const example of examples) if (example.verdict === 'inconclusive') seen.add(example.reason);
  return ORDER.find((each) => seen.has(each)) ?? own;
}

const APART = ['recorded', 'error', 'pending'] as const;

export function columnOf(rule: JudgedRule): Column | undefined {
  const { judged, inScope, verdict } = rule;
  if (!judged) return APART.find((each) => each === verdict);
  if (!inScope) return 'notVerifiable';
  if (verdict === 'not-selected') return 'notSelected';
  if (verdict === 'not-applicable') return 'notApplicable';
  return verdict === 'inconclusive' && reasonOf(rule) === 'deferred-until' ? 'carriedOver' : verdict;
}

export function rulesIn(rules: readonly JudgedRule[], column: Column): JudgedRule[] {
  return rules.filter((rule) => columnOf(rule) === column);
}

export function tallyOf(rules: readonly JudgedRule[]): Summary {
  const summary: Record<keyof Summary, number> = {
    judged: 0,
    pass: 0,
    fail: 0,
    error: 0,
    inconclusive: 0,
    carriedOver: 0,
    notVerifiable: 0,
    notApplicable: 0,
    notSelected: 0,
    open: 0,
    pending: 0,
    recorded: 0,
  };
  for (const rule of rules) {
    if (rule.judged) summary.judged += 1;
    const column = columnOf(rule);
    if (column) summary[column] += 1;
  }
  return summary;
}

/** How many rules each reason keeps undecided, in the order of the rules: `3 facility-missing, 1 time-unreachable`. */
export function reasonsText(rules: readonly JudgedRule[]): string {
  const counts = new Map<string, number>();
  for (const rule of rules) {
    const reason = reasonOf(rule) ?? rule.reason ?? 'no reason';
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts].map(([reason, count]) => `${count} ${reason}`).join(', ');
}

/** How many of the rules that apply to a target were verified: they passed, or failed as the target file says. */
export function verifiedOf({ judged, notApplicable, pass, fail }: Summary): Verified {
  return { rules: pass + fail, of: judged - notApplicable };
}
