import type { Reply } from '../http/operation.ts';
import { behaviourWith } from '../worlds/behaviour.ts';
import type { Platform } from '../worlds/platform.ts';
import { catalogues, faultList, withFaults } from './catalogues.ts';
import type { LabCall, LabOperation } from './lab-caller.ts';
import { objectOf } from './object-schema.ts';

const IDS = objectOf({ ids: { type: 'array', items: { type: 'string' } } });

/** Switches the faults with these ids in `place`: a world, or the platform for all future worlds. */
function switchFaults({ parts }: Platform, place: Pick<Platform, 'behaviour'>, ids: readonly string[]) {
  return withFaults(ids, (faults): Reply => {
    place.behaviour = behaviourWith(parts, faults, place.behaviour.variant);
    return { status: 200, body: { ids } };
  });
}

async function list(): Promise<Reply> {
  return { status: 200, type: 'application/json', text: await faultList() };
}

async function listGrammar(): Promise<Reply> {
  const { operators, survivors } = await catalogues();
  return { status: 200, body: { operators, survivors } };
}

/** Deliberate deviations: for one world, or for all future worlds and unknown callers. */
export const faultOperations: readonly LabOperation[] = [
  {
    id: 'lab.faults.list',
    method: 'GET',
    path: '/faults',
    summary: 'Lists every deliberate deviation with the rule it breaks.',
    run: list,
  },
  {
    id: 'lab.faults.grammar',
    method: 'GET',
    path: '/faults/grammar',
    summary: 'Lists the operators of the grammar, and its faults that no rule catches, each with the reason.',
    run: listGrammar,
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
