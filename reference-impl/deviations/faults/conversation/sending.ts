import type { Objection } from '../../../conversation/objection.ts';
import type { Reply } from '../../../http/operation.ts';
import { DAY } from '../../../kernel/duration.ts';
import { fault, faultsOf } from '../../fault.ts';
import { operatorsOn } from '../../operators/decisions.ts';
import { losing, telling } from '../../operators/letters.ts';
import { asked, members, on, showing } from '../../operators/replies.ts';

const { orWhen, onlyWhen, leaveOut, alter, inRule, behind } = operatorsOn('conversation');

type Objects = Objection['objects'];

const SEND = 'conversation.send';
const QUERY = 'conversation.capability';

const SENT: Reply = { status: 200, body: { message_id: 'm', accepted_time: '2024-01-15T12:00:00Z' } };
const QUERIED: Reply = { status: 200, body: { app_id: 'a', recipient: {}, request_id: 'r' } };
const NOT_FOUND: Reply = {
  status: 404,
  body: { error: { code: 404, message: 'Not found.', status: 'NOT_FOUND', details: [] } },
};

/** Refuses a send without an opt-in. */
const wantingOptIn = (objects: Objects) =>
  behind('sendObjections', {
    name: 'optIn',
    status: 403,
    pointer: '/recipient',
    says: 'is for a recipient without opt-in',
    objects,
  });

/** Refuses a send if `objects`. */
const objecting = (reason: string, objects: Objects) =>
  alter('sendObjections', reason, (each) => ({ ...each, objects }));

const ignoring = (reason: string) => leaveOut('sendObjections', reason);

const isList: Objects = ({ body: { recipient } }) => Array.isArray(recipient);

const isListOf =
  (size: number): Objects =>
  ({ body: { recipient } }) =>
    Array.isArray(recipient) && recipient.length === size;

/** Refuses a send with a member of this length. */
const shorter = (reason: string, member: string, most: number) =>
  objecting(reason, ({ body }) => {
    const value = (body as Record<string, unknown>)[member] ?? '';
    return (typeof value === 'string' ? value : JSON.stringify(value)).length >= most;
  });

