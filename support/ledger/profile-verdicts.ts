import type { Circumstances } from '../ground/evidence/circumstances.ts';
import { rulesIn } from '../ground/rules/profiles.ts';
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

/** How far each profile was kept; of a run for some profiles only these, and of a partial run none. */
export function profileVerdicts(rules: readonly JudgedRule[], by: Circumstances): ProfileVerdict[] | undefined {
  if (!by.suite || by.client || by.selection !== undefined) return undefined;
  const byId = new Map<string, JudgedRule>();
  for (const rule of rules) byId.set(rule.id, rule);
  const verdicts: ProfileVerdict[] = [];
  for (const { id, name, required, optional } of by.suite.profiles) {
    if (by.profiles && !by.profiles.includes(id)) continue;
    const needed: JudgedRule[] = [];
    for (const each of required) {
      const rule = byId.get(each);
      if (rule?.judged) needed.push(rule);
    }
    const own = [...needed];
    for (const each of optional) {
      const rule = byId.get(each);
      if (rule?.judged && ['pass', 'fail', 'error'].includes(rule.verdict)) own.push(rule);
    }
    const summary = tallyOf(needed);
    const { of } = verifiedOf(summary);
    const share = of === 0 ? 0 : Math.floor((summary.pass * 100) / of);
    const all = tallyOf(own);
    const state = { rules: own, summary: all, troubles: [], partial: false, cancelled: false, limit: undefined };
    const failed = all.fail + all.error;
    const undecided = all.inconclusive + all.carriedOver;
    const notVerified = all.notVerifiable + all.notSelected + all.open;
    verdicts.push({ id, name, verdict: overallOf(state), share, passed: all.pass, failed, undecided, notVerified });
  }
  return verdicts;
}
