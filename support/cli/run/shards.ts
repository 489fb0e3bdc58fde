import { everyRule } from '../../ledger/verdicts.ts';
import { readVerdicts } from '../../reports/rulebook/run-folder.ts';

/** Milliseconds by rule. */
export type Durations = ReadonlyMap<string, number>;

export function durationsIn(folder: string): Durations {
  const durations = new Map<string, number>();
  for (const { id, examples } of everyRule(readVerdicts(folder))) {
    let whole = 0;
    for (const { durationMs } of examples) whole += durationMs;
    if (whole > 0) durations.set(id, whole);
  }
  return durations;
}

export interface BalancedShard {
  readonly rules: string[];
  ms: number;
}

/** The rules over so many shards that end together: the longest first, each to the shard with the least to do. */
export function balancedShards(ids: readonly string[], total: number, durations: Durations): BalancedShard[] {
  let sum = 0;
  for (const each of durations.values()) sum += each;
  const usual = durations.size === 0 ? 1 : sum / durations.size;
  const lengthOf = (id: string): number => durations.get(id) ?? usual;
  const longest = [...new Set(ids)].sort();
  longest.sort((one, other) => lengthOf(other) - lengthOf(one));
  const shards = Array.from({ length: total }, (): BalancedShard => ({ rules: [], ms: 0 }));
  for (const id of longest) {
    const freest = shards.reduce((one, other) => (other.ms < one.ms ? other : one));
    freest.rules.push(id);
    freest.ms += lengthOf(id);
  }
  return shards;
}
