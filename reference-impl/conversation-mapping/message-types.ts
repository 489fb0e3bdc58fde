import { isObject, type Json } from '../kernel/json.ts';
import { interactiveButton, interactiveList, interactiveProduct, interactiveProductList } from './interactive.ts';
import { degreesAt, present, textAt, textIfAt, wrong } from './members.ts';
import { CHANNEL, type MessageType } from './send.ts';

const MOST = 4096;

const mediaType = (name: string, leaves: readonly string[]): MessageType => ({
  name,
  leaves,
  convert: (message, at) => ({ media_message: { url: textAt(message.url, `${at}/url`) } }),
});

/** A parameter is a text, a number or a boolean, or an object with a text. */
function wordsOf(value: unknown, at: string): string {
  const words = isObject(value) ? value.text : value;
  if (['string', 'number', 'boolean'].includes(typeof words)) return String(words);
  throw wrong(isObject(value) ? `${at}/text` : at, 'must be text');
}

function numbered(part: string, values: unknown, at: string): Array<[string, string]> {
  if (values === undefined) return [];
  if (!Array.isArray(values)) throw wrong(at, 'must be a list');
  return values.map((value, place) => [`${part}[${place + 1}]text`, wordsOf(value, `${at}/${place}`)]);
}

/** Every type of standalone message. Section "Field mappings". */
export const messageTypes: readonly MessageType[] = [
  /** A template that the channel approved becomes a channel template. Rules: CONV-MAP-TYPE-01, CONV-TPL-01. */
  {
    name: 'template',
    leaves: ['media', 'buttons', 'ttl'],
    convert: (message: Json, at) => {
      const parameters = Object.fromEntries([
        ...numbered('header', message.header_params, `${at}/header_params`),
        ...numbered('body', message.body_params, `${at}/body_params`),
      ]);
      const approved = {
        template_id: textAt(message.template_name, `${at}/template_name`),
        language_code: textAt(message.language ?? 'en', `${at}/language`),
        ...(Object.keys(parameters).length > 0 ? { parameters } : {}),
      };
      return { template_message: { channel_template: { [CHANNEL]: approved } } };
    },
  },
  /** A text stays as it is, link previews are left to the service. Rules: CONV-MAP-TYPE-02, PUB-STAND-TEXT-01. */
  {
    name: 'text',
    leaves: ['preview_url'],
    convert: (message, at) => {
      const words = textAt(message.text, `${at}/text`);
      if ([...words].length > MOST) throw wrong(`${at}/text`, `must not have more than ${MOST} characters`);
      return { text_message: { text: words } };
    },
  },
  /**
   * Pictures, videos, documents and audio keep only their URL.
   * Rules: CONV-MAP-IN-10, CONV-MAP-TYPE-03, CONV-MAP-TYPE-04, CONV-MAP-TYPE-05, CONV-MAP-TYPE-06.
   */
  mediaType('image', ['caption', 'provider']),
  mediaType('video', ['caption', 'provider']),
  mediaType('document', ['filename', 'caption', 'provider']),
  mediaType('audio', ['caption', 'provider']),
  /** A location keeps its coordinates; its title is name and address. Rules: CONV-MAP-TYPE-07, PUB-STAND-PLACE-01. */
  {
    name: 'location',
    leaves: [],
    convert: ({ lat, lng, name, address }, at) => {
      const parts = [textIfAt(name, `${at}/name`), textIfAt(address, `${at}/address`)];
      const title = parts.filter((part) => part !== undefined).join(', ') || undefined;
      const coordinates = { latitude: degreesAt(lat, 90, `${at}/lat`), longitude: degreesAt(lng, 180, `${at}/lng`) };
      return { location_message: present({ title, coordinates }) };
    },
  },
  /** Contact cards cannot be sent: the conversation service has no equivalent. Rules: CONV-MAP-TYPE-08. */
  {
    name: 'contacts',
    leaves: ['contacts'],
    convert: (_message, at) => {
      throw wrong(`${at}/type`, 'contacts has no equivalent');
    },
  },
  /** A sticker becomes the picture at its URL, if it has one. Rules: CONV-MAP-TYPE-09, PUB-STAND-STICKER-01. */
  {
    name: 'sticker',
    leaves: ['id', 'provider'],
    convert: (message, at) => {
      if (message.url === undefined && message.id !== undefined)
        throw wrong(`${at}/id`, 'has no equivalent; give the url of the sticker');
      return { media_message: { url: textAt(message.url, `${at}/url`) } };
    },
  },
  interactiveButton,
  interactiveList,
  interactiveProduct,
  interactiveProductList,
];
