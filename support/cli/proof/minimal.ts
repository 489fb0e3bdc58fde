import { exampleKey } from '../../ledger/ending.ts';
import type { FaultOutcome } from '../../ledger/fault-outcome.ts';
import type { Noticed } from '../../ledger/kill-matrix.ts';

/** A fault that a rule catches, with the examples of the rule that are red with it. */
export interface CaughtFault {
  readonly id: string;
  readonly rule: string;
  readonly red: ReadonlySet<string>;
}

const isWithin = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].every((each) => other.has(each));

/**
 * The minimal faults of a rule: no other fault of the rule is red on fewer of the same examples. Of those that are red on the same
 * examples the first counts.
 */
export function minimalFaults(caught: readonly CaughtFault[]): CaughtFault[] {
  const first = new Map<string, CaughtFault>();
  for (const fault of caught) {
    const key = [...fault.red].sort().join('\n');
    if (!first.has(key)) first.set(key, fault);
  }
  const kept: CaughtFault[] = [];
  for (const fault of [...first.values()].sort((one, other) => one.red.size - other.red.size))
    if (!kept.some(({ red }) => isWithin(red, fault.red))) kept.push(fault);
  return kept;
}

export function minimalByRule(caught: readonly CaughtFault[]): ReadonlyMap<string, readonly CaughtFault[]> {
  const byRule = new Map<string, CaughtFault[]>();
  for (const fault of caught) byRule.set(fault.rule, [...(byRule.get(fault.rule) ?? []), fault]);
  return new Map([...byRule].map(([rule, faults]) => [rule, minimalFaults(faults)]));
}

/** Which of the examples are noticed when they go, each being all that is red with some fault of its rule, and which are not. */
export function noticedAmong(
  asked: readonly string[],
  caught: ReadonlyArray<{ readonly red: readonly string[] }>,
): Noticed {
  const noticed = new Set(caught.flatMap(({ red }) => (red.length === 1 ? red : [])));
  return { examples: asked.filter((key) => noticed.has(key)), others: asked.filter((key) => !noticed.has(key)) };
}

/** The faults of authors that were caught, with the examples of their own rules that are red. */
export const writtenCaught = (outcomes: readonly FaultOutcome[]): CaughtFault[] =>
  outcomes
    .filter(({ caught, operator }) => caught && operator === undefined)
    .map(({ id, rule, killedBy }) => ({
      id,
      rule,
      red: new Set(killedBy.map((kill) => exampleKey({ rule, ...kill }))),
    }));
