import type { Attempt } from '../kernel/attempt-log.ts';
import { badRequest, Problem } from '../kernel/problem.ts';
import { isoOf, MINUTE, millisecondsOf } from '../kernel/time.ts';
import { type LabCall, type LabOperation, objectOf, verb } from './lab-operation.ts';

const shown = (attempt: Attempt, number: number): object => ({ ...attempt, number, at: isoOf(attempt.at) });

/** The number in the path of an attempt that is remembered; throws a Problem for another. */
function numberIn({ scope: { outbox }, params }: LabCall): number {
  const number = /^\d{1,15}$/.test(params.attempt ?? '') ? Number(params.attempt) : Number.NaN;
  if (!outbox.log.at(number)) throw new Problem(404, `The attempt ${params.attempt} is not remembered in this world.`);
  return number;
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
        required: ['id', 'type', 'kind', 'url', 'attempt', 'at', 'outcome', 'about', 'body'],
        properties: {
          id: text('The id of the delivery report, reply or notification. Retries have the same id.'),
          type: text('delivery_report, reply, webhook, call_event and the like, as in the library.'),
          kind: text('The former name of the type, with hyphens.'),
          url: text('Where it went.'),
          attempt: { type: 'integer', minimum: 1, description: 'Counts the attempts at this receiver.' },
          at: text("When it left, by the world's clock."),
          outcome: text(
            'status NNN: the answer of the receiver, complete or not. no answer within N ms: it ' +
              'timed out. refused: the address is closed to callbacks. not sent: it could not be made. given up: the ' +
              'world was deleted. Otherwise the error of the connection, such as connect ECONNREFUSED or getaddrinfo ENOTFOUND.',
          ),
          about: text('The message or the call it is about, if any.'),
          body: text('What was sent, its first 8000 characters.'),
          number: { type: 'integer', description: 'Counts all attempts of the world, from 0.' },
          headers: { type: 'object', description: 'As they were sent, with the signature if there is one.' },
          answer: {
            type: 'object',
            description: 'What the receiver answered: its headers, and the first 4000 bytes of its body.',
          },
          note: text('Further information, such as why a template was given up.'),
        },
      },
    },
  },
};

/** What leaves the platform towards receivers. */
export const callbackOperations: readonly LabOperation[] = [
  verb('lab.callbacks.read', 'GET', '/worlds/:world/callbacks', {
    summary: 'Lists the latest delivery attempts with their outcomes.',
    answer: ATTEMPTS,
    run: ({ scope: { outbox } }) => {
      const { attempts, first } = outbox.log;
      return { status: 200, body: { attempts: attempts.map((attempt, place) => shown(attempt, first + place)) } };
    },
  }),
  verb('lab.callbacks.show', 'GET', '/worlds/:world/callbacks/:attempt', {
    summary: 'Shows a delivery attempt with its headers and the answer of the receiver.',
    run: (call) => {
      const number = numberIn(call);
      return { status: 200, body: shown(call.scope.outbox.log.at(number) as Attempt, number) };
    },
  }),
  verb('lab.callbacks.resend', 'POST', '/worlds/:world/callbacks/:attempt/resend', {
    summary: 'Sends once more, without retries, what an earlier attempt sent; returns the new attempt.',
    run: async (call) => {
      const { outbox } = call.scope;
      await outbox.resend(numberIn(call));
      const number = outbox.log.first + outbox.log.attempts.length - 1;
      return { status: 201, body: shown(outbox.log.at(number) as Attempt, number) };
    },
  }),
  verb('lab.callbacks.change', 'PATCH', '/worlds/:world/callbacks', {
    summary: "Limits how long one attempt waits for a receiver, in real time and on the world's clock.",
    schema: objectOf({ attemptTimeout: { type: 'string' } }),
    run: ({ scope: world, body }: LabCall<{ attemptTimeout: string }>) => {
      const timeout = millisecondsOf(body.attemptTimeout);
      if (timeout === undefined || timeout < 1 || timeout > MINUTE)
        throw badRequest('/attemptTimeout', 'must be an ISO 8601 duration up to a minute, such as PT0.2S');
      world.outbox.attemptTimeout = timeout;
      return { status: 200, body };
    },
  }),
];
