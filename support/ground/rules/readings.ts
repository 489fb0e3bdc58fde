import { nameOf } from '../members.ts';
import { UsageError } from '../problems/usage-error.ts';
import { knownName } from './nearest.ts';
import type { RuleBook } from './rule-book.ts';

/** The readings that a target file chooses, by the ids of their rules. Throws UsageError for one that there is not. */
export function chosenReadings(book: RuleBook, chosen: Readonly<Record<string, string>> = {}): Map<string, string> {
  const byRule = new Map<string, string>();
  for (const [given, name] of Object.entries(chosen)) {
    const { id, readings = [] } = book.find(given);
    if (readings.length === 0) throw new UsageError(`readings: ${given} has one reading, and nothing to choose.`);
    if (byRule.has(id)) throw new UsageError(`readings: two are chosen for ${id}, which has several ids.`);
    byRule.set(id, knownName(`reading of ${given}:`, name, readings.map(nameOf)));
  }
  return byRule;
}
