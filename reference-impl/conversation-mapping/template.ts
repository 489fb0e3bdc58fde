import { isObject, type Json } from '../kernel/json.ts';
import { CHANNEL } from './channel.ts';
import { textAt, wrong } from './members.ts';
import type { MessageType } from './message-type.ts';

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

/**
 * A template approved by the channel becomes a channel template, never an omnichannel one.
 * Rules: CONV-MAP-TYPE-01, CONV-TPL-01.
 */
export const template: MessageType = {
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
};
