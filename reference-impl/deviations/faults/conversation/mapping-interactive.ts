import { fault, faultsOf } from '../../fault.ts';
import {
  inner,
  items,
  outcome,
  renamed,
  renamedWithin,
  replaced,
  sections,
  template,
  within,
} from '../../operators/contents.ts';

const BUTTONS = 'interactive button';
const LIST = 'interactive list';
const PRODUCT = 'interactive product';

/** Removes the parameters of one part of a template. */
const withoutParameter = (part: string) =>
  template(({ parameters = {}, ...rest }) => ({
    ...rest,
    parameters: Object.fromEntries(Object.entries(parameters).filter(([name]) => !name.startsWith(part))),
  }));

/** Deviations in how templates, buttons, lists and products become conversation messages. */
export const faults = faultsOf({
  'CONV-TPL-01': {
    'conversation.omni-template': fault('A channel template is sent as an omnichannel template.', {
      decide: within('template', 'template_message', ({ channel_template }) => ({
        channel_template,
        omni_template: Object.values(channel_template)[0],
      })),
    }),
    'conversation.template-without-content': fault('An omnichannel template is sent next to the channel template.', {
      decide: within('template', 'template_message', (message) => ({ ...message, omni_template: {} })),
    }),
  },
  'CONV-MAP-TYPE-01': {
    'conversation.bare-template': fault('A template is sent without its channel.', {
      decide: within(
        'template',
        'template_message',
        ({ channel_template }) => Object.values(channel_template)[0] as object,
      ),
    }),
    'conversation.template-language-lost': fault('A template is always in English.', {
      decide: template((approved) => ({ ...approved, language_code: 'en' })),
    }),
    'conversation.template-body-lost': fault('A template loses the parameters of its text.', {
      decide: withoutParameter('body'),
    }),
    'conversation.template-header-lost': fault('A template loses the parameters of its title.', {
      decide: withoutParameter('header'),
    }),
    'conversation.template-named-otherwise': fault('channel_template is called template.', {
      decide: renamedWithin('template', 'channel_template', 'template'),
    }),
  },
  'CONV-MAP-TYPE-10': {
    'conversation.buttons-as-card': fault('A text with buttons becomes a card.', {
      decide: renamed(BUTTONS, 'choice_message', 'card_message'),
    }),
    'conversation.last-button-alone': fault('Only the last of several buttons is sent.', {
      decide: within(BUTTONS, 'choice_message', (message) => ({ ...message, choices: message.choices.slice(-1) })),
    }),
    'conversation.first-button-only': fault('Only the first button is sent.', {
      decide: inner(BUTTONS, (message) => ({ ...message, choices: message.choices.slice(0, 1) })),
    }),
  },
  'CONV-MAP-TYPE-11': {
    'conversation.card-as-choices': fault('A picture with buttons becomes a choice message.', {
      decide: renamed(BUTTONS, 'card_message', 'choice_message'),
    }),
    'conversation.card-without-buttons': fault('A card has no buttons.', {
      decide: within(BUTTONS, 'card_message', ({ choices: _, ...card }) => card),
    }),
    'conversation.card-flat': fault('The members of a card are next to it, not inside.', {
      decide: outcome(BUTTONS, (content) => content.card_message ?? content),
    }),
  },
  'CONV-MAP-TYPE-12': {
    'conversation.rows-as-products': fault('The rows of a list become products.', {
      decide: items(LIST, (rows) => rows.map(({ choice, ...rest }) => ({ ...rest, product: choice }))),
    }),
    'conversation.last-section-lost': fault('The last of several sections of a list is lost.', {
      decide: sections(LIST, (all) => (all.length > 1 ? all.slice(0, -1) : all)),
    }),
    'conversation.choice-without-a-name': fault('The rows of a list are items without choice.', {
      decide: items(LIST, (rows) => rows.map(({ choice, ...rest }) => ({ ...rest, ...choice }))),
    }),
    'conversation.three-rows': fault('The rows of a list after the third are lost.', {
      decide: items(LIST, (rows) => rows.slice(0, 3)),
    }),
    'conversation.nine-rows': fault('The tenth row of a list is lost.', {
      decide: items(LIST, (rows) => rows.slice(0, 9)),
    }),
    'conversation.first-row-lost': fault('The first row of a list is lost.', {
      decide: items(LIST, (rows) => rows.slice(1)),
    }),
  },
  'CONV-MAP-TYPE-13': {
    'conversation.two-products': fault('A product message takes two products.', {
      decide: replaced(PRODUCT, ({ interactive: { action } }) => {
        const products = action.product_items ?? [action];
        const shown = products.map(({ product_retailer_id: id }: { product_retailer_id: string }) => ({
          product: { id },
        }));
        return { list_message: { title: 'Products', sections: [{ items: shown }] } };
      }),
    }),
    'conversation.product-as-choice': fault('A product becomes a choice message.', {
      decide: items(PRODUCT, (products) => products.map(({ product, ...rest }) => ({ ...rest, choice: product }))),
    }),
  },
  'CONV-MAP-TYPE-14': {
    'conversation.one-product-of-many': fault('Only the first product of a list is sent.', {
      decide: sections('interactive product_list', (all) => [
        { items: all.flatMap((section) => section.items).slice(0, 1) },
      ]),
    }),
    'conversation.ten-products': fault('The products of a list after the tenth are lost.', {
      decide: sections('interactive product_list', (all) => [
        { items: all.flatMap((section) => section.items).slice(0, 10) },
      ]),
    }),
    'conversation.first-section-only': fault('Only the first section of products is sent.', {
      decide: sections('interactive product_list', (all) => all.slice(0, 1)),
    }),
  },
});
