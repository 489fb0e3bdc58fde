import type { Call, Operation, Reply } from '../http/operation.ts';
import { millisecondsOf } from '../kernel/duration.ts';
import { Problem } from '../kernel/problem.ts';
import type { LabCaller } from './lab-caller.ts';

/** The longest that a receiver can be waited for, in milliseconds. */
const LONGEST_PATIENCE = 60_000;

const isoOf = (instant: number): string => new Date(instant).toISOString();

const read = ({ world }: Call<LabCaller>): Reply => ({
  status: 200,
  body: { attempts: world.outbox.attempts.map((attempt) => ({ ...attempt, at: isoOf(attempt.at) })) },
});

function change({ world, body }: Call<LabCaller, { attemptTimeout: string }>): Reply {
  const timeout = millisecondsOf(body.attemptTimeout);
  if (timeout === undefined || timeout < 1 || timeout > LONGEST_PATIENCE) {
    throw new Problem(400, 'Bad Request', [
      { pointer: '/attemptTimeout', message: 'must be an ISO 8601 duration up to a minute, such as PT0.2S' },
    ]);
  }
  world.outbox.attemptTimeout = timeout;
  return { status: 200, body };
}

/** What leaves the platform towards receivers. */
export const callbackOperations: readonly Operation<LabCaller>[] = [
  {
    id: 'lab.callbacks.read',
    method: 'GET',
    path: '/worlds/:world/callbacks',
    summary: 'Lists the latest attempts to reach receivers, with what came of each.',
    run: read,
  },
  {
    id: 'lab.callbacks.change',
    method: 'PATCH',
    path: '/worlds/:world/callbacks',
    summary: 'Says how long one attempt waits for a receiver, in real time.',
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['attemptTimeout'],
      properties: { attemptTimeout: { type: 'string' } },
    },
    run: change,
  },
];
