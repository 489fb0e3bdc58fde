import { readFileSync } from 'node:fs';
import type { Fault } from '../../worlds/behaviour.ts';
import { rowNamed } from './grammar.ts';

/** Rules by the faults that their examples catch: places, and the operators that apply there. */
type Owners = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Found by `test/proof/find-owners.ts`, which tries each fault on the rules that reach it. */
const owners: Owners = JSON.parse(readFileSync(new URL('./owners.json', import.meta.url), 'utf8'));

/** A fault that is made when somebody switches it on. Throws for an id that the grammar does not know. */
function faultOf(id: string, rule: string): Fault {
  const row = rowNamed(id);
  if (!row) throw new Error(`the grammar makes no fault called ${id}`);
  return { id, rule, ...row };
}

/** Every fault of the grammar that an example of a judged rule catches. */
export const grown: readonly Fault[] = Object.entries(owners).flatMap(([rule, places]) =>
  Object.entries(places).flatMap(([place, operators]) =>
    operators.map((operator) => faultOf(`${operator}.${place}`, rule)),
  ),
);
