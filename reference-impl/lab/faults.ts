import { idsIn, type Settled } from '../deviations/settled.ts';
import type { Reply } from '../http/operation.ts';
import { Problem } from '../kernel/problem.ts';
import { behaviourWith } from '../worlds/behaviour.ts';
import { catalogues, faultList, withFaults } from './catalogues.ts';
import { type LabCall, type LabOperation, objectOf, verb } from './lab-operation.ts';
import { changedDecisions } from './reach.ts';

const IDS = objectOf({ ids: { type: 'array', items: { type: 'string' } } });

/** Deliberate deviations, for a world or for all future ones, and permitted behaviours for all future worlds. */
export const faultOperations: readonly LabOperation[] = [
  verb('lab.faults.list', 'GET', '/faults', {
    summary: 'Lists every deliberate deviation with the rule it breaks.',
    run: async () => ({ status: 200, type: 'application/json', text: await faultList() }),
  }),
  verb('lab.faults.grammar', 'GET', '/faults/grammar', {
    summary:
      'Lists the operators of the grammar and their families, and its faults that no rule catches: excused by a reason, or open with an owner.',
    run: async () => {
      const { operators, families, excused, open } = await catalogues();
      const withIds = <Entry extends Settled>(entries: readonly Entry[]) =>
        entries.map(({ faults, ...entry }) => ({ ...entry, ids: idsIn({ faults }) }));
      return { status: 200, body: { operators, families, excused: withIds(excused), open: withIds(open) } };
    },
  }),
  verb('lab.faults.everywhere', 'PUT', '/faults', {
    summary: 'Switches faults for all future worlds and for requests without a world.',
    schema: IDS,
    run: ({ caller: platform, body: { ids } }: LabCall<{ ids: string[] }>) =>
      withFaults(ids, (faults): Reply => {
        platform.behaviour = behaviourWith(platform.parts, faults, platform.behaviour.variant);
        return { status: 200, body: { ids } };
      }),
  }),
  verb('lab.faults.switch', 'PUT', '/worlds/:world/faults', {
    summary: 'Switches the faults of one world.',
    schema: IDS,
    run: ({ caller: { parts }, scope: world, body: { ids } }: LabCall<{ ids: string[] }>) =>
      withFaults(ids, (faults): Reply => {
        world.behave(behaviourWith(parts, faults, world.behaviour.variant));
        return { status: 200, body: { ids } };
      }),
  }),
  verb('lab.alternatives.list', 'GET', '/alternatives', {
    summary:
      'Lists every permitted behaviour that the platform can show instead of its own, with the rules that leave it open and the decisions that it changes, and why others have none.',
    run: async ({ caller: platform }) => {
      const { alternatives, withoutAlternative: none } = await catalogues();
      const listed = alternatives.map((each) => {
        const { name, rows, says, target = {} } = each;
        return { name, rows, says, target, decisions: [...changedDecisions(platform.parts, each).keys()] };
      });
      return { status: 200, body: { alternatives: listed, none } };
    },
  }),
  verb('lab.alternatives.choose', 'PUT', '/alternatives', {
    summary:
      'Chooses exactly these permitted behaviours, without any fault, for all future worlds and for requests without a world.',
    schema: objectOf({ names: { type: 'array', items: { type: 'string' } } }),
    run: async ({ caller: platform, body: { names } }: LabCall<{ names: string[] }>) => {
      const { findAlternatives } = await catalogues();
      const { found, unknown } = findAlternatives(names);
      if (unknown.length > 0)
        throw new Problem(400, `Unknown alternative: ${unknown.join(', ')}; GET /alternatives lists them.`);
      platform.behaviour = behaviourWith(platform.parts, [], found);
      return { status: 200, body: { names } };
    },
  }),
];
