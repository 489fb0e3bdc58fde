import { idsIn, type Settled } from '../deviations/settled.ts';
import type { Reply } from '../http/operation.ts';
import { behaviourWith } from '../worlds/behaviour.ts';
import { catalogues, faultList, withFaults } from './catalogues.ts';
import { type LabCall, type LabOperation, objectOf, verb } from './lab-operation.ts';

const IDS = objectOf({ ids: { type: 'array', items: { type: 'string' } } });

/** Deliberate deviations: for one world, or for all future worlds and unknown callers. */
export const faultOperations: readonly LabOperation[] = [
  {
    ...verb('lab.faults.list', 'GET', '/faults'),
    summary: 'Lists every deliberate deviation with the rule it breaks.',
    run: async () => ({ status: 200, type: 'application/json', text: await faultList() }),
  },
  {
    ...verb('lab.faults.grammar', 'GET', '/faults/grammar'),
    summary:
      'Lists the operators of the grammar and their families, and its faults that no rule catches: excused by a reason, or open with an owner.',
    run: async () => {
      const { operators, families, excused, open } = await catalogues();
      const withIds = <Entry extends Settled>(entries: readonly Entry[]) =>
        entries.map(({ faults, ...entry }) => ({ ...entry, ids: idsIn({ faults }) }));
      return { status: 200, body: { operators, families, excused: withIds(excused), open: withIds(open) } };
    },
  },
  {
    ...verb('lab.faults.everywhere', 'PUT', '/faults'),
    summary: 'Switches faults for all future worlds and for requests without a world.',
    schema: IDS,
    run: ({ caller: platform, body: { ids } }: LabCall<{ ids: string[] }>) =>
      withFaults(ids, (faults): Reply => {
        platform.behaviour = behaviourWith(platform.parts, faults, platform.behaviour.variant);
        return { status: 200, body: { ids } };
      }),
  },
  {
    ...verb('lab.faults.switch', 'PUT', '/worlds/:world/faults'),
    summary: 'Switches the faults of one world.',
    schema: IDS,
    run: ({ caller: { parts }, scope: world, body: { ids } }: LabCall<{ ids: string[] }>) =>
      withFaults(ids, (faults): Reply => {
        world.behave(behaviourWith(parts, faults, world.behaviour.variant));
        return { status: 200, body: { ids } };
      }),
  },
];
