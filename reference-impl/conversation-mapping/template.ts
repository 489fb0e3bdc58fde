import { CHANNEL } from './channel.ts';
import { isObject, type Json, textAt } from './members.ts';
import type { MessageType } from './message-type.ts';

const wordsOf = (value: unknown): string => String(isObject(value) ? (value.text ?? '') : value);

const numbered = (part: string, values: unknown): Array<[string, string]> =>
  Array.isArray(values)
    ? values.map((value, place) => [`${part}[${place + 1}]text`, wordsOf(value)] as [string, string])
    : [];

/** A template that the channel has approved stays one; the templates for all channels are something else. */
export const template: MessageType = {
  name: 'template',
  takes: ['template_name', 'language', 'header_params', 'body_params'],
  leaves: ['media', 'buttons', 'ttl'],
  convert: (message: Json, at) => {
    const parameters = Object.fromEntries([
      ...numbered('header', message.header_params),
      ...numbered('body', message.body_params),
    ]);
    const approved = {
      template_id: textAt(message.template_name, `${at}/template_name`),
      language_code: textAt(message.language ?? 'en', `${at}/language`),
      ...(Object.keys(parameters).length > 0 ? { parameters } : {}),
    };
    return { template_message: { channel_template: { [CHANNEL]: approved } } };
  },
};
