import type { InboundMember } from '../../../conversation-mapping/inbound.ts';
import { fault, faultsOf } from '../../fault.ts';
import { inInbound, move } from '../../operators/callbacks.ts';
import { outcome } from '../../operators/contents.ts';
import { operatorsOn } from '../../operators/decisions.ts';

const { inRule, behind } = operatorsOn('mapping');

type Put = InboundMember['put'];

const putting = (member: string, put: Put) => inRule('inboundMembers', member, 'put', () => put);

const added = (name: string, put: Put) => behind('inboundMembers', { name, put });

/** Deviations in how standalone inbound messages become conversation messages. */
export const faults = faultsOf({
  'CONV-EVT-02': {
    'conversation.content-beside-message': fault(
      'The content of an inbound message is next to the message, not inside.',
      { notify: inInbound((message, body) => move(message, 'contact_message', body)) },
    ),
    'conversation.message-otherwise-named': fault('The message of an inbound callback is called inbound_message.', {
      notify: inInbound((_message, body) => move(body, 'message', body, 'inbound_message')),
    }),
  },
  'CONV-MAP-IN-03': {
    'conversation.profile-kept': fault('The profile of a contact is passed on.', {
      decide: added('contacts.profile', ({ message }, { contact }) => {
        message.profile = contact?.profile;
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
  'CONV-MAP-IN-10': {
    'conversation.films-as-files': fault('An inbound video is passed on as a file.', {
      decide: outcome('video', ({ media_message, ...rest }) => ({ ...rest, file_message: media_message })),
    }),
  },
});
