import { readFileSync } from 'node:fs';
import { codeBeside } from '../../kernel/code-beside.ts';
import type { Fault } from '../../worlds/behaviour.ts';
import { rowNamed } from '../grammar/grammar.ts';

/** Written by `plumbline prove`; a line names a rule, two digests and its witnesses, with `%20` for a blank in their names. */
const FILE = new URL('../witnesses.txt', import.meta.url);

/** Every witness that the grammar makes, with the rule whose examples catch it. One that the grammar no longer knows is left out. */
const grown: Fault[] = [];
for (const line of readFileSync(FILE, 'utf8').split('\n')) {
  if (line === '' || line.startsWith('#')) continue;
  const [rule = '', , , ...names] = line.split(' ');
  for (const id of names.map((name) => name.replaceAll('%20', ' '))) {
    const row = rowNamed(id);
    if (row) grown.push({ id, rule, ...row });
  }
}

const topics: ReadonlyArray<{ readonly faults: readonly Fault[] }> = await Promise.all(
  codeBeside(import.meta.url).map((path) => import(path)),
);

/** Every deliberate deviation that somebody thought of, by topic. */
export const written: readonly Fault[] = topics.flatMap((topic) => topic.faults);

export const faults: readonly Fault[] = [...written, ...grown];

const byId: ReadonlyMap<string, Fault> = new Map(faults.map((fault) => [fault.id, fault]));

/** The faults with these ids, those of the grammar made for each caller, because they may remember; `unknown` are the ids that name none. */
export function findFaults(ids: readonly string[]): { found: Fault[]; unknown: string[] } {
  const found: Fault[] = [];
  const unknown: string[] = [];
  for (const id of ids) {
    const row = rowNamed(id);
    const fault = row ? { rule: byId.get(id)?.rule ?? '', id, ...row } : byId.get(id);
    if (fault) found.push(fault);
    else unknown.push(id);
  }
  return { found, unknown };
}
