import { Problem } from '../kernel/problem.ts';
import { behaviourWith } from '../worlds/behaviour.ts';
import { catalogues } from './catalogues.ts';
import { type LabCall, type LabOperation, objectOf, verb } from './lab-operation.ts';
import { changedDecisions } from './reach.ts';

/** Behaviours that the document permits and the platform does not show by itself, for all future worlds. */
export const alternativeOperations: readonly LabOperation[] = [
  {
    ...verb('lab.alternatives.list', 'GET', '/alternatives'),
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
  },
  {
    ...verb('lab.alternatives.choose', 'PUT', '/alternatives'),
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
  },
];
