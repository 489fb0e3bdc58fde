import type { Objection } from '../../../conversation/objection.ts';
import type { Reply } from '../../../http/operation.ts';
import { fault, faultsOf } from '../../fault.ts';
import { operatorsOn } from '../../operators/decisions.ts';
import { asked, on } from '../../operators/replies.ts';

const { alter, inRule, behind } = operatorsOn('conversation');

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

const isList: Objects = ({ body: { recipient } }) => Array.isArray(recipient);

const isListOf =
  (size: number): Objects =>
  ({ body: { recipient } }) =>
    Array.isArray(recipient) && recipient.length === size;

/** Deviations in sends and capability queries. */
export const faults = faultsOf({
  'CONV-SEND-01': {
    'conversation.nobody': fault('A send to no recipient is accepted.', { decide: objecting('oneRecipient', isList) }),
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
    'conversation.nobody-queried': fault('A capability query about no recipient is accepted.', {
      decide: alter('queryObjections', 'oneRecipient', (each) => ({ ...each, objects: isList })),
    }),
  },
  'CONV-PATH-01': {
    'conversation.other-path': fault('Capability queries are not found under the documented path.', {
      reply: on(QUERY, 200, NOT_FOUND),
    }),
  },
  'OPTIN-01': {
    'conversation.opt-in-wanted-for-pictures': fault('A picture to a person who never wrote is refused.', {
      decide: wantingOptIn(
        ({ body, contact }) => contact.wroteAt === undefined && JSON.stringify(body.message).includes('media_message'),
      ),
    }),
  },
  'PUB-CONV-SEND-02': {
    'published-conversation.no-message-taken': fault('A send without a message is accepted.', {
      reply: asked(SEND, 400, SENT, ({ message }) => message === undefined),
    }),
    'published-conversation.no-app-taken': fault('A send without an app is accepted.', {
      reply: asked(SEND, 400, SENT, ({ app_id }) => app_id === undefined),
    }),
  },
  'PUB-CONV-QUERY-02': {
    'published-conversation.no-recipient-queried': fault('A capability query without a recipient is accepted.', {
      reply: asked(QUERY, 400, QUERIED, ({ recipient }) => recipient === undefined),
    }),
  },
  'PUB-CONV-LIMIT-04': {
    'published-conversation.lifetime-whole': fault('The lifetime of a message may have no fraction of a second.', {
      decide: objecting('lifetimeForm', ({ body: { ttl = '0s' } }) => !/^\d+s$/.test(String(ttl))),
    }),
  },
});
