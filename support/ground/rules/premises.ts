import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../own-package.ts';
import { UsageError } from '../problems/usage-error.ts';
import type { Premise, Rule } from './rule.ts';

export function readPremises(path = join(ROOT, 'features/premises.json')): Premise[] {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Premise[];
  } catch (error) {
    throw new UsageError(`cannot read the premises from ${path}: ${(error as Error).message}.`);
  }
}

export function premisesOf({ id, says }: Pick<Rule, 'id' | 'says'>, all: readonly Premise[]): Premise[] {
  return all.filter((premise) => {
    if (premise.of === id) return false;
    return premise.in ? premise.in.includes(id) : !says.includes('report code');
  });
}

function circleIn(all: readonly Premise[]): string[] | undefined {
  const follow = (id: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(id)) return [...way.slice(way.indexOf(id)), id];
    for (const next of all.flatMap((each) => (each.in?.includes(id) ? [each.of] : []))) {
      const circle = follow(next, [...way, id]);
      if (circle) return circle;
    }
    return undefined;
  };
  for (const { of } of all) {
    const circle = follow(of, []);
    if (circle) return circle;
  }
  return undefined;
}

/** Refuses premises of rules that there are not, or that lean on each other. */
export function checkPremises(all: readonly Premise[], rules: readonly Rule[]): void {
  const known = new Map(rules.map((rule) => [rule.id, rule]));
  for (const { claim, of, in: leaning = [] } of all)
    for (const id of [of, ...leaning]) {
      const rule = known.get(id);
      if (!rule) throw new UsageError(`the premise "${claim}" names ${id}, which is no rule.`);
      if (rule.aliasOf) throw new UsageError(`the premise "${claim}" names ${id}, an alias of ${rule.aliasOf}.`);
      if (rule.excluded) throw new UsageError(`the premise "${claim}" names ${id}, which is excluded.`);
    }
  const circle = circleIn(all);
  if (circle) throw new UsageError(`the premises lean on each other: ${circle.join(' on ')}.`);
}
