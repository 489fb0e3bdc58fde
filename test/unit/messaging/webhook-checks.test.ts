import { expect, it } from 'vitest';
import { encode } from '../../../reference-impl/messaging/webhooks/letter.ts';

const payload = { id: 'a&b', none: null, metadata: { k: '<v>', 'odd name': '\u0001x' } };

it.each([
  ['JSON', JSON.stringify(payload)],
  ['FORM_ENCODED', 'id=a%26b&none=&metadata%5Bk%5D=%3Cv%3E&metadata%5Bodd+name%5D=%01x'],
  [
    'XML',
    '<notification><id>a&#38;b</id><none></none><metadata><k>&#60;v&#62;</k>' +
      '<entry key="odd name">x</entry></metadata></notification>',
  ],
] as const)('the default payload in %s', (encoding, text) => expect(encode(payload, encoding)).toBe(text));
