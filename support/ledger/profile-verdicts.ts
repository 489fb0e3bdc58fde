import type { Circumstances } from '../ground/evidence/circumstances.ts';
import { type Profile, rulesIn } from '../ground/rules/profiles.ts';
import { overallOf } from './overall.ts';
import { tallyOf, verifiedOf } from './tally.ts';
import type { JudgedRule, ProfileVerdict } from './verdicts.ts';

/**
 * A rule as the run counts it: one outside the claimed profiles is not selected, and one that the edition does not hold as it
 * is now is pending; neither is red. What a claimed rule leans on counts where it was seen to fail.
 */
export function setApart(rule: JudgedRule, by: Circumstances): JudgedRule {
  if (!rule.judged) return rule;
  const apart = { ...rule, judged: false, inScope: true, known: undefined, knownFailures: undefined };
  const { profiles, suite } = by;
  const claimed = !profiles || !suite ? undefined : rulesIn(profiles, suite.profiles);
  const isLeantOn = rule.examples.some(({ premiseOf }) => premiseOf !== undefined && claimed?.has(premiseOf));
  if (claimed && !claimed.has(rule.id) && !isLeantOn)
    return { ...apart, verdict: 'not-selected', reason: 'outside the claimed profiles', examples: [] };
  const why = by.suite?.pending.get(rule.id);
  return why === undefined ? rule : { ...apart, verdict: 'pending', reason: why };
}

function verdictOf({ id, name, required, optional }: Profile, byId: ReadonlyMap<string, JudgedRule>): ProfileVerdict {
  const needed: JudgedRule[] = [];
  for (const each of required) {
    const rule = byId.get(each);
    if (rule?.judged) needed.push(rule);
  }
  const rules = [...needed];
  for (const each of optional) {
    const rule = byId.get(each);
    if (rule?.judged && ['pass', 'fail', 'error'].includes(rule.verdict)) rules.push(rule);
  }
  const summary = tallyOf(needed);
  const { of } = verifiedOf(summary);
  const all = tallyOf(rules);
  const verdict = overallOf({ rules, summary: all, troubles: [], partial: false, cancelled: false, limit: undefined });
  return {
    id,
    name,
    verdict,
    share: of === 0 ? 0 : Math.floor((summary.pass * 100) / of),
    passed: all.pass,
    failed: all.fail + all.error,
    undecided: all.inconclusive + all.carriedOver,
    notVerified: all.notVerifiable + all.notSelected + all.open,
  };
}

/** How far each profile was kept; of a run for some profiles only these, and of a partial run none. */
export function profileVerdicts(rules: readonly JudgedRule[], by: Circumstances): ProfileVerdict[] | undefined {
  if (!by.suite || by.client || by.selection !== undefined) return undefined;
  const byId = new Map<string, JudgedRule>();
  for (const rule of rules) byId.set(rule.id, rule);
  const verdicts: ProfileVerdict[] = [];
  for (const profile of by.suite.profiles)
    if (by.profiles?.includes(profile.id) ?? true) verdicts.push(verdictOf(profile, byId));
  return verdicts;
}
