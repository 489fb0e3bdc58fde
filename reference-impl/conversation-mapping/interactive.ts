import type { Json } from '../kernel/json.ts';
import { eachAt, listAt, objectAt, present, textAt, textIfAt, wrong } from './members.ts';
import type { MessageType } from './send.ts';

/** The text of the body or of a text header; any other header has none. */
function wordsIn(part: unknown, at: string): string | undefined {
  if (part === undefined) return undefined;
  return textIfAt(objectAt(part, at).text, `${at}/text`);
}

function listMessage(interactive: Json, sections: readonly Json[], at: string): Json {
  const { button, catalog_id } = objectAt(interactive.action, `${at}/action`);
  const properties = present({ menu: button, catalog_id });
  const words = wordsIn(interactive.body, `${at}/body`);
  const headed = wordsIn(interactive.header, `${at}/header`);
  if (headed !== undefined) textAt((interactive.header as Json).type ?? 'text', `${at}/header/type`);
  const title = headed ?? words;
  return {
    list_message: present({
      title,
      description: words === title ? undefined : words,
      sections,
      message_properties: Object.keys(properties).length > 0 ? properties : undefined,
    }),
  };
}

const choicesOf = (interactive: Json, place: string): readonly Json[] =>
  eachAt(objectAt(interactive.action, `${place}/action`).buttons, `${place}/action/buttons`, (button, at) => {
    const { type = 'reply', reply } = objectAt(button, at);
    if (type !== 'reply') throw wrong(`${at}/type`, 'must be reply');
    const { id, title } = objectAt(reply, `${at}/reply`);
    return {
      text_message: { text: textAt(title, `${at}/reply/title`) },
      ...(id === undefined ? {} : { postback_data: textAt(id, `${at}/reply/id`) }),
    };
  });

const wordsOf = (interactive: Json, at: string): string =>
  textAt(objectAt(interactive.body, `${at}/body`).text, `${at}/body/text`);

function choiceMessage(interactive: Json, at: string): Json {
  const { header } = interactive as { header?: Json };
  const words = wordsOf(interactive, at);
  const text = header ? `${textAt(header.text, `${at}/header/text`)}\n${words}` : words;
  return { choice_message: { text_message: { text }, choices: choicesOf(interactive, at) } };
}

/** The type of a kind of interactive message; `convert` gets what is interactive in it, and its place. */
const interactiveType = (kind: string, convert: (interactive: Json, at: string) => Json): MessageType => ({
  name: `interactive ${kind}`,
  leaves: [],
  convert: (message, at) => convert(objectAt(message.interactive, `${at}/interactive`), `${at}/interactive`),
});

/** Buttons below a text are a choice message, else a card. Rules: CONV-MAP-TYPE-10, CONV-MAP-TYPE-11. */
export const interactiveButton = interactiveType('button', (interactive, at) => {
  if (interactive.header === undefined) return choiceMessage(interactive, at);
  const header = objectAt(interactive.header, `${at}/header`);
  const type = textAt(header.type, `${at}/header/type`);
  if (type === 'text') return choiceMessage(interactive, at);
  const title = wordsOf(interactive, at);
  // The picture, video or whatever else is in the header, if it has an address.
  const medium = header[type] === undefined ? {} : objectAt(header[type], `${at}/header/${type}`);
  const url = textIfAt(medium.url ?? medium.link, `${at}/header/${type}/url`);
  const media_message = url === undefined ? undefined : { url };
  return { card_message: present({ title, media_message, choices: choicesOf(interactive, at) }) };
});

/** The sections of a list, with the items that `itemsOf` finds in each. */
function sectionsOf(
  interactive: Json,
  at: string,
  itemsOf: (section: Json, at: string) => readonly Json[],
): readonly Json[] {
  const { sections } = objectAt(interactive.action, `${at}/action`);
  return eachAt(sections, `${at}/action/sections`, (each, place) => {
    const section = objectAt(each, place);
    return present({ title: section.title, items: itemsOf(section, place) });
  });
}

/** A list to choose from: each row is a choice. Rules: CONV-MAP-TYPE-12. */
export const interactiveList = interactiveType('list', (interactive, at) => {
  const sections = sectionsOf(interactive, at, ({ rows }, section) =>
    eachAt(rows, `${section}/rows`, (row, place) => {
      const { id, title, description } = objectAt(row, place);
      return { choice: present({ title: textAt(title, `${place}/title`), description, postback_data: id }) };
    }),
  );
  return listMessage(interactive, sections, at);
});

function productOf(product: unknown, marketplace: unknown, at: string): Json {
  const { product_retailer_id: id } = objectAt(product, at);
  return { product: present({ id: textAt(id, `${at}/product_retailer_id`), marketplace }) };
}

const productsOf = (list: unknown, marketplace: unknown, at: string): readonly Json[] =>
  eachAt(list, at, (each, place) => productOf(each, marketplace, place));

function oneProduct(action: Json, at: string): readonly Json[] {
  const { product_items: several, catalog_id: marketplace } = action;
  if (several === undefined) return [productOf(action, marketplace, at)];
  const named = `${at}/product_items`;
  if (listAt(several, named).length > 1) throw wrong(named, 'must name exactly one product');
  return productsOf(several, marketplace, named);
}

/** One product of a catalogue is a list with a single entry. */
export const interactiveProduct = interactiveType('product', (interactive, at) => {
  const action = objectAt(interactive.action, `${at}/action`);
  return listMessage(interactive, [{ items: oneProduct(action, `${at}/action`) }], at);
});

/** Several products of a catalogue, section by section. Rules: CONV-MAP-TYPE-13, CONV-MAP-TYPE-14. */
export const interactiveProductList = interactiveType('product_list', (interactive, at) => {
  const { catalog_id } = objectAt(interactive.action, `${at}/action`);
  const sections = sectionsOf(interactive, at, ({ product_items: items }, place) =>
    productsOf(items, catalog_id, `${place}/product_items`),
  );
  return listMessage(interactive, sections, at);
});
