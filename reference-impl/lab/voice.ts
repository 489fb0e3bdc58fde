import type { Reply } from '../http/operation.ts';
import type { RequestAllowance } from '../voice/request-window.ts';
import type { LabCall, LabOperation } from './lab-caller.ts';
import { objectOf } from './object-schema.ts';

function allow({ scope: world, body }: LabCall<RequestAllowance>): Reply {
  world.scopes.voice.state.requests.allowance = body;
  return { status: 200, body };
}

/** The request limit of the voice service. */
export const voiceLabOperations: readonly LabOperation[] = [
  {
    id: 'lab.voice.requests',
    method: 'PUT',
    path: '/worlds/:world/voice/requests',
    summary: 'Limits how many requests a project may make to the voice service in a number of seconds.',
    schema: objectOf({
      most: { type: 'integer', minimum: 0 },
      seconds: { type: 'number', exclusiveMinimum: 0 },
    }),
    run: allow,
  },
];
