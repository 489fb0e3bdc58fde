import type { RecordedExample, RecordedRun } from '../ground/evidence/recorded-run.ts';
import { ruleOf } from '../ground/members.ts';
import type { Rule } from '../ground/rules/rule.ts';

/** Stands for the rule of an example that carries none. */
export const NO_RULE = 'NO-RULE';

export function idsOf(rules: readonly Rule[]): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { id, aliasOf } of rules) if (!aliasOf) ids.add(id);
  return ids;
}

export const isOutside = ({ uri }: RecordedExample): boolean => !/^features[\\/]/.test(uri);

const OUTSIDE = {
  area: 'OUTSIDE',
  section: 'none',
  says: 'It is no rule of the suite.',
  level: 'MUST',
  standing: 'documented',
  role: 'server',
  needs: [],
} as const;

/** The examples of features outside the suite that carry no rule of it, and a stand-in for each rule that they carry. */
export function outsideOf(rules: readonly Rule[], run: RecordedRun): { run: RecordedRun; rules: Rule[] } {
  const known = idsOf(rules);
  const examples: RecordedExample[] = [];
  for (const each of run.examples)
    if (!known.has(each.rule) && isOutside(each)) examples.push({ ...each, rule: each.rule || NO_RULE });
  const carried: Rule[] = [];
  for (const id of new Set(examples.map(ruleOf))) carried.push({ id, ...OUTSIDE });
  return { run: { ...run, examples }, rules: carried };
}
