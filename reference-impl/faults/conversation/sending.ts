import type { Objection } from '../../conversation/objection.ts';
import type { Reply } from '../../http/operation.ts';
import { DAY } from '../../kernel/duration.ts';
import { fault, faultsOf } from '../fault.ts';
import { operatorsOn } from '../operators/decisions.ts';
import { losing, telling } from '../operators/letters.ts';
import { asked, members, on, showing } from '../operators/replies.ts';

const { orWhen, leaveOut, alter, inRule, behind } = operatorsOn('conversation');

type Objects = Objection['objects'];

const SEND = 'conversation.send';
const QUERY = 'conversation.capability';

const SENT: Reply = { status: 200, body: { message_id: 'm', accepted_time: '2024-01-15T12:00:00Z' } };
const QUERIED: Reply = { status: 200, body: { app_id: 'a', recipient: {}, request_id: 'r' } };
const NOT_FOUND: Reply = { status: 404, body: { error: { code: 404, message: 'Not found.', status: 'NOT_FOUND', details: [] } } };

/** Refuses a send for want of an opt-in. */
const wantingOptIn = (objects: Objects) =>
  behind('sendObjections', { name: 'optIn', status: 403, pointer: '/recipient', says: 'is for somebody without opt-in', objects });

/** Refuses a send for one reason whenever `objects` says so. */
const objecting = (reason: string, objects: Objects) => alter('sendObjections', reason, (each) => ({ ...each, objects }));

const ignoring = (reason: string) => leaveOut('sendObjections', reason);

const isList: Objects = ({ body: { recipient } }) => Array.isArray(recipient);

const isListOfOne: Objects = ({ body: { recipient } }) => Array.isArray(recipient) && recipient.length === 1;

/** Refuses a send whose member is so long. */
const shorter = (reason: string, member: string, most: number) =>
  objecting(reason, ({ body }) => {
    const value = (body as Record<string, unknown>)[member] ?? '';
    return (typeof value === 'string' ? value : JSON.stringify(value)).length >= most;
  });

