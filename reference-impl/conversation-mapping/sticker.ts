import { textAt, wrong } from './members.ts';
import type { MessageType } from './message-type.ts';

/**
 * A sticker is sent as the picture at its URL; one with only an id cannot be sent.
 * Rules: CONV-MAP-TYPE-09, PUB-STAND-STICKER-01.
 */
export const sticker: MessageType = {
  name: 'sticker',
  leaves: ['id', 'provider'],
  convert: (message, at) => {
    if (message.url === undefined && message.id !== undefined)
      throw wrong(`${at}/id`, 'has no equivalent; give the url of the sticker');
    return { media_message: { url: textAt(message.url, `${at}/url`) } };
  },
};
