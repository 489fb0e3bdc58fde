import type { Callback } from '../conversation/model.ts';
import type { Json } from '../http/check.ts';

const states: Record<string, string> = {
  QUEUED_ON_CHANNEL: 'dispatched',
  DELIVERED: 'delivered',
  READ: 'read',
  FAILED: 'failed',
};

/** The conversation message for a standalone message, undefined when there is none. */
export function toConversationMessage(message: Json): Record<string, unknown> | undefined {
  switch (message.type) {
    case 'text':
      return { text_message: { text: message.text } };
    case 'image':
    case 'video':
    case 'audio':
    case 'document':
      return { media_message: { url: message.url } };
    case 'sticker':
      return message.url === undefined ? undefined : { media_message: { url: message.url } };
    case 'location':
      return {
        location_message: {
          title: [message.name, message.address].filter(Boolean).join(', '),
          coordinates: { latitude: message.lat, longitude: message.lng },
        },
      };
    case 'template':
      return { template_message: { channel_template: { MESSAGING_APP: channelTemplate(message) } } };
    case 'interactive':
      return interactive(message);
    default:
      return undefined;
  }
}

const items = (value: unknown): Json[] => (Array.isArray(value) ? value : []);

function channelTemplate(message: Json) {
  const parameters: Record<string, string> = {};
  for (const [part, list] of [
    ['header', message.header_params],
    ['body', message.body_params],
  ]) {
    items(list).forEach((each: Json, index: number) => {
      parameters[`${part}[${index + 1}]`] = String(each?.data ?? each?.text ?? each);
    });
  }
  return { template_id: message.template_name, language_code: message.language ?? 'en', parameters };
}

function interactive(message: Json): Record<string, unknown> | undefined {
  const { header, body, action } = message.interactive ?? message;
  const kind = message.interactive?.type ?? message.interactive_type;
  const words = body?.text ?? body;
  const title = header?.text ?? header?.value;
  if (kind === 'button') {
    const choices = items(action?.buttons).map((button: Json) => ({
      text_message: { text: button.reply?.title ?? button.title },
      postback_data: button.reply?.id ?? button.id,
    }));
    if (!header || header.type === 'text') {
      return { choice_message: { text_message: { text: [title, words].filter(Boolean).join('\n') }, choices } };
    }
    return { card_message: { title: words, media_message: { url: header.url ?? header[header.type]?.url }, choices } };
  }
  if (kind === 'list') {
    const sections = items(action?.sections).map((section: Json) => ({
      title: section.title,
      items: items(section.rows).map((row: Json) => ({
        choice: { title: row.title, description: row.description, postback_data: row.id },
      })),
    }));
    return { list_message: { title: title ?? words, description: words, sections } };
  }
  if (kind === 'product' || kind === 'product_list') {
    const sections = kind === 'product' ? [{ product_items: [action] }] : items(action?.sections);
    return {
      list_message: {
        title: title ?? words,
        sections: sections.map((section: Json) => ({
          title: section.title,
          items: items(section.product_items).map((item: Json) => ({
            product: { id: item?.product_retailer_id ?? item?.id },
          })),
        })),
      },
    };
  }
  return undefined;
}

const standaloneTypes: Record<string, string> = {
  text_message: 'text',
  media_message: 'media',
  location_message: 'location',
  choice_response_message: 'interactive',
};

/** A callback of the conversation service as clients of the standalone API know it. */
export function toStandaloneCallback(callback: Callback): unknown {
  const report = callback.message_delivery_report;
  if (report) {
    return {
      type: 'whatsapp',
      statuses: [
        {
          message_id: report.message_id,
          recipient: report.channel_identity.identity,
          status: report.status === 'FAILED' ? 'failure' : 'success',
          state: states[report.status],
          timestamp: callback.event_time,
          conversation: callback.message_metadata,
          details: report.reason?.description,
          errors: report.reason ? [report.reason] : undefined,
        },
      ],
    };
  }
  const { channel_identity, id, contact_message } = callback.message;
  const [kind, content] = Object.entries<Json>(contact_message)[0] ?? ['text_message', {}];
  const type = standaloneTypes[kind] ?? kind;
  return {
    type: 'whatsapp',
    contacts: [{ wa_id: channel_identity.identity }],
    notifications: [
      {
        from: channel_identity.identity,
        to: callback.app_id,
        message_id: id,
        timestamp: callback.event_time,
        message: { type, ...(type === 'text' ? { body: content.text } : content) },
      },
    ],
  };
}