/** Deviations in what a send and a capability query take and answer. */
export const faults = faultsOf({
  'CONV-SEND-01': {
    'conversation.many-recipients': fault('A send takes a list of recipients.', { decide: ignoring('oneRecipient') }),
    'conversation.first-of-several-people': fault('A recipient may be several people on one channel; the first is written to.', {
      decide: objecting('oneRecipient', isList),
    }),
    'conversation.list-of-one': fault('A list of a single recipient is taken.', {
      decide: inRule('sendObjections', 'oneRecipient', 'objects', (objects) => (judged) => !isListOfOne(judged) && objects(judged)),
    }),
  },
  'CONV-CAP-01': {
    'conversation.many-queried': fault('A capability query takes a list of recipients.', { decide: leaveOut('queryObjections', 'oneRecipient') }),
    'conversation.capability-untold': fault('The result of a capability query is told to nobody.', {
      notify: losing(({ kind }) => kind === 'conversation-capability'),
    }),
    'conversation.several-people-queried': fault('A capability query is for several people on one channel.', {
      decide: alter('queryObjections', 'oneRecipient', (each) => ({ ...each, objects: isList })),
    }),
    'conversation.capability-told-twice': fault('A capability result is told twice.', {
      notify: (letter) => (letter.kind === 'conversation-capability' ? [letter, { ...letter, id: `${letter.id}-2` }] : [letter]),
    }),
  },
  'CONV-CAP-02': {
    'conversation.capability-told-to-all': fault('Every webhook gets capability results.', {
      decide: orWhen('listens', (_subscription, trigger) => trigger === 'CAPABILITY'),
    }),
    'conversation.capability-never-told': fault('Capability results come to nobody, whatever a webhook subscribes to.', {
      notify: losing(({ kind }) => kind === 'conversation-capability'),
    }),
  },
  'CONV-PATH-01': { 'conversation.other-path': fault('Capability queries are not found under the documented path.', { reply: on(QUERY, 200, NOT_FOUND) }) },
  'OPTIN-01': {
    'conversation.opt-in-wanted': fault('A message to somebody who never wrote is refused.', {
      decide: wantingOptIn(({ contact }) => contact.wroteAt === undefined),
    }),
  },
  'X-45': {
    'conversation.opt-in-runs-out': fault('A message to somebody who wrote more than a day ago is refused.', {
      decide: wantingOptIn(({ now, contact: { wroteAt = now } }) => now - wroteAt > DAY),
    }),
  },
  'PUB-CONV-SEND-01': {
    'published-conversation.accepted-time-missing': fault('A send is answered without the time it was taken.', {
      reply: on(SEND, 200, members({ accepted_time: undefined })),
    }),
    'published-conversation.accepted-time-in-seconds': fault('The time a send was taken is a number.', {
      reply: on(SEND, 200, members({ accepted_time: 1_705_320_000 })),
    }),
  },
  'PUB-CONV-SEND-02': {
    'published-conversation.no-message-taken': fault('A send without a message is taken.', {
      reply: asked(SEND, 400, SENT, ({ message }) => message === undefined),
    }),
    'published-conversation.no-app-taken': fault('A send without an app is taken.', { reply: asked(SEND, 400, SENT, ({ app_id }) => app_id === undefined) }),
    'published-conversation.bare-error': fault('The error of a refused send stands at the top of its answer.', {
      reply: on(SEND, 400, (reply) => ({ ...reply, body: (reply.body as { error: object }).error })),
    }),
  },
  'PUB-CONV-QUERY-01': {
    'published-conversation.own-request-id': fault('A capability query is answered with an id of the platform.', {
      reply: on(QUERY, 200, members({ request_id: 'another' })),
    }),
    'published-conversation.recipient-not-repeated': fault('A capability query is answered without its recipient.', {
      reply: on(QUERY, 200, members({ recipient: undefined })),
    }),
  },
  'PUB-CONV-QUERY-02': {
    'published-conversation.no-recipient-queried': fault('A capability query without a recipient is taken.', {
      reply: asked(QUERY, 400, QUERIED, ({ recipient }) => recipient === undefined),
    }),
  },
  'PUB-CONV-QUERY-03': {
    'published-conversation.capability-in-one-word': fault('A capability status is told without its beginning.', {
      notify: telling('conversation-capability', ({ capability_notification: told, ...rest }) => ({
        ...rest,
        capability_notification: { ...told, capability_status: 'FULL' },
      })),
    }),
    'published-conversation.result-of-another-query': fault('A capability result names an id that nobody gave.', {
      notify: telling('conversation-capability', ({ capability_notification: told, ...rest }) => ({
        ...rest,
        capability_notification: { ...told, request_id: 'another' },
      })),
    }),
  },
  'PUB-CONV-REFUSE-01': {
    'published-conversation.unauthenticated-in-title': fault('A refusal for bad credentials has a title and no error object.', {
      reply: on(SEND, 401, (reply) => ({ ...reply, body: { type: 'invalid-credentials', title: 'Invalid credentials' } })),
    }),
    'published-conversation.unauthenticated-query-unnamed': fault('A query with bad credentials is refused as an invalid argument.', {
      reply: showing(QUERY, 401, ({ error }) => ({ error: { ...error, status: 'INVALID_ARGUMENT' } })),
    }),
  },
  'PUB-CONV-REFUSE-02': {
    'published-conversation.any-key-sends': fault('The key of any project sends.', { reply: on(SEND, 403, SENT) }),
    'published-conversation.foreign-query-not-found': fault('A query with the key of another project finds nothing.', { reply: on(QUERY, 403, NOT_FOUND) }),
  },
  'PUB-CONV-REFUSE-03': {
    'published-conversation.any-app': fault('A send for an app that nobody knows is taken.', { reply: on(SEND, 404, SENT) }),
    'published-conversation.unknown-app-invalid': fault('A query for an app that nobody knows is called invalid.', { reply: on(QUERY, 404, 400) }),
  },
  'PUB-CONV-LIMIT-01': {
    'published-conversation.message-metadata-unlimited': fault('A send takes message_metadata of any length.', { decide: ignoring('messageMetadata') }),
    'published-conversation.message-metadata-one-less': fault('A send takes one character less of message_metadata.', {
      decide: shorter('messageMetadata', 'message_metadata', 1024),
    }),
  },
  'PUB-CONV-LIMIT-02': {
    'published-conversation.conversation-metadata-unlimited': fault('A send takes conversation_metadata of any length.', {
      decide: ignoring('conversationMetadata'),
    }),
    'published-conversation.conversation-metadata-one-less': fault('A send takes one character less of conversation_metadata.', {
      decide: shorter('conversationMetadata', 'conversation_metadata', 2048),
    }),
  },
  'PUB-CONV-LIMIT-03': {
    'published-conversation.correlation-id-unlimited': fault('A send takes correlation_id of any length.', { decide: ignoring('correlationId') }),
    'published-conversation.correlation-id-one-less': fault('A send takes one character less of correlation_id.', {
      decide: shorter('correlationId', 'correlation_id', 128),
    }),
  },
  'PUB-CONV-LIMIT-04': {
    'published-conversation.lifetime-unread': fault('A send takes any text as the lifetime of its message.', { decide: ignoring('lifetimeForm') }),
    'published-conversation.lifetime-iso': fault('The lifetime of a message is an ISO duration.', {
      decide: objecting('lifetimeForm', ({ body: { ttl = 'PT' } }) => !String(ttl).startsWith('PT')),
    }),
    'published-conversation.lifetime-whole': fault('The lifetime of a message takes no fraction of a second.', {
      decide: objecting('lifetimeForm', ({ body: { ttl = '0s' } }) => !/^\d+s$/.test(String(ttl))),
    }),
  },
});
