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

/** Refuses what a premise leans on, by way of others, when that leads back to itself. */
function refuseCircle(id: string, way: readonly string[], all: readonly Premise[]): void {
  if (way.includes(id)) {
    const circle = [...way.slice(way.indexOf(id)), id];
    throw new UsageError(`the premises lean on each other: ${circle.join(' on ')}.`);
  }
  for (const next of all) if (next.in?.includes(id)) refuseCircle(next.of, [...way, id], all);
}

/** Refuses premises of rules that there are not, or that lean on each other. */
export function checkPremises(all: readonly Premise[], rules: readonly Rule[]): void {
  const known = new Map<string, Rule>();
  for (const rule of rules) known.set(rule.id, rule);
  for (const { claim, of, in: leaning = [] } of all)
    for (const id of [of, ...leaning]) {
      const rule = known.get(id);
      if (!rule) throw new UsageError(`the premise "${claim}" names ${id}, which is no rule.`);
      if (rule.aliasOf) throw new UsageError(`the premise "${claim}" names ${id}, an alias of ${rule.aliasOf}.`);
      if (rule.excluded) throw new UsageError(`the premise "${claim}" names ${id}, which is excluded.`);
    }
  for (const { of } of all) refuseCircle(of, [], all);
}
