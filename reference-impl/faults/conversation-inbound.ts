import type { InboundMember } from '../conversation-mapping/inbound.ts';
import type { Decisions, Fault } from '../worlds/behaviour.ts';
import { changed, without } from './operators/decisions.ts';

const member =
  (name: string, put: InboundMember['put']) =>
  ({ mapping }: Decisions): void => {
    mapping.inboundMembers = changed(mapping.inboundMembers, name, (each) => ({ ...each, put }));
  };

const lost =
  (name: string) =>
  ({ mapping }: Decisions): void => {
    mapping.inboundMembers = without(mapping.inboundMembers, name);
  };

const added =
  (name: string, put: InboundMember['put']) =>
  ({ mapping }: Decisions): void => {
    mapping.inboundMembers = [...mapping.inboundMembers, { name, put }];
  };

const inbound = (rule: string, slug: string, says: string, decide: (decisions: Decisions) => void): Fault => ({
  id: `conversation.${slug}`,
  rule: `CONV-MAP-IN-${rule}`,
  says,
  decide,
});

/** Deviations of how standalone inbound messages become conversation messages. Section "Field mappings". */
export const faults = [
  inbound(
    '01',
    'contacts-in-a-list',
    'A callback has a list of contacts.',
    added('contacts', ({ message }) => {
      message.channel_identity = [message.channel_identity];
    }),
  ),
  inbound('02', 'first-inbound-only', 'Only the first message of a list is told.', ({ mapping }) => {
    const { inboundOf } = mapping;
    mapping.inboundOf = (members, types, callback, addresseeOf) => inboundOf(members, types, callback, addresseeOf).slice(0, 1);
  }),
  inbound(
    '03',
    'profile-kept',
    'The profile of a contact is told.',
    added('contacts.profile', ({ message }, { contact }) => {
      message.profile = contact?.profile;
    }),
  ),
  inbound('04', 'contact-id-lost', 'The identity is always the sender.', lost('contacts.wa_id')),
  inbound('05', 'sender-lost', 'A sender without a contact is lost.', lost('notifications.from')),
  inbound(
    '06',
    'bot-for-app',
    'The bot is told as the app.',
    member('notifications.to', (draft, { notification, addressee }) => {
      draft.app_id = String(notification.to);
      draft.message.conversation_id = addressee.conversationId;
    }),
  ),
  inbound(
    '06',
    'no-conversation',
    'The conversation of an inbound message is not told.',
    member('notifications.to', (draft, { addressee }) => {
      draft.app_id = addressee.appId;
    }),
  ),
  inbound(
    '07',
    'quote-kept',
    'What a message replies to is told.',
    added('notifications.replying_to', ({ message }, { notification }) => {
      message.replying_to = notification.replying_to;
    }),
  ),
  inbound(
    '08',
    'inbound-id-misplaced',
    'The id of an inbound message is told as message_id.',
    member('notifications.message_id', ({ message }, { notification }) => {
      message.message_id = notification.message_id;
    }),
  ),
  inbound(
    '09',
    'content-emptied',
    'The content of an inbound message has no words.',
    member('notifications.message', ({ message }) => {
      message.contact_message = { text_message: { text: '' } };
    }),
  ),
  inbound(
    '10',
    'type-beside-content',
    'The type of an inbound message stands beside its content.',
    member('notifications.message', ({ message }, { notification }) => {
      message.contact_message = { type: notification.type, ...(notification.message as object) };
    }),
  ),
];
