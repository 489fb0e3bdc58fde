import { textAt, wrong } from './members.ts';
import type { MessageType } from './message-type.ts';

/** The most characters a text may have on this channel. */
const MOST = 4096;

/**
 * A text stays as it is; the conversation service decides about link previews.
 * Rules: CONV-MAP-TYPE-02, PUB-STAND-TEXT-01.
 */
export const text: MessageType = {
  name: 'text',
  leaves: ['preview_url'],
  convert: (message, at) => {
    const words = textAt(message.text, `${at}/text`);
    if ([...words].length > MOST) throw wrong(`${at}/text`, `must not have more than ${MOST} characters`);
    return { text_message: { text: words } };
  },
};
