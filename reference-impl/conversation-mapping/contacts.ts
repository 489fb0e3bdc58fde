import { wrong } from './members.ts';
import type { MessageType } from './message-type.ts';

/**
 * Contact cards cannot be sent: the conversation service has no equivalent.
 * Rules: CONV-MAP-TYPE-08.
 */
export const contacts: MessageType = {
  name: 'contacts',
  leaves: ['contacts'],
  convert: (_message, at) => {
    throw wrong(`${at}/type`, 'contacts has no equivalent');
  },
};
