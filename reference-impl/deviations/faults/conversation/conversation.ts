import type { Objection } from '../../../conversation/part.ts';
import type { Reply } from '../../../http/operation.ts';
import { fault, faultsOf } from '../../fault.ts';
import { inInbound, inner, move, outcome, replaced, sections } from '../../operators/conversation.ts';
import { conversation, mapping } from '../../operators/decisions.ts';
import { telling } from '../../operators/letters.ts';
import { always, asked, on } from '../../operators/replies.ts';

/** Lets a member without equivalent through. */
const keeping = (says: string, type: string, member: string) =>
  fault(says, {
    decide: inner(type, (content, { [member]: kept }) =>
      kept === undefined ? content : { ...content, [member]: kept },
    ),
  });

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

/** Deviations in what becomes of standalone messages, inbound messages and reports, and in sends and capability queries. */
export const faults = faultsOf({
  'CONV-MAP-TYPE-02 conversation.preview-kept': keeping('A text keeps preview_url.', 'text', 'preview_url'),
  'CONV-MAP-TYPE-03 conversation.image-caption-kept': keeping('A picture keeps its caption.', 'image', 'caption'),
  'CONV-MAP-TYPE-04 conversation.video-provider-kept': keeping('A video keeps its provider.', 'video', 'provider'),
  'CONV-MAP-TYPE-05 conversation.document-filename-kept': keeping(
    'A document keeps its file name.',
    'document',
    'filename',
  ),
  'CONV-MAP-TYPE-07 conversation.address-lost': fault('The address of a place is lost.', {
    decide: inner('location', ({ title, ...rest }, { address }) => ({
      ...rest,
      title: title?.replace(`, ${String(address)}`, ''),
    })),
  }),
  'CONV-MAP-TYPE-09 conversation.sticker-id-kept': keeping('A sticker keeps its id.', 'sticker', 'id'),
  'CONV-MAP-TYPE-12 conversation.nine-rows': fault('The tenth row of a list is lost.', {
    decide: sections('interactive list', (all) => all.map((each) => ({ ...each, items: each.items.slice(0, 9) }))),
  }),
  'CONV-MAP-TYPE-14 conversation.ten-products': fault('The products of a list after the tenth are lost.', {
    decide: sections('interactive product_list', (all) => [{ items: all.flatMap((each) => each.items).slice(0, 10) }]),
  }),
  'CONV-EVT-02 conversation.content-beside-message': {
    says: 'The content of an inbound message is next to it, not inside.',
    notify: inInbound((message, body) => move(message, 'contact_message', body)),
  },
  'CONV-MAP-IN-03 conversation.profile-kept': fault('The profile of a contact is passed on.', {
    decide: mapping.behind('inboundMembers', {
      name: 'contacts.profile',
      put: ({ message }, { contact }) => {
        message.profile = contact?.profile;
      },
    }),
  }),
  'CONV-MAP-IN-08 conversation.inbound-id-misplaced': fault('The id of an inbound message is called message_id.', {
    decide: mapping.alter('inboundMembers', 'notifications.message_id', ({ name }) => ({
      name,
      put: ({ message }, { notification }) => Object.assign(message, { message_id: notification.message_id }),
    })),
  }),
  'CONV-MAP-IN-10 conversation.films-as-files': fault('An inbound video is passed on as a file.', {
    decide: outcome('video', ({ media_message, ...rest }) => ({ ...rest, file_message: media_message })),
  }),
  'PUB-CONV-DELIVERY-01 conversation.deliveries-in-other-words': {
    says: 'Reports after a send are in the words of the standalone API.',
    notify: telling('conversation-delivery', ({ message_delivery_report: report, ...body }) => ({
      ...body,
      message_delivery_report: { ...report, status: report.status.toLowerCase() },
    })),
  },
  'CONV-MAP-DR-03 conversation.report-state-garbled': fault('The state of a report is spelled backwards.', {
    notify: telling('conversation-report', ({ message_delivery_report: report, ...body }) => ({
      ...body,
      message_delivery_report: { ...report, status: [...String(report.status)].reverse().join('') },
    })),
  }),
  'CONV-MAP-DR-09 conversation.first-error-alone': fault('Only the first error of a report is passed on.', {
    decide: mapping.inRule('reportMembers', 'errors', 'put', (put, draft, value, status) =>
      put(draft, [value].flat().slice(0, 1), status),
    ),
  }),
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
