import type { Reply } from '../http/operation.ts';
import type { BucketSize } from '../token/state.ts';
import type { LabCall, LabOperation } from './lab-caller.ts';
import { objectOf } from './object-schema.ts';

function resize({ scope: world, body }: LabCall<BucketSize>): Reply {
  world.scopes.token.state.bucket = body;
  return { status: 200, body };
}

/** The token bucket. */
export const tokenLabOperations: readonly LabOperation[] = [
  {
    id: 'lab.tokens.bucket',
    method: 'PUT',
    path: '/worlds/:world/tokens/bucket',
    summary: 'Sets how many tokens a project may request at once, and how many more each second.',
    schema: objectOf({
      size: { type: 'integer', minimum: 1 },
      perSecond: { type: 'number', exclusiveMinimum: 0 },
    }),
    run: resize,
  },
];
