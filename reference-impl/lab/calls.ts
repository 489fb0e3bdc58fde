import type { Call, Operation, Reply } from '../http/operation.ts';
import { Problem } from '../kernel/problem.ts';
import type { World } from '../worlds/world.ts';
import type { LabCaller } from './interface.ts';

interface NewCall {
  readonly project?: string;
  readonly service?: string;
}

function firstProject({ projects }: World): string {
  const [first] = projects.keys();
  return first as string;
}

/** The service that takes a call: the one it names, else the one the platform picks. Section "Voice service". */
function place({ world, body }: Call<LabCaller, NewCall>): Reply {
  const project = body.project ?? firstProject(world);
  const { serviceForCall } = world.behaviour.decisions.voice;
  const service = serviceForCall(world.voice.servicesOf(project), body.service);
  if (!service) throw new Problem(404, `The project ${project} has no service for this call.`);
  const { serviceId, callBehavior = { type: 'NONE' } } = service;
  return { status: 201, body: { serviceId, behavior: callBehavior } };
}

/** Calls that come in at the platform's numbers. */
export const callOperations: readonly Operation<LabCaller>[] = [
  {
    id: 'lab.calls.place',
    method: 'POST',
    path: '/worlds/:world/calls',
    summary: 'Lets a call come in; without `service` the default service of the project takes it.',
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: { project: { type: 'string' }, service: { type: 'string' } },
    },
    run: place,
  },
];
