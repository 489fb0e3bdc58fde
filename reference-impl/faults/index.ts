import { readdirSync } from 'node:fs';
import type { Fault } from '../worlds/behaviour.ts';

const MADE_OF = ['operators'];

/** The topics of every interface: each file in a folder here, except the operators. */
const topics: ReadonlyArray<{ readonly faults: readonly Fault[] }> = await Promise.all(
  readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !MADE_OF.includes(entry.name))
    .flatMap(({ name }) => readdirSync(`${import.meta.dirname}/${name}`).map((file) => `./${name}/${file}`))
    .sort()
    .map((path) => import(path)),
);

/** Every deliberate deviation the platform can show, by topic. */
export const faults: readonly Fault[] = topics.flatMap((topic) => topic.faults);

const byId: ReadonlyMap<string, Fault> = new Map(faults.map((fault) => [fault.id, fault]));

/** The faults with these ids; `unknown` are the ids that name none. */
export function findFaults(ids: readonly string[]): { found: Fault[]; unknown: string[] } {
  return {
    found: ids.flatMap((id) => byId.get(id) ?? []),
    unknown: ids.filter((id) => !byId.has(id)),
  };
}
