import type { Reply } from '../http/operation.ts';
import { MINUTE, millisecondsOf } from '../kernel/duration.ts';
import { isoOf } from '../kernel/instant.ts';
import { Problem } from '../kernel/problem.ts';
import type { LabCall, LabOperation } from './lab-caller.ts';
import { objectOf } from './object-schema.ts';

/** The longest that a receiver can be waited for, in milliseconds. */
const LONGEST_PATIENCE = MINUTE;

const read = ({ scope: world }: LabCall): Reply => ({
  status: 200,
  body: { attempts: world.outbox.attempts.map((attempt) => ({ ...attempt, at: isoOf(attempt.at) })) },
});

function change({ scope: world, body }: LabCall<{ attemptTimeout: string }>): Reply {
  const timeout = millisecondsOf(body.attemptTimeout);
  if (timeout === undefined || timeout < 1 || timeout > LONGEST_PATIENCE) {
    throw new Problem(400, 'Bad Request', [
      { pointer: '/attemptTimeout', message: 'must be an ISO 8601 duration up to a minute, such as PT0.2S' },
    ]);
  }
  world.outbox.attemptTimeout = timeout;
  return { status: 200, body };
}

const text = (description: string): object => ({ type: 'string', description });

const ATTEMPTS = {
  type: 'object',
  required: ['attempts'],
  properties: {
    attempts: {
      type: 'array',
      description: 'The latest thousand attempts, oldest first; an attempt is listed when it is over.',
      items: {
        type: 'object',
        required: ['id', 'kind', 'url', 'attempt', 'at', 'outcome', 'about', 'body'],
        properties: {
          id: text('The id of the delivery report, reply or notification. Retries have the same id.'),
          kind: text('delivery-report, reply, webhook, call-event and the like.'),
          url: text('Where it went.'),
          attempt: {
            type: 'integer',
            minimum: 1,
            description: 'Counts the attempts at this receiver.',
          },
          at: text("When it left, by the world's clock."),
          outcome: text(
            'status NNN: the answer of the receiver, complete or not. no answer within N ms: it ' +
              'timed out. refused: the address is closed to callbacks. not sent: it could not be made. given up: the ' +
              'world was deleted. Otherwise the error of the connection, such as connect ECONNREFUSED or getaddrinfo ENOTFOUND.',
          ),
          about: text('The message or the call it is about, if any.'),
          body: text('What was sent, its first 8000 characters.'),
          note: text('Further information, such as why a template was given up.'),
        },
      },
    },
  },
};

/** What leaves the platform towards receivers. */
export const callbackOperations: readonly LabOperation[] = [
  {
    id: 'lab.callbacks.read',
    method: 'GET',
    path: '/worlds/:world/callbacks',
    summary: 'Lists the latest delivery attempts with their outcomes.',
    answer: ATTEMPTS,
    run: read,
  },
  {
    id: 'lab.callbacks.change',
    method: 'PATCH',
    path: '/worlds/:world/callbacks',
    summary: "Limits how long one attempt waits for a receiver, in real time and on the world's clock.",
    schema: objectOf({ attemptTimeout: { type: 'string' } }),
    run: change,
  },
];
