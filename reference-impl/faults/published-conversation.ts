import type { Answered, Fault } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { instead, on, restatus } from './operators/replies.ts';

type Json = Record<string, unknown>;

const SEND = 'conversation.send';
const QUERY = 'conversation.capability';

/** Changes the JSON answers of an operation that have this status. */
const answering =
  (operation: string, status: number, change: (body: Json, answered: Answered) => Json): NonNullable<Fault['reply']> =>
  (reply, answered) =>
    answered.operation === operation && reply.status === status ? { ...reply, body: change(reply.body as Json, answered) } : reply;

const lacking =
  (name: string) =>
  ({ [name]: _lost, ...rest }: Json): Json =>
    rest;

const missing = (member: string) => (body: unknown) => (JSON.parse(String(body) || '{}') as Json)[member] === undefined;

/** Takes what lacks `member`, as if nothing were wrong. */
const taking = (operation: string, member: string, body: Json): NonNullable<Fault['reply']> =>
  on(
    operation,
    ({ status }, { request }) => status === 400 && missing(member)(request.body),
    () => ({ status: 200, body }),
  );

const SENT = { message_id: 'm', accepted_time: '2024-01-15T12:00:00Z' };
const QUERIED = { app_id: 'a', recipient: {}, request_id: 'r' };

const answerFaults = faultsOf({
  'PUB-CONV-SEND-01': {
    'published-conversation.accepted-time-missing': fault('A send is answered without the time it was taken.', {
      reply: answering(SEND, 200, lacking('accepted_time')),
    }),
    'published-conversation.accepted-time-in-seconds': fault('The time a send was taken is a number.', {
      reply: answering(SEND, 200, (body) => ({ ...body, accepted_time: 1_705_320_000 })),
    }),
  },
  'PUB-CONV-SEND-02': {
    'published-conversation.no-message-taken': fault('A send without a message is taken.', { reply: taking(SEND, 'message', SENT) }),
    'published-conversation.no-app-taken': fault('A send without an app is taken.', { reply: taking(SEND, 'app_id', SENT) }),
    'published-conversation.bare-error': fault('The error of a refused send stands at the top of its answer.', {
      reply: answering(SEND, 400, ({ error }) => error as Json),
    }),
  },
  'PUB-CONV-QUERY-01': {
    'published-conversation.own-request-id': fault('A capability query is answered with an id of the platform.', {
      reply: answering(QUERY, 200, (body) => ({ ...body, request_id: 'another' })),
    }),
    'published-conversation.recipient-not-repeated': fault('A capability query is answered without its recipient.', {
      reply: answering(QUERY, 200, lacking('recipient')),
    }),
  },
  'PUB-CONV-QUERY-02': {
    'published-conversation.no-recipient-queried': fault('A capability query without a recipient is taken.', { reply: taking(QUERY, 'recipient', QUERIED) }),
  },
});

/** Changes what a capability result tells. */
const result =
  (change: (notification: Json) => Json): NonNullable<Fault['notify']> =>
  (letter) => {
    if (letter.kind !== 'conversation-capability') return [letter];
    const body = JSON.parse(letter.body) as Json;
    const changed = { ...body, capability_notification: change(body.capability_notification as Json) };
    return [{ ...letter, body: JSON.stringify(changed) }];
  };

const resultFaults = faultsOf({
  'PUB-CONV-QUERY-03': {
    'published-conversation.capability-in-one-word': fault('A capability status is told without its beginning.', {
      notify: result((told) => ({ ...told, capability_status: 'FULL' })),
    }),
    'published-conversation.result-of-another-query': fault('A capability result names an id that nobody gave.', {
      notify: result((told) => ({ ...told, request_id: 'another' })),
    }),
  },
});

const refusalFaults = faultsOf({
  'PUB-CONV-REFUSE-01': {
    'published-conversation.unauthenticated-in-title': fault('A refusal for bad credentials has a title and no error object.', {
      reply: answering(SEND, 401, () => ({ type: 'invalid-credentials', title: 'Invalid credentials' })),
    }),
    'published-conversation.unauthenticated-query-unnamed': fault('A query with bad credentials is refused as an invalid argument.', {
      reply: answering(QUERY, 401, ({ error }) => ({ error: { ...(error as Json), status: 'INVALID_ARGUMENT' } })),
    }),
  },
  'PUB-CONV-REFUSE-02': {
    'published-conversation.any-key-sends': fault('The key of any project sends.', { reply: instead(SEND, 403, { status: 200, body: SENT }) }),
    'published-conversation.foreign-query-not-found': fault('A query with the key of another project finds nothing.', {
      reply: instead(QUERY, 403, { status: 404, body: { error: { code: 404, message: 'None.', status: 'NOT_FOUND', details: [] } } }),
    }),
  },
  'PUB-CONV-REFUSE-03': {
    'published-conversation.any-app': fault('A send for an app that nobody knows is taken.', { reply: instead(SEND, 404, { status: 200, body: SENT }) }),
    'published-conversation.unknown-app-invalid': fault('A query for an app that nobody knows is called invalid.', { reply: restatus(QUERY, 404, 400) }),
  },
});

/** Deviations of what the conversation service publishes. */
export const faults = [...answerFaults, ...resultFaults, ...refusalFaults];
