import type { KnownFault } from './known-signs.ts';
import { ruleIn } from './sign.ts';

/** Rules by how many of their examples are red, the most first: that one is the likeliest to be broken. */
export function rankedRules(red: ReadonlySet<string>): Array<readonly [rule: string, examples: number]> {
  const counts = new Map<string, number>();
  for (const example of red) counts.set(ruleIn(example), (counts.get(ruleIn(example)) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** Of so many faults, how often their rule has the most red examples: alone, or beside others that have as many. */
export interface Evaluation {
  readonly faults: number;
  readonly alone: number;
  readonly beside: number;
}

/** How well the ranking finds the rules that known faults break, by the examples that they turn red. */
export function evaluate(faults: readonly KnownFault[]): Evaluation {
  const companies = faults.map(({ rule, signs }) => {
    const ranked = rankedRules(new Set(signs.keys()));
    const most = ranked.filter(([, examples]) => examples === ranked[0]?.[1]).map(([id]) => id);
    return most.includes(rule) ? most.length : 0;
  });
  return {
    faults: faults.length,
    alone: companies.filter((size) => size === 1).length,
    beside: companies.filter((size) => size > 1).length,
  };
}
