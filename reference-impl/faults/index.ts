import type { Fault } from './behaviour.ts';

/** Every deliberate deviation the platform can show, by area. */
export const faults: readonly Fault[] = [];

const byId = (): ReadonlyMap<string, Fault> => new Map(faults.map((fault) => [fault.id, fault]));

/** The faults with these ids; `unknown` are the ids that name none. */
export function findFaults(ids: readonly string[]): { found: Fault[]; unknown: string[] } {
  const known = byId();
  return {
    found: ids.flatMap((id) => known.get(id) ?? []),
    unknown: ids.filter((id) => !known.has(id)),
  };
}
