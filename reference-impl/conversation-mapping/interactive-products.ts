import type { Json } from '../kernel/json.ts';
import { listMessage } from './list-message.ts';
import { listAt, objectAt, present, textAt, wrong } from './members.ts';
import type { MessageType } from './message-type.ts';

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
