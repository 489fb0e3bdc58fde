import type { Objection } from '../../../conversation/part.ts';
import type { Reply } from '../../../http/operation.ts';
import { fault, faultsOf } from '../../fault.ts';
import { replaced } from '../../operators/conversation.ts';
import { conversation, mapping } from '../../operators/decisions.ts';
import { always, asked, on } from '../../operators/replies.ts';

type Objects = Objection['objects'];

const SEND = 'conversation.send';
const QUERY = 'conversation.capability';

const SENT: Reply = { status: 200, body: { message_id: 'm', accepted_time: '2024-01-15T12:00:00Z' } };
const QUERIED: Reply = { status: 200, body: { app_id: 'a', recipient: {}, request_id: 'r' } };

const NO_SUCH = { code: 404, message: 'Not found.', status: 'NOT_FOUND', details: [] };
const NOT_FOUND: Reply = { status: 404, body: { error: NO_SUCH } };

const objecting = (reason: string, objects: Objects) =>
  conversation.alter('sendObjections', reason, (each) => ({ ...each, objects }));

const isList: Objects = ({ body: { recipient } }) => Array.isArray(recipient);

const TAKEN: Reply = { status: 201, body: { statuses: [] } };
const REFUSED: Reply = { status: 400, body: { message: 'No.', details: [] } };
const CRASH: Reply = { status: 500, body: { message: 'Broken.', details: [] } };

const taking = (isMeant: Parameters<typeof asked>[2], reply = TAKEN) => asked('standalone.send', 400, isMeant, reply);

const count = (list: unknown): number => [list].flat().length;

/** Deviations in sends and capability queries, and in the standalone API and the calls that it becomes. */
export const faults = faultsOf({
  'CONV-SEND-01 conversation.nobody': fault('A send to no recipient is accepted.', {
    decide: objecting('oneRecipient', isList),
  }),
  'CONV-SEND-01 conversation.threes': fault('A send accepts a list of three recipients.', {
    decide: conversation.inRule('sendObjections', 'oneRecipient', 'objects', (objects, judged) => {
      const { recipient } = judged.body;
      return !(Array.isArray(recipient) && recipient.length === 3) && objects(judged);
    }),
  }),
  'CONV-CAP-01 conversation.nobody-queried': fault('A capability query about no recipient is accepted.', {
    decide: conversation.alter('queryObjections', 'oneRecipient', (each) => ({ ...each, objects: isList })),
  }),
  'CONV-PATH-01 conversation.other-path': fault('Capability queries are not found under the documented path.', {
    reply: on(QUERY, 200, NOT_FOUND),
  }),
  'OPTIN-01 conversation.opt-in-wanted-for-pictures': fault('A picture to a person who never wrote is refused.', {
    decide: conversation.behind('sendObjections', {
      name: 'optIn',
      status: 403,
      pointer: '/recipient',
      says: 'is for a recipient without opt-in',
      objects: ({ body, contact }) =>
        contact.wroteAt === undefined && JSON.stringify(body.message).includes('media_message'),
    }),
  }),
  'PUB-CONV-SEND-02 published-conversation.no-message-taken': fault('A send without a message is accepted.', {
    reply: asked(SEND, 400, ({ message }) => message === undefined, SENT),
  }),
  'PUB-CONV-SEND-02 published-conversation.no-app-taken': fault('A send without an app is accepted.', {
    reply: asked(SEND, 400, ({ app_id }) => app_id === undefined, SENT),
  }),
  'PUB-CONV-QUERY-02 published-conversation.no-recipient-queried': {
    says: 'A capability query without a recipient is accepted.',
    reply: asked(QUERY, 400, ({ recipient }) => recipient === undefined, QUERIED),
  },
  'PUB-CONV-LIMIT-04 published-conversation.lifetime-whole': {
    says: 'The lifetime of a message may have no fraction of a second.',
    decide: objecting('lifetimeForm', ({ body: { ttl = '0s' } }) => !/^\d+s$/.test(String(ttl))),
  },
  'CONV-MAP-SEND-01 conversation.callback-for-the-first-alone': {
    says: 'Only the call for the first recipient has the callback URL.',
    decide: mapping.result('sendsOf', (sends) =>
      sends.map((send, at) => (at === 0 ? send : { ...send, callback_url: undefined })),
    ),
  },
  'CONV-MAP-NONE-01 conversation.read-mark-sent': fault('A read receipt is sent on as a text.', {
    decide: mapping.given('sendsOf', (types, request, appId) => [
      types,
      { to: 'everybody', message: { type: 'text', text: 'read' }, ...request },
      appId,
    ]),
  }),
  'PUB-STAND-SEND-02 published-standalone.nineteen-recipients': {
    says: 'A standalone send accepts at most nineteen recipients.',
    reply: asked('standalone.send', always, ({ to }) => count(to) === 20, REFUSED),
  },
  'PUB-STAND-SEND-02 published-standalone.no-recipients': fault('A standalone send without recipients is accepted.', {
    reply: taking(({ to }) => count(to) === 0),
  }),
  'PUB-STAND-TYPE-01 published-standalone.unknown-type-as-text': {
    says: 'A standalone message of an unknown type is sent as a text.',
    reply: taking(({ message }) => message?.type === 'carrier pigeon'),
  },
  'PUB-STAND-TYPE-01 published-standalone.no-message-breaks': {
    says: 'A standalone message that is null gets HTTP status 500.',
    reply: taking(({ message }) => message === null, CRASH),
  },
  'PUB-STAND-STICKER-01 published-standalone.sticker-of-nothing': {
    says: 'A sticker with neither URL nor id is accepted.',
    decide: replaced('sticker', ({ url = 'https://media.example/none' }) => ({ media_message: { url } })),
  },
  'PUB-STAND-REACH-02 published-standalone.nineteen-numbers-read': {
    says: 'A capability check by GET accepts at most nineteen numbers.',
    reply: asked('standalone.capability-read', always, ({ numbers }) => count(numbers) === 20, REFUSED),
  },
});
