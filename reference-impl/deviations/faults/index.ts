import { codeBeside } from '../../kernel/code-beside.ts';
import type { Fault } from '../../worlds/behaviour.ts';
import { rowNamed } from '../grammar/grammar.ts';
import { grown } from '../witnesses.ts';

/** The topics of every interface: each file in a folder here. */
const topics: ReadonlyArray<{ readonly faults: readonly Fault[] }> = await Promise.all(
  codeBeside(import.meta.url).map((path) => import(path)),
);

/** Every deliberate deviation that somebody thought of, by topic. */
export const written: readonly Fault[] = topics.flatMap((topic) => topic.faults);

/** These, and the witnesses that the grammar makes. */
export const faults: readonly Fault[] = [...written, ...grown];

const byId: ReadonlyMap<string, Fault> = new Map(faults.map((fault) => [fault.id, fault]));

/** The fault with this id; one of the grammar is made for each caller, because it may remember. */
const faultNamed = (id: string): Fault | undefined => {
  const row = rowNamed(id);
  return row ? { rule: byId.get(id)?.rule ?? '', id, ...row } : byId.get(id);
};

/** The faults with these ids; `unknown` are the ids that name none. */
export function findFaults(ids: readonly string[]): { found: Fault[]; unknown: string[] } {
  const named = ids.map((id) => [id, faultNamed(id)] as const);
  return {
    found: named.flatMap(([, fault]) => fault ?? []),
    unknown: named.filter(([, fault]) => !fault).map(([id]) => id),
  };
}
