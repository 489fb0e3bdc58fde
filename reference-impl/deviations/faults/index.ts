import { readFileSync } from 'node:fs';
import { codeBeside } from '../../kernel/code-beside.ts';
import type { Fault } from '../../worlds/behaviour.ts';
import { rowNamed } from '../grammar/grammar.ts';

/** Written by `plumbline prove`; a line names a rule, two digests and its witnesses, with `%20` for a blank in their names. */
const FILE = new URL('../witnesses.txt', import.meta.url);

const COMMENT = '#';

/** The rules and witnesses in the text of the file. */
const witnessesIn = (text: string): Array<readonly [rule: string, ids: readonly string[]]> =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(COMMENT))
    .map((line) => {
      const [rule = '', , , ...ids] = line.split(' ');
      return [rule, ids.map((id) => id.replaceAll('%20', ' '))];
    });

/** Every witness that the grammar makes, with the rule whose examples catch it. One that the grammar no longer knows is left out. */
const grown: readonly Fault[] = witnessesIn(readFileSync(FILE, 'utf8')).flatMap(([rule, ids]) =>
  ids.flatMap((id) => [rowNamed(id)].flatMap((row) => (row ? { id, rule, ...row } : []))),
);

/** The topics of every interface: each file in a folder here. */
const topics: ReadonlyArray<{ readonly faults: readonly Fault[] }> = await Promise.all(
  codeBeside(import.meta.url).map((path) => import(path)),
);

/** Every deliberate deviation that somebody thought of, by topic. */
export const written: readonly Fault[] = topics.flatMap((topic) => topic.faults);

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
