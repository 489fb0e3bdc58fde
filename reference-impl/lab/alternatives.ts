import type { Reply } from '../http/operation.ts';
import { Problem } from '../kernel/problem.ts';
import { alternatives, findAlternatives, withoutAlternative } from '../variants/alternatives/index.ts';
import { behaviourWith } from '../worlds/behaviour.ts';
import type { LabCall, LabOperation } from './lab-caller.ts';
import { objectOf } from './object-schema.ts';

const NAMES = objectOf({ names: { type: 'array', items: { type: 'string' } } });

function choose({ caller: platform, body: { names } }: LabCall<{ names: string[] }>): Reply {
  const { found, unknown } = findAlternatives(names);
  if (unknown.length > 0)
    throw new Problem(400, `Unknown alternative: ${unknown.join(', ')}; GET /alternatives lists them.`);
  platform.behaviour = behaviourWith(platform.parts, [], found);
  return { status: 200, body: { names } };
}

/** Behaviours that the document permits and the platform does not show by itself, for all future worlds. */
export const alternativeOperations: readonly LabOperation[] = [
  {
    id: 'lab.alternatives.list',
    method: 'GET',
    path: '/alternatives',
    summary:
      'Lists every permitted behaviour that the platform can show instead of its own, with the rules that leave it open, and why others have none.',
    run: () => ({
      status: 200,
      body: {
        alternatives: alternatives.map(({ name, rows, says, target = {} }) => ({ name, rows, says, target })),
        none: withoutAlternative,
      },
    }),
  },
  {
    id: 'lab.alternatives.choose',
    method: 'PUT',
    path: '/alternatives',
    summary:
      'Chooses exactly these permitted behaviours, without any fault, for all future worlds and for requests without a world.',
    schema: NAMES,
    run: choose,
  },
];
