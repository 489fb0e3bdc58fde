import { contacts } from './contacts.ts';
import { interactiveButton } from './interactive-button.ts';
import { interactiveList } from './interactive-list.ts';
import { interactiveProduct, interactiveProductList } from './interactive-products.ts';
import { location } from './location.ts';
import { media } from './media.ts';
import type { MessageType } from './message-type.ts';
import { sticker } from './sticker.ts';
import { template } from './template.ts';
import { text } from './text.ts';

/** Every type of standalone message. Section "Field mappings". */
export const messageTypes: readonly MessageType[] = [
  template,
  text,
  ...media,
  location,
  contacts,
  sticker,
  interactiveButton,
  interactiveList,
  interactiveProduct,
  interactiveProductList,
];
