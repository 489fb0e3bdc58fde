import type { Objection } from '../conversation/objection.ts';
import { without } from './alter.ts';
import type { Decisions, Fault } from './behaviour.ts';
import { on } from './distort.ts';

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
export const conversationFaults: readonly Fault[] = [
  {
    id: 'conversation.many-recipients',
    rule: 'CONV-SEND-01',
    says: 'A send takes a list of recipients.',
    decide: ({ conversation }) => {
      conversation.sendObjections = without(conversation.sendObjections, 'oneRecipient');
    },
  },
  {
    id: 'conversation.many-queried',
    rule: 'CONV-CAP-01',
    says: 'A capability query takes a list of recipients.',
    decide: ({ conversation }) => {
      conversation.queryObjections = without(conversation.queryObjections, 'oneRecipient');
    },
  },
  {
    id: 'conversation.capability-untold',
    rule: 'CONV-CAP-01',
    says: 'The result of a capability query is told to nobody.',
    notify: (letter) => (letter.kind === 'conversation-capability' ? [] : [letter]),
  },
  {
    id: 'conversation.capability-told-to-all',
    rule: 'CONV-CAP-02',
    says: 'Every webhook gets capability results.',
    decide: ({ conversation }) => {
      const { listens } = conversation;
      conversation.listens = (subscription, trigger) =>
        trigger === 'CAPABILITY' || listens(subscription, trigger);
    },
  },
  {
    id: 'conversation.other-path',
    rule: 'CONV-PATH-01',
    says: 'Capability queries are not found under the documented path.',
    reply: on('conversation.capability', ({ status }) => status === 200, notFound),
  },
  {
    id: 'conversation.capability-by-post-only',
    rule: 'CONV-STD-01',
    says: 'The standalone API answers no GET for capabilities.',
    reply: on('standalone.capability-read', ({ status }) => status === 200, notFound),
  },
  {
    id: 'conversation.opt-in-wanted',
    rule: 'OPTIN-01',
    says: 'A message to somebody who never wrote is refused.',
    decide: objecting('optIn', ({ contact }) => contact.wroteAt === undefined),
  },
  {
    id: 'conversation.opt-in-runs-out',
    rule: 'X-45',
    says: 'A message to somebody who wrote more than a day ago is refused.',
    decide: objecting(
      'freshOptIn',
      ({ contact: { wroteAt }, now }) => wroteAt !== undefined && now - wroteAt > DAY,
    ),
  },
  {
    id: 'conversation.reports-in-a-list',
    rule: 'CONV-EVT-01',
    says: 'A callback has a list of delivery reports.',
    notify: (letter) => {
      if (letter.kind !== 'conversation-report') return [letter];
      const body = JSON.parse(letter.body) as { message_delivery_report: object };
      const changed = { ...body, message_delivery_report: [body.message_delivery_report] };
      return [{ ...letter, body: JSON.stringify(changed) }];
    },
  },
  {
    id: 'conversation.content-beside-message',
    rule: 'CONV-EVT-02',
    says: 'The content of an inbound message stands beside the message.',
    notify: (letter) => {
      if (letter.kind !== 'conversation-inbound') return [letter];
      const body = JSON.parse(letter.body) as { message: { contact_message?: unknown } };
      const { contact_message, ...message } = body.message;
      return [{ ...letter, body: JSON.stringify({ ...body, message, contact_message }) }];
    },
  },
];
