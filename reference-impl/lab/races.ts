import type { Call, Operation, Reply } from '../http/operation.ts';
import { Problem } from '../kernel/problem.ts';
import type { LabCaller } from './lab-caller.ts';

function release({ world, params }: Call<LabCaller>): Reply {
  const released = world.holds.release(params.hold as string);
  if (released === undefined)
    throw new Problem(404, `There is no hold ${params.hold}; it may have let its requests go.`);
  return { status: 200, body: { released } };
}

/** Hold points make races repeatable: requests are parked at a named point and let go together. */
export const raceOperations: readonly Operation<LabCaller>[] = [
  {
    id: 'lab.holds.place',
    method: 'POST',
    path: '/worlds/:world/holds',
    summary: 'Parks the next `count` requests that reach `point`; the last of them lets all go.',
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['point', 'count'],
      properties: {
        point: { enum: ['messages.submit', 'voice.update', 'voice.default', 'lookup.query'] },
        count: { type: 'integer', minimum: 1, maximum: 1000 },
      },
    },
    run: ({ world, body }: Call<LabCaller, { point: string; count: number }>) => ({
      status: 201,
      body: { id: world.holds.place(body.point, body.count) },
    }),
  },
  {
    id: 'lab.holds.release',
    method: 'POST',
    path: '/worlds/:world/holds/:hold/release',
    summary: 'Lets the parked requests go.',
    run: release,
  },
];
