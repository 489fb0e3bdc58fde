import type { Objection } from '../conversation/objection.ts';
import type { Decisions } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { around, leaveOut } from './operators/decisions.ts';
import { on } from './operators/replies.ts';

const DAY = 24 * 60 * 60 * 1000;

const wantsOptIn = (name: string, objects: Objection['objects']): Objection => ({
  name,
  status: 403,
  pointer: '/recipient',
  says: 'is for somebody without opt-in',
  objects,
});

const objecting =
  (name: string, objects: Objection['objects']) =>
  ({ conversation }: Decisions): void => {
    conversation.sendObjections = [...conversation.sendObjections, wantsOptIn(name, objects)];
  };

const notFound = () => ({ status: 404, body: { error: { code: 404, message: 'Not found.' } } });

/** Deviations of the conversation service and the standalone API. Section "Conversation service and standalone API". */
export const faults = faultsOf({
  'CONV-SEND-01': {
    'conversation.many-recipients': fault('A send takes a list of recipients.', { decide: leaveOut('conversation', 'sendObjections', 'oneRecipient') }),
  },
  'CONV-CAP-01': {
    'conversation.many-queried': fault('A capability query takes a list of recipients.', {
      decide: leaveOut('conversation', 'queryObjections', 'oneRecipient'),
    }),
    'conversation.capability-untold': fault('The result of a capability query is told to nobody.', {
      notify: (letter) => (letter.kind === 'conversation-capability' ? [] : [letter]),
    }),
  },
  'CONV-CAP-02': {
    'conversation.capability-told-to-all': fault('Every webhook gets capability results.', {
      decide: around('conversation', 'listens', (listens) => (subscription, trigger) => trigger === 'CAPABILITY' || listens(subscription, trigger)),
    }),
  },
  'CONV-PATH-01': {
    'conversation.other-path': fault('Capability queries are not found under the documented path.', {
      reply: on('conversation.capability', ({ status }) => status === 200, notFound),
    }),
  },
  'CONV-STD-01': {
    'conversation.capability-by-post-only': fault('The standalone API answers no GET for capabilities.', {
      reply: on('standalone.capability-read', ({ status }) => status === 200, notFound),
    }),
  },
  'OPTIN-01': {
    'conversation.opt-in-wanted': fault('A message to somebody who never wrote is refused.', {
      decide: objecting('optIn', ({ contact }) => contact.wroteAt === undefined),
    }),
  },
  'X-45': {
    'conversation.opt-in-runs-out': fault('A message to somebody who wrote more than a day ago is refused.', {
      decide: objecting('freshOptIn', ({ contact: { wroteAt }, now }) => wroteAt !== undefined && now - wroteAt > DAY),
    }),
  },
  'CONV-EVT-01': {
    'conversation.reports-in-a-list': fault('A callback has a list of delivery reports.', {
      notify: (letter) => {
        if (letter.kind !== 'conversation-report') return [letter];
        const body = JSON.parse(letter.body) as { message_delivery_report: object };
        const changed = { ...body, message_delivery_report: [body.message_delivery_report] };
        return [{ ...letter, body: JSON.stringify(changed) }];
      },
    }),
  },
  'CONV-EVT-02': {
    'conversation.content-beside-message': fault('The content of an inbound message stands beside the message.', {
      notify: (letter) => {
        if (letter.kind !== 'conversation-inbound') return [letter];
        const body = JSON.parse(letter.body) as { message: { contact_message?: unknown } };
        const { contact_message, ...message } = body.message;
        return [{ ...letter, body: JSON.stringify({ ...body, message, contact_message }) }];
      },
    }),
  },
});
