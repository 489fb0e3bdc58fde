import { operators, partsOf } from '../faults/grammar/grammar.ts';
import { survivors } from '../faults/grammar/survivors.ts';
import { faults, findFaults } from '../faults/index.ts';
import type { Reply } from '../http/operation.ts';
import { Problem } from '../kernel/problem.ts';
import { behaviourWith } from '../worlds/behaviour.ts';
import type { Platform } from '../worlds/platform.ts';
import type { LabCall, LabOperation } from './lab-caller.ts';
import { objectOf } from './object-schema.ts';

const IDS = objectOf({ ids: { type: 'array', items: { type: 'string' } } });

/** Switches the faults with these ids in `place`: a world, or the platform for all future worlds. */
function switchFaults({ parts }: Platform, place: Pick<Platform, 'behaviour'>, ids: readonly string[]): Reply {
  const { found, unknown } = findFaults(ids);
  if (unknown.length > 0) throw new Problem(400, `Unknown fault: ${unknown.join(', ')}; GET /faults lists them.`);
  place.behaviour = behaviourWith(parts, found, place.behaviour.variant);
  return { status: 200, body: { ids } };
}

/** Every fault, with the operator that made it where the grammar did. */
const listed = faults.map(({ id, rule, says }) => {
  const operator = partsOf(id)?.operator;
  return { id, rule, says, ...(operator === undefined ? {} : { operator }) };
});

/** Deliberate deviations: for one world, or for all future worlds and unknown callers. */
export const faultOperations: readonly LabOperation[] = [
  {
    id: 'lab.faults.list',
    method: 'GET',
    path: '/faults',
    summary: 'Lists every deliberate deviation with the rule it breaks.',
    run: () => ({ status: 200, body: { faults: listed } }),
  },
  {
    id: 'lab.faults.grammar',
    method: 'GET',
    path: '/faults/grammar',
    summary: 'Lists the operators of the grammar, and its faults that no rule catches, each with the reason.',
    run: () => ({ status: 200, body: { operators, survivors } }),
  },
  {
    id: 'lab.faults.everywhere',
    method: 'PUT',
    path: '/faults',
    summary: 'Switches faults for all future worlds and for requests without a world.',
    schema: IDS,
    run: ({ caller, body }: LabCall<{ ids: string[] }>) => switchFaults(caller, caller, body.ids),
  },
  {
    id: 'lab.faults.switch',
    method: 'PUT',
    path: '/worlds/:world/faults',
    summary: 'Switches the faults of one world.',
    schema: IDS,
    run: ({ caller, scope, body }: LabCall<{ ids: string[] }>) => switchFaults(caller, scope, body.ids),
  },
];
