import { textAt } from './members.ts';
import type { MessageType } from './message-type.ts';

const mediaType = (name: string, leaves: readonly string[]): MessageType => ({
  name,
  leaves,
  convert: (message, at) => ({ media_message: { url: textAt(message.url, `${at}/url`) } }),
});

/**
 * Pictures, videos, documents and audio keep only their URL.
 * Rules: CONV-MAP-IN-10, CONV-MAP-TYPE-03, CONV-MAP-TYPE-04, CONV-MAP-TYPE-05, CONV-MAP-TYPE-06.
 */
export const media: readonly MessageType[] = [
  mediaType('image', ['caption', 'provider']),
  mediaType('video', ['caption', 'provider']),
  mediaType('document', ['filename', 'caption', 'provider']),
  mediaType('audio', ['caption', 'provider']),
];
