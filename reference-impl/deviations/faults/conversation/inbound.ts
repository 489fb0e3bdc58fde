import type { InboundMember } from '../../../conversation-mapping/inbound.ts';
import { fault, faultsOf } from '../../fault.ts';
import { inInbound, move } from '../../operators/callbacks.ts';
import { outcome } from '../../operators/contents.ts';
import { operatorsOn } from '../../operators/decisions.ts';

const { result, leaveOut, inRule, behind } = operatorsOn('mapping');

type Put = InboundMember['put'];

const putting = (member: string, put: Put) => inRule('inboundMembers', member, 'put', () => put);

const added = (name: string, put: Put) => behind('inboundMembers', { name, put });

/** Deviations in how standalone inbound messages become conversation messages. */
export const faults = faultsOf({
  'CONV-EVT-02': {
    'conversation.content-beside-message': fault(
      'The content of an inbound message is next to the message, not inside.',
      {
        notify: inInbound((message, body) => move(message, 'contact_message', body)),
      },
    ),
    'conversation.message-otherwise-named': fault('The message of an inbound callback is called inbound_message.', {
      notify: inInbound((_message, body) => move(body, 'message', body, 'inbound_message')),
    }),
  },
  'CONV-MAP-IN-01': {
    'conversation.contacts-in-a-list': fault('A callback has a list of contacts.', {
      decide: added('contacts', ({ message }) => {
        message.channel_identity = [message.channel_identity];
      }),
    }),
    'conversation.first-contact-for-all': fault('Every message is attributed to the first contact.', {
      decide: result('inboundOf', (told) =>
        told.map((each) => ({
          ...each,
          message: { ...each.message, channel_identity: told[0]?.message.channel_identity },
        })),
      ),
    }),
    'conversation.contact-named-sender': fault('The identity of a contact is called sender.', {
      notify: inInbound((message) => move(message, 'channel_identity', message, 'sender')),
    }),
  },
  'CONV-MAP-IN-02': {
    'conversation.first-inbound-only': fault('Only the first message of a list is passed on.', {
      decide: result('inboundOf', (told) => told.slice(0, 1)),
    }),
    'conversation.first-message-repeated': fault('Every callback repeats the first message of a list.', {
      decide: result('inboundOf', (told) => told.flatMap(() => told[0] ?? [])),
    }),
    'conversation.two-messages-in-one': fault('A callback has a list of messages.', {
      notify: inInbound((message, body) => {
        body.message = [message];
      }),
    }),
  },
  'CONV-MAP-IN-03': {
    'conversation.profile-kept': fault('The profile of a contact is passed on.', {
      decide: added('contacts.profile', ({ message }, { contact }) => {
        message.profile = contact?.profile;
      }),
    }),
  },
  'CONV-MAP-IN-04': {
    'conversation.contact-id-lost': fault('The identity is always the sender.', {
      decide: leaveOut('inboundMembers', 'contacts.wa_id'),
    }),
    'conversation.identity-renamed': fault('The identity of a contact is called wa_id.', {
      notify: inInbound(({ channel_identity: identity }) => move(identity, 'identity', identity, 'wa_id')),
    }),
  },
  'CONV-MAP-IN-05': {
    'conversation.sender-lost': fault('A sender without a contact is lost.', {
      decide: leaveOut('inboundMembers', 'notifications.from'),
    }),
    'conversation.sender-as-from': fault('The sender is called from.', {
      notify: inInbound((message) => {
        message.from = message.channel_identity?.identity;
        delete message.channel_identity;
      }),
    }),
  },
  'CONV-MAP-IN-06': {
    'conversation.bot-for-app': fault('The bot is named in place of the app.', {
      decide: putting('notifications.to', (draft, { notification, addressee }) => {
        draft.app_id = String(notification.to);
        draft.message.conversation_id = addressee.conversationId;
      }),
    }),
    'conversation.no-conversation': fault('The conversation of an inbound message is missing.', {
      decide: putting('notifications.to', (draft, { addressee }) => {
        draft.app_id = addressee.appId;
      }),
    }),
  },
  'CONV-MAP-IN-07': {
    'conversation.quote-kept': fault('The message that a message replies to is passed on.', {
      decide: added('notifications.replying_to', ({ message }, { notification }) => {
        message.replying_to = notification.replying_to;
      }),
    }),
  },
  'CONV-MAP-IN-08': {
    'conversation.inbound-id-misplaced': fault('The id of an inbound message is called message_id.', {
      decide: putting('notifications.message_id', ({ message }, { notification }) => {
        message.message_id = notification.message_id;
      }),
    }),
    'conversation.inbound-id-outside': fault('The id of an inbound message is next to the message, not inside.', {
      notify: inInbound((message, body) => move(message, 'id', body, 'message_id')),
    }),
  },
  'CONV-MAP-IN-09': {
    'conversation.content-emptied': fault('The text of an inbound message is empty.', {
      decide: putting('notifications.message', ({ message }) => {
        message.contact_message = { text_message: { text: '' } };
      }),
    }),
    'conversation.content-as-app-message': fault('The content of an inbound message is called app_message.', {
      notify: inInbound((message) => move(message, 'contact_message', message, 'app_message')),
    }),
  },
  'CONV-MAP-IN-10': {
    'conversation.type-beside-content': fault('The type of an inbound message is next to its content, not inside.', {
      decide: putting('notifications.message', ({ message }, { notification }) => {
        message.contact_message = { type: notification.type, ...(notification.message as object) };
      }),
    }),
    'conversation.films-as-files': fault('An inbound video is passed on as a file.', {
      decide: outcome('video', ({ media_message, ...rest }) => ({ ...rest, file_message: media_message })),
    }),
    'conversation.content-without-type': fault(
      'The text of an inbound message is not wrapped in an object of its type.',
      {
        notify: inInbound((message) => {
          message.contact_message = Object.values(message.contact_message ?? {})[0];
        }),
      },
    ),
  },
});
