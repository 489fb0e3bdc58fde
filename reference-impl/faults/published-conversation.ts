import type { Answered, Fault } from './behaviour.ts';
import { on } from './distort.ts';

type Json = Record<string, unknown>;

const SEND = 'conversation.send';
const QUERY = 'conversation.capability';

/** Changes the JSON answers of an operation that have this status. */
const answering =
  (
    operation: string,
    status: number,
    change: (body: Json, answered: Answered) => Json,
  ): NonNullable<Fault['reply']> =>
  (reply, answered) =>
    answered.operation === operation && reply.status === status
      ? { ...reply, body: change(reply.body as Json, answered) }
      : reply;

const lacking =
  (name: string) =>
  ({ [name]: _lost, ...rest }: Json): Json =>
    rest;

const missing = (member: string) => (body: unknown) =>
  (JSON.parse(String(body) || '{}') as Json)[member] === undefined;

/** Takes what lacks `member`, as if nothing were wrong. */
const taking = (operation: string, member: string, body: Json): NonNullable<Fault['reply']> =>
  on(
    operation,
    ({ status }, { request }) => status === 400 && missing(member)(request.body),
    () => ({ status: 200, body }),
  );

const SENT = { message_id: 'm', accepted_time: '2024-01-15T12:00:00Z' };
const QUERIED = { app_id: 'a', recipient: {}, request_id: 'r' };

const answerFaults: readonly Fault[] = [
  {
    id: 'published-conversation.accepted-time-missing',
    rule: 'PUB-CONV-SEND-01',
    says: 'A send is answered without the time it was taken.',
    reply: answering(SEND, 200, lacking('accepted_time')),
  },
  {
    id: 'published-conversation.accepted-time-in-seconds',
    rule: 'PUB-CONV-SEND-01',
    says: 'The time a send was taken is a number.',
    reply: answering(SEND, 200, (body) => ({ ...body, accepted_time: 1_705_320_000 })),
  },
  {
    id: 'published-conversation.no-message-taken',
    rule: 'PUB-CONV-SEND-02',
    says: 'A send without a message is taken.',
    reply: taking(SEND, 'message', SENT),
  },
  {
    id: 'published-conversation.no-app-taken',
    rule: 'PUB-CONV-SEND-02',
    says: 'A send without an app is taken.',
    reply: taking(SEND, 'app_id', SENT),
  },
  {
    id: 'published-conversation.bare-error',
    rule: 'PUB-CONV-SEND-02',
    says: 'The error of a refused send stands at the top of its answer.',
    reply: answering(SEND, 400, ({ error }) => error as Json),
  },
  {
    id: 'published-conversation.own-request-id',
    rule: 'PUB-CONV-QUERY-01',
    says: 'A capability query is answered with an id of the platform.',
    reply: answering(QUERY, 200, (body) => ({ ...body, request_id: 'another' })),
  },
  {
    id: 'published-conversation.recipient-not-repeated',
    rule: 'PUB-CONV-QUERY-01',
    says: 'A capability query is answered without its recipient.',
    reply: answering(QUERY, 200, lacking('recipient')),
  },
  {
    id: 'published-conversation.no-recipient-queried',
    rule: 'PUB-CONV-QUERY-02',
    says: 'A capability query without a recipient is taken.',
    reply: taking(QUERY, 'recipient', QUERIED),
  },
];

/** Changes what a capability result tells. */
const result =
  (change: (notification: Json) => Json): NonNullable<Fault['notify']> =>
  (letter) => {
    if (letter.kind !== 'conversation-capability') return [letter];
    const body = JSON.parse(letter.body) as Json;
    const changed = { ...body, capability_notification: change(body.capability_notification as Json) };
    return [{ ...letter, body: JSON.stringify(changed) }];
  };

const resultFaults: readonly Fault[] = [
  {
    id: 'published-conversation.capability-in-one-word',
    rule: 'PUB-CONV-QUERY-03',
    says: 'A capability status is told without its beginning.',
    notify: result((told) => ({ ...told, capability_status: 'FULL' })),
  },
  {
    id: 'published-conversation.result-of-another-query',
    rule: 'PUB-CONV-QUERY-03',
    says: 'A capability result names an id that nobody gave.',
    notify: result((told) => ({ ...told, request_id: 'another' })),
  },
];

const refusalFaults: readonly Fault[] = [
  {
    id: 'published-conversation.unauthenticated-in-title',
    rule: 'PUB-CONV-REFUSE-01',
    says: 'A refusal for bad credentials has a title and no error object.',
    reply: answering(SEND, 401, () => ({ type: 'invalid-credentials', title: 'Invalid credentials' })),
  },
  {
    id: 'published-conversation.unauthenticated-query-unnamed',
    rule: 'PUB-CONV-REFUSE-01',
    says: 'A query with bad credentials is refused as an invalid argument.',
    reply: answering(QUERY, 401, ({ error }) => ({
      error: { ...(error as Json), status: 'INVALID_ARGUMENT' },
    })),
  },
  {
    id: 'published-conversation.any-key-sends',
    rule: 'PUB-CONV-REFUSE-02',
    says: 'The key of any project sends.',
    reply: on(
      SEND,
      ({ status }) => status === 403,
      () => ({ status: 200, body: SENT }),
    ),
  },
  {
    id: 'published-conversation.foreign-query-not-found',
    rule: 'PUB-CONV-REFUSE-02',
    says: 'A query with the key of another project finds nothing.',
    reply: on(
      QUERY,
      ({ status }) => status === 403,
      () => ({
        status: 404,
        body: { error: { code: 404, message: 'None.', status: 'NOT_FOUND', details: [] } },
      }),
    ),
  },
  {
    id: 'published-conversation.any-app',
    rule: 'PUB-CONV-REFUSE-03',
    says: 'A send for an app that nobody knows is taken.',
    reply: on(
      SEND,
      ({ status }) => status === 404,
      () => ({ status: 200, body: SENT }),
    ),
  },
  {
    id: 'published-conversation.unknown-app-invalid',
    rule: 'PUB-CONV-REFUSE-03',
    says: 'A query for an app that nobody knows is called invalid.',
    reply: on(
      QUERY,
      ({ status }) => status === 404,
      (reply) => ({ ...reply, status: 400 }),
    ),
  },
];

/** Deviations of what the conversation service publishes. */
export const publishedConversationFaults: readonly Fault[] = [
  ...answerFaults,
  ...resultFaults,
  ...refusalFaults,
];
