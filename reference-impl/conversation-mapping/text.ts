import { textAt } from './members.ts';
import type { MessageType } from './message-type.ts';

/** A text keeps its words; previews of links are up to the conversation service. */
export const text: MessageType = {
  name: 'text',
  takes: ['text'],
  leaves: ['preview_url'],
  convert: (message, at) => ({ text_message: { text: textAt(message.text, `${at}/text`) } }),
};
