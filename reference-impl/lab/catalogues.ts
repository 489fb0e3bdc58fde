import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../kernel/problem.ts';
import type { Fault } from '../worlds/behaviour.ts';

async function load() {
  const { faults, findFaults, written } = await import('../deviations/faults/index.ts');
  const { Candidates, operators, partsOf } = await import('../deviations/grammar/grammar.ts');
  const { families } = await import('../deviations/grammar/families.ts');
  const { EXCUSED } = await import('../deviations/excused.data.ts');
  const { OPEN } = await import('../deviations/open.data.ts');
  const { alternatives, findAlternatives, withoutAlternative } = await import('../deviations/alternatives/index.ts');
  return {
    faults,
    findFaults,
    written,
    Candidates,
    operators,
    families,
    partsOf,
    excused: EXCUSED,
    open: OPEN,
    alternatives,
    findAlternatives,
    withoutAlternative,
  };
}

let known: ReturnType<typeof load> | undefined;

/** Faults and alternatives: a fifth of all modules, which a platform that conforms does without. Loaded once, when they are asked for. */
export function catalogues(): ReturnType<typeof load> {
  known ??= load();
  return known;
}

/** A fault as it is listed, with the operator that made it where the grammar did. */
export interface ListedFault {
  readonly id: string;
  readonly rule: string;
  readonly says: string;
  readonly operator?: string;
}

/** Where `npm run build` leaves the list: every run asks for it, and few need the faults themselves. */
const LIST = join(import.meta.dirname, 'faults.json');

/** Every fault with the rule it breaks, as JSON: `{ faults: ListedFault[] }`. */
export async function faultList(): Promise<string> {
  if (existsSync(LIST)) return readFileSync(LIST, 'utf8');
  const { faults, partsOf } = await catalogues();
  const listed = faults.map(({ id, rule, says }): ListedFault => {
    const operator = partsOf(id)?.operator;
    return { id, rule, says, ...(operator === undefined ? {} : { operator }) };
  });
  return JSON.stringify({ faults: listed });
}

/** Calls `then` with the faults that have these ids, at once if there are none. Throws a Problem with status 400 for unknown ones. */
export function withFaults<Result>(
  ids: readonly string[],
  then: (faults: Fault[]) => Result,
): Result | Promise<Result> {
  if (ids.length === 0) return then([]);
  return catalogues().then(({ findFaults }) => {
    const { found, unknown } = findFaults([...ids]);
    if (unknown.length > 0) throw new Problem(400, `Unknown fault: ${unknown.join(', ')}; GET /faults lists them.`);
    return then(found);
  });
}
