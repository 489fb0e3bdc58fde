import { collect } from '../../ground/collect.ts';
import type { RuleBook } from '../../ground/rules/rule-book.ts';
import { exampleKey } from '../../ledger/ending.ts';
import type { Trial } from '../../ledger/fault-outcome.ts';
import type { Noticed } from '../../ledger/kill-matrix.ts';

export interface CaughtFault {
  readonly id: string;
  readonly rule: string;
  readonly red: ReadonlySet<string>;
}

export type RuleKill = Readonly<Record<'rule' | 'key' | 'step', string>>;

export function killsIn({ red }: Trial, green: ReadonlySet<string>, book: RuleBook): RuleKill[] {
  const kills: RuleKill[] = [];
  for (const example of red) {
    const key = exampleKey(example);
    if (example.ending !== 'assertion' || !green.has(key)) continue;
    kills.push({ rule: book.get(example.rule)?.id ?? example.rule, key, step: example.step ?? '' });
  }
  return kills;
}

/** The faults of a rule that no other is red on fewer of the same examples; of equal ones the first. */
export function minimalFaults(caught: readonly CaughtFault[]): CaughtFault[] {
  const kept: CaughtFault[] = [];
  for (const fault of caught.toSorted((one, other) => one.red.size - other.red.size))
    if (kept.every(({ red }) => new Set([...red, ...fault.red]).size > fault.red.size)) kept.push(fault);
  return kept;
}

export function minimalByRule(caught: readonly CaughtFault[]): ReadonlyMap<string, readonly CaughtFault[]> {
  const byRule = new Map<string, CaughtFault[]>();
  for (const fault of caught) collect(byRule, fault.rule, fault);
  const minimal = new Map<string, CaughtFault[]>();
  for (const [rule, faults] of byRule) minimal.set(rule, minimalFaults(faults));
  return minimal;
}

export function noticedAmong(asked: readonly string[], caught: ReadonlyArray<{ red: readonly string[] }>): Noticed {
  const alone = new Set<string | undefined>();
  for (const { red } of caught) if (red.length === 1) alone.add(red[0]);
  const [examples, others]: [string[], string[]] = [[], []];
  for (const key of asked) (alone.has(key) ? examples : others).push(key);
  return { examples, others };
}
