import type { Json } from '../kernel/json.ts';
import { listAt, objectAt, present, textAt, textIfAt, wrong } from './members.ts';
import type { MessageType } from './message-type.ts';

/** The text of the body or of a text header; any other header has none. */
function wordsIn(part: unknown, at: string): string | undefined {
  if (part === undefined) return undefined;
  const { text } = objectAt(part, at);
  return textIfAt(text, `${at}/text`);
}

function headerOf({ header }: Json, at: string): string | undefined {
  const words = wordsIn(header, at);
  if (words !== undefined) textAt((header as Json).type ?? 'text', `${at}/type`);
  return words;
}

function listMessage(interactive: Json, sections: readonly Json[], at: string): Json {
  const { button, catalog_id } = objectAt(interactive.action, `${at}/action`);
  const properties = present({ menu: button, catalog_id });
  const words = wordsIn(interactive.body, `${at}/body`);
  const title = headerOf(interactive, `${at}/header`) ?? words;
  return {
    list_message: present({
      title,
      description: words === title ? undefined : words,
      sections,
      message_properties: Object.keys(properties).length > 0 ? properties : undefined,
    }),
  };
}

function choiceOf(button: unknown, at: string): Json {
  const { type = 'reply', reply } = objectAt(button, at);
  if (type !== 'reply') throw wrong(`${at}/type`, 'must be reply');
  const { id, title } = objectAt(reply, `${at}/reply`);
  return {
    text_message: { text: textAt(title, `${at}/reply/title`) },
    ...(id === undefined ? {} : { postback_data: textAt(id, `${at}/reply/id`) }),
  };
}

function choicesOf(interactive: Json, at: string): readonly Json[] {
  const { buttons } = objectAt(interactive.action, `${at}/action`);
  const where = `${at}/action/buttons`;
  return listAt(buttons, where).map((button, place) => choiceOf(button, `${where}/${place}`));
}

const wordsOf = (interactive: Json, at: string): string =>
  textAt(objectAt(interactive.body, `${at}/body`).text, `${at}/body/text`);

/** The address of the picture, video or whatever else is in a header, if it has one. */
function mediumOf(header: Json, type: string, at: string): Json | undefined {
  if (header[type] === undefined) return undefined;
  const medium = objectAt(header[type], `${at}/header/${type}`);
  const url = textIfAt(medium.url ?? medium.link, `${at}/header/${type}/url`);
  return url === undefined ? undefined : { url };
}

function choiceMessage(interactive: Json, at: string): Json {
  const { header } = interactive as { header?: Json };
  const words = wordsOf(interactive, at);
  const text = header ? `${textAt(header.text, `${at}/header/text`)}\n${words}` : words;
  return { choice_message: { text_message: { text }, choices: choicesOf(interactive, at) } };
}

/**
 * Buttons below a text are a choice message, below any other header a card.
 * Rules: CONV-MAP-TYPE-10, CONV-MAP-TYPE-11.
 */
export const interactiveButton: MessageType = {
  name: 'interactive button',
  leaves: [],
  convert: (message, at) => {
    const place = `${at}/interactive`;
    const interactive = objectAt(message.interactive, place);
    if (interactive.header === undefined) return choiceMessage(interactive, place);
    const header = objectAt(interactive.header, `${place}/header`);
    const type = textAt(header.type, `${place}/header/type`);
    if (type === 'text') return choiceMessage(interactive, place);
    return {
      card_message: present({
        title: wordsOf(interactive, place),
        media_message: mediumOf(header, type, place),
        choices: choicesOf(interactive, place),
      }),
    };
  },
};

function rowOf(row: unknown, at: string): Json {
  const { id, title, description } = objectAt(row, at);
  return { choice: present({ title: textAt(title, `${at}/title`), description, postback_data: id }) };
}

function sectionOf(section: unknown, at: string): Json {
  const { title, rows } = objectAt(section, at);
  const items = listAt(rows, `${at}/rows`).map((row, place) => rowOf(row, `${at}/rows/${place}`));
  return present({ title, items });
}

/** A list to choose from: each row is a choice. Rules: CONV-MAP-TYPE-12. */
export const interactiveList: MessageType = {
  name: 'interactive list',
  leaves: [],
  convert: (message, at) => {
    const place = `${at}/interactive`;
    const interactive = objectAt(message.interactive, place);
    const where = `${place}/action/sections`;
    const { sections } = objectAt(interactive.action, `${place}/action`);
    return listMessage(
      interactive,
      listAt(sections, where).map((section, index) => sectionOf(section, `${where}/${index}`)),
      place,
    );
  },
};

function productOf(product: unknown, marketplace: unknown, at: string): Json {
  const { product_retailer_id: id } = objectAt(product, at);
  return { product: present({ id: textAt(id, `${at}/product_retailer_id`), marketplace }) };
}

const productsOf = (list: unknown, marketplace: unknown, at: string): readonly Json[] =>
  listAt(list, at).map((each, place) => productOf(each, marketplace, `${at}/${place}`));

function oneProduct(action: Json, at: string): readonly Json[] {
  const { product_items: several, catalog_id: marketplace } = action;
  if (several === undefined) return [productOf(action, marketplace, at)];
  const named = `${at}/product_items`;
  if (listAt(several, named).length > 1) throw wrong(named, 'must name exactly one product');
  return productsOf(several, marketplace, named);
}

/** One product of a catalogue is a list with a single entry. */
export const interactiveProduct: MessageType = {
  name: 'interactive product',
  leaves: [],
  convert: (message, at) => {
    const place = `${at}/interactive`;
    const interactive = objectAt(message.interactive, place);
    const action = objectAt(interactive.action, `${place}/action`);
    return listMessage(interactive, [{ items: oneProduct(action, `${place}/action`) }], place);
  },
};

/** Several products of a catalogue, section by section. Rules: CONV-MAP-TYPE-13, CONV-MAP-TYPE-14. */
export const interactiveProductList: MessageType = {
  name: 'interactive product_list',
  leaves: [],
  convert: (message, at) => {
    const place = `${at}/interactive`;
    const interactive = objectAt(message.interactive, place);
    const { sections, catalog_id } = objectAt(interactive.action, `${place}/action`);
    const where = `${place}/action/sections`;
    const mapped = listAt(sections, where).map((section, index) => {
      const { title, product_items } = objectAt(section, `${where}/${index}`);
      return present({
        title,
        items: productsOf(product_items, catalog_id, `${where}/${index}/product_items`),
      });
    });
    return listMessage(interactive, mapped, place);
  },
};
