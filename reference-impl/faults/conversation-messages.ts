import type { Decisions, Fault } from '../worlds/behaviour.ts';
import { instead } from './conversation-altered.ts';
import { fault, faultsOf } from './fault.ts';
import { changed } from './operators/decisions.ts';

type Json = Readonly<Record<string, unknown>>;
type Change = (content: Json, message: Json) => Json;

/** Changes what comes of one type of message. */
const outcome =
  (name: string, change: Change) =>
  ({ mapping }: Decisions): void => {
    mapping.messageTypes = changed(mapping.messageTypes, name, (type) => ({
      ...type,
      convert: (message, at) => change(type.convert(message, at), message),
    }));
  };

/** Lets a member without equivalent through. */
const keeping =
  (member: string): Change =>
  (content, message) => {
    if (message[member] === undefined) return content;
    const [[name, inner]] = Object.entries(content) as [[string, Json]];
    return { [name]: { ...inner, [member]: message[member] } };
  };

const renamed =
  (from: string, to: string): Change =>
  ({ [from]: content, ...rest }) => ({ ...rest, [to]: content });

const sectionsOf = (content: Json): Json[] => (content.list_message as { sections: Json[] }).sections.map((section) => ({ ...section }));

/** Every item of a list under another name. */
const items =
  (from: string, to: string): Change =>
  (content) => {
    const sections = sectionsOf(content).map((section) => ({
      ...section,
      items: (section.items as Json[]).map(({ [from]: item, ...rest }) => ({ ...rest, [to]: item })),
    }));
    return { list_message: { ...(content.list_message as Json), sections } };
  };

const mapped = (rule: string, slug: string, says: string, decide: Fault['decide'] & object): Fault => ({
  id: `conversation.${slug}`,
  rule: `CONV-MAP-TYPE-${rule}`,
  says,
  decide,
});

const productsMerged: Change = (content) => {
  const all = sectionsOf(content).flatMap((section) => section.items as Json[]);
  return { list_message: { ...(content.list_message as Json), sections: [{ items: all.slice(0, 1) }] } };
};

interface TwoProducts {
  readonly interactive: { readonly action: { readonly product_items?: readonly Json[] } };
}

const twoProducts = ({ interactive: { action } }: TwoProducts): Json => {
  const list = action.product_items ?? [action as Json];
  const product = ({ product_retailer_id: id }: Json): Json => ({ product: { id } });
  return { list_message: { title: 'Products', sections: [{ items: list.map(product) }] } };
};

const withoutTitlePart: Change = ({ location_message: place }, { address }) => {
  const { title, ...rest } = place as { title?: string };
  const name = title?.replace(`, ${String(address)}`, '');
  return { location_message: name === undefined ? rest : { ...rest, title: name } };
};

const turned: Change = ({ location_message: place }) => {
  const { coordinates, ...rest } = place as { coordinates: { latitude: number; longitude: number } };
  const { latitude, longitude } = coordinates;
  return { location_message: { ...rest, coordinates: { latitude: longitude, longitude: latitude } } };
};

const bareTemplate: Change = ({ template_message: template }) => ({
  template_message: Object.values((template as { channel_template: Json }).channel_template)[0],
});

const omniTemplate: Change = ({ template_message: template }) => {
  const { channel_template } = template as { channel_template: Json };
  return { template_message: { channel_template, omni_template: Object.values(channel_template)[0] } };
};

/** Deviations of how standalone messages become conversation messages. Section "Field mappings". */
export const faults = [
  mapped('01', 'bare-template', 'A template is sent without its channel.', outcome('template', bareTemplate)),
  mapped('02', 'preview-kept', 'A text keeps preview_url.', outcome('text', keeping('preview_url'))),
  mapped('02', 'text-cut', 'A text is sent as a medium.', outcome('text', renamed('text_message', 'media_message'))),
  mapped('03', 'image-caption-kept', 'A picture keeps its caption.', outcome('image', keeping('caption'))),
  mapped('04', 'video-provider-kept', 'A film keeps its provider.', outcome('video', keeping('provider'))),
  mapped('05', 'document-filename-kept', 'A document keeps its file name.', outcome('document', keeping('filename'))),
  mapped('06', 'audio-as-file', 'A sound becomes an audio_message.', outcome('audio', renamed('media_message', 'audio_message'))),
  mapped('07', 'address-lost', 'The address of a place is lost.', outcome('location', withoutTitlePart)),
  mapped('07', 'coordinates-turned', 'Latitude and longitude change places.', outcome('location', turned)),
  mapped(
    '08',
    'contacts-sent',
    'Contacts are sent as a card.',
    instead('contacts', () => ({ card_message: { title: 'Contact' } })),
  ),
  mapped('09', 'sticker-id-kept', 'A sticker keeps its id.', outcome('sticker', keeping('id'))),
  mapped('10', 'buttons-as-card', 'Buttons under a text become a card.', outcome('interactive button', renamed('choice_message', 'card_message'))),
  mapped('11', 'card-as-choices', 'Buttons under a picture become choices.', outcome('interactive button', renamed('card_message', 'choice_message'))),
  mapped('12', 'rows-as-products', 'The rows of a list become products.', outcome('interactive list', items('choice', 'product'))),
  mapped(
    '13',
    'two-products',
    'A product message takes two products.',
    instead('interactive product', (message) => twoProducts(message as unknown as TwoProducts)),
  ),
  mapped('13', 'product-as-choice', 'A product becomes a choice.', outcome('interactive product', items('product', 'choice'))),
  mapped('14', 'one-product-of-many', 'Only the first product of a list is sent.', outcome('interactive product_list', productsMerged)),
  ...faultsOf({
    'CONV-TPL-01': {
      'conversation.omni-template': fault('A template of the channel is sent as one for all channels.', { decide: outcome('template', omniTemplate) }),
    },
  }),
];
