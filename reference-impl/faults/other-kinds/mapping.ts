import type { Decisions, Fault } from '../../worlds/behaviour.ts';
import { fault, faultsOf } from '../fault.ts';
import { changed } from '../operators/decisions.ts';

type Json = Readonly<Record<string, unknown>>;
type Change = (content: Json) => Json;

/** Changes what comes of one type of message. */
const outcome =
  (name: string, change: Change) =>
  ({ mapping }: Decisions): void => {
    mapping.messageTypes = changed(mapping.messageTypes, name, (type) => ({
      ...type,
      convert: (message, at) => change(type.convert(message, at)),
    }));
  };

/** Changes the one object that a content consists of. */
const inner =
  (change: Change): Change =>
  (content) =>
    Object.fromEntries(Object.entries(content).map(([name, value]) => [name, change(value as Json)]));

const renamed = (from: string, to: string): Change => inner(({ [from]: value, ...rest }) => ({ ...rest, [to]: value }));

const secure = inner(({ url, ...rest }) => ({ ...rest, url: String(url).replace(/^https?:/, 'ftp:') }));

const flat: Change = (content) => Object.values(content)[0] as Json;

const firstSection = inner(({ sections, ...rest }) => ({
  ...rest,
  sections: (sections as Json[]).slice(0, 1),
}));

const withoutItems = inner(({ sections, ...rest }) => ({
  ...rest,
  sections: (sections as Json[]).map(({ items, ...section }) => ({
    ...section,
    items: (items as Json[]).slice(1),
  })),
}));

const oneChoice = inner(({ choices, ...rest }) => ({ ...rest, choices: (choices as Json[]).slice(0, 1) }));

const mapped = (rule: string, slug: string, says: string, type: string, change: Change): Fault => ({
  id: `conversation.${slug}`,
  rule: `CONV-MAP-TYPE-${rule}`,
  says,
  decide: outcome(type, change),
});

/** What else can go wrong when standalone messages become conversation messages: other members, other shapes. */
export const faults = [
  mapped('01', 'template-named-otherwise', 'channel_template is called template.', 'template', renamed('channel_template', 'template')),
  mapped('03', 'image-url-renamed', 'The url of a picture is called link.', 'image', renamed('url', 'link')),
  mapped('04', 'video-flat', 'The url of a film stands beside its media_message.', 'video', flat),
  mapped('05', 'document-url-changed', 'The url of a document gets another scheme.', 'document', secure),
  mapped('06', 'audio-url-renamed', 'The url of a sound is called audio.', 'audio', renamed('url', 'audio')),
  mapped('09', 'sticker-url-changed', 'The url of a sticker gets another scheme.', 'sticker', (content) =>
    JSON.parse(JSON.stringify(content).replaceAll('https:', 'ftp:')),
  ),
  mapped('10', 'first-button-only', 'Only the first button is sent.', 'interactive button', oneChoice),
  mapped('11', 'card-flat', 'What makes a card stands beside it.', 'interactive button', (content) =>
    content.card_message === undefined ? content : (content.card_message as Json),
  ),
  mapped('12', 'first-row-lost', 'The first row of a list is lost.', 'interactive list', withoutItems),
  mapped('14', 'first-section-only', 'Only the first section of products is sent.', 'interactive product_list', firstSection),
  ...faultsOf({
    'CONV-TPL-01': {
      'conversation.template-without-content': fault('A template for all channels is sent beside that of the channel.', {
        decide: outcome('template', ({ template_message: template }) => ({ template_message: { ...(template as Json), omni_template: {} } })),
      }),
    },
  }),
];