/** Deviations in sends and capability queries. */
export const faults = faultsOf({
  'CONV-SEND-01': {
    'conversation.many-recipients': fault('A send accepts a list of recipients.', { decide: ignoring('oneRecipient') }),
    'conversation.nobody': fault('A send to no recipient is accepted.', { decide: objecting('oneRecipient', isList) }),
    'conversation.pairs': fault('A send accepts a list of two recipients.', {
      decide: inRule(
        'sendObjections',
        'oneRecipient',
        'objects',
        (objects) => (judged) => !isListOf(2)(judged) && objects(judged),
      ),
    }),
    'conversation.threes': fault('A send accepts a list of three recipients.', {
      decide: inRule(
        'sendObjections',
        'oneRecipient',
        'objects',
        (objects) => (judged) => !isListOf(3)(judged) && objects(judged),
      ),
    }),
  },
  'CONV-CAP-01': {
    'conversation.many-queried': fault('A capability query accepts a list of recipients.', {
      decide: leaveOut('queryObjections', 'oneRecipient'),
    }),
    'conversation.capability-untold': fault('The result of a capability query is never sent.', {
      notify: losing(({ kind }) => kind === 'conversation-capability'),
    }),
    'conversation.nobody-queried': fault('A capability query about no recipient is accepted.', {
      decide: alter('queryObjections', 'oneRecipient', (each) => ({ ...each, objects: isList })),
    }),
    'conversation.capability-told-twice': fault('A capability result is sent twice.', {
      notify: (letter) =>
        letter.kind === 'conversation-capability' ? [letter, { ...letter, id: `${letter.id}-2` }] : [letter],
    }),
  },
  'CONV-CAP-02': {
    'conversation.capability-told-to-all': fault('Every webhook gets capability results.', {
      decide: orWhen('listens', (_subscription, trigger) => trigger === 'CAPABILITY'),
    }),
    'conversation.capability-never-told': fault('Capability results reach no webhook, whatever it subscribes to.', {
      notify: losing(({ kind }) => kind === 'conversation-capability'),
    }),
  },
  'CONV-PATH-01': {
    'conversation.other-path': fault('Capability queries are not found under the documented path.', {
      reply: on(QUERY, 200, NOT_FOUND),
    }),
  },
  'OPTIN-01': {
    'conversation.opt-in-wanted': fault('A message to a person who never wrote is refused.', {
      decide: wantingOptIn(({ contact }) => contact.wroteAt === undefined),
    }),
    'conversation.opt-in-wanted-for-pictures': fault('A picture to a person who never wrote is refused.', {
      decide: wantingOptIn(
        ({ body, contact }) => contact.wroteAt === undefined && JSON.stringify(body.message).includes('media_message'),
      ),
    }),
    'conversation.opt-in-wanted-in-silence': fault('A message to a person who never wrote is accepted and not sent.', {
      decide: onlyWhen('isSent', ({ contact }) => contact.wroteAt !== undefined),
    }),
  },
  'X-45': {
    'conversation.opt-in-runs-out': fault('A message to a person who wrote more than a day ago is refused.', {
      decide: wantingOptIn(({ now, contact: { wroteAt = now } }) => now - wroteAt > DAY),
    }),
    'conversation.opt-in-runs-out-in-silence': fault(
      'A message to a person who wrote more than a day ago is accepted and not sent.',
      {
        decide: onlyWhen('isSent', ({ now, contact: { wroteAt = now } }) => now - wroteAt <= DAY),
      },
    ),
  },
  'PUB-CONV-SEND-01': {
    'published-conversation.accepted-time-missing': fault('The answer to a send lacks the time of acceptance.', {
      reply: on(SEND, 200, members({ accepted_time: undefined })),
    }),
    'published-conversation.accepted-time-in-seconds': fault('The time of acceptance is a number.', {
      reply: on(SEND, 200, members({ accepted_time: 1_705_320_000 })),
    }),
  },
  'PUB-CONV-SEND-02': {
    'published-conversation.no-message-taken': fault('A send without a message is accepted.', {
      reply: asked(SEND, 400, SENT, ({ message }) => message === undefined),
    }),
    'published-conversation.no-app-taken': fault('A send without an app is accepted.', {
      reply: asked(SEND, 400, SENT, ({ app_id }) => app_id === undefined),
    }),
    'published-conversation.bare-error': fault('The error of a refused send is not wrapped in an error object.', {
      reply: on(SEND, 400, (reply) => ({ ...reply, body: (reply.body as { error: object }).error })),
    }),
  },
  'PUB-CONV-QUERY-01': {
    'published-conversation.own-request-id': fault('The platform replaces the id of a capability query.', {
      reply: on(QUERY, 200, members({ request_id: 'another' })),
    }),
    'published-conversation.recipient-not-repeated': fault('The answer to a capability query lacks the recipient.', {
      reply: on(QUERY, 200, members({ recipient: undefined })),
    }),
  },
  'PUB-CONV-QUERY-02': {
    'published-conversation.no-recipient-queried': fault('A capability query without a recipient is accepted.', {
      reply: asked(QUERY, 400, QUERIED, ({ recipient }) => recipient === undefined),
    }),
  },
  'PUB-CONV-QUERY-03': {
    'published-conversation.capability-in-one-word': fault('A capability status lacks its prefix.', {
      notify: telling('conversation-capability', ({ capability_notification: told, ...rest }) => ({
        ...rest,
        capability_notification: { ...told, capability_status: 'FULL' },
      })),
    }),
    'published-conversation.result-of-another-query': fault(
      'A capability result has an id that the client never sent.',
      {
        notify: telling('conversation-capability', ({ capability_notification: told, ...rest }) => ({
          ...rest,
          capability_notification: { ...told, request_id: 'another' },
        })),
      },
    ),
  },
  'PUB-CONV-REFUSE-01': {
    'published-conversation.unauthenticated-in-title': fault(
      'A refusal for bad credentials has a title and no error object.',
      {
        reply: on(SEND, 401, (reply) => ({
          ...reply,
          body: { type: 'invalid-credentials', title: 'Invalid credentials' },
        })),
      },
    ),
    'published-conversation.unauthenticated-query-unnamed': fault(
      'A query with bad credentials is refused as an invalid argument.',
      {
        reply: showing(QUERY, 401, ({ error }) => ({ error: { ...error, status: 'INVALID_ARGUMENT' } })),
      },
    ),
  },
  'PUB-CONV-REFUSE-02': {
    'published-conversation.any-key-sends': fault('The key of any project sends.', { reply: on(SEND, 403, SENT) }),
    'published-conversation.foreign-query-not-found': fault(
      'A query with the key of another project gets HTTP status 404.',
      {
        reply: on(QUERY, 403, NOT_FOUND),
      },
    ),
  },
  'PUB-CONV-REFUSE-03': {
    'published-conversation.any-app': fault('A send for an unknown app is accepted.', { reply: on(SEND, 404, SENT) }),
    'published-conversation.unknown-app-invalid': fault('A query for an unknown app is refused as invalid.', {
      reply: on(QUERY, 404, 400),
    }),
  },
  'PUB-CONV-LIMIT-01': {
    'published-conversation.message-metadata-unlimited': fault('message_metadata may have any length.', {
      decide: ignoring('messageMetadata'),
    }),
    'published-conversation.message-metadata-one-less': fault(
      'message_metadata may have one character less than its limit.',
      {
        decide: shorter('messageMetadata', 'message_metadata', 1024),
      },
    ),
  },
  'PUB-CONV-LIMIT-02': {
    'published-conversation.conversation-metadata-unlimited': fault('conversation_metadata may have any length.', {
      decide: ignoring('conversationMetadata'),
    }),
    'published-conversation.conversation-metadata-one-less': fault(
      'conversation_metadata may have one character less than its limit.',
      {
        decide: shorter('conversationMetadata', 'conversation_metadata', 2048),
      },
    ),
  },
  'PUB-CONV-LIMIT-03': {
    'published-conversation.correlation-id-unlimited': fault('correlation_id may have any length.', {
      decide: ignoring('correlationId'),
    }),
    'published-conversation.correlation-id-one-less': fault(
      'correlation_id may have one character less than its limit.',
      {
        decide: shorter('correlationId', 'correlation_id', 128),
      },
    ),
  },
  'PUB-CONV-LIMIT-04': {
    'published-conversation.lifetime-unread': fault('The lifetime of a message may be any text.', {
      decide: ignoring('lifetimeForm'),
    }),
    'published-conversation.lifetime-iso': fault('The lifetime of a message must be an ISO duration.', {
      decide: objecting('lifetimeForm', ({ body: { ttl = 'PT' } }) => !String(ttl).startsWith('PT')),
    }),
    'published-conversation.lifetime-whole': fault('The lifetime of a message may have no fraction of a second.', {
      decide: objecting('lifetimeForm', ({ body: { ttl = '0s' } }) => !/^\d+s$/.test(String(ttl))),
    }),
  },
});
