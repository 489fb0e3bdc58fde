import { expect } from 'chai';

const SIGNS = ' !"#%&\'()*+,-./0123456789:;<=>?';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const WESTERN = '@£$¥èéùìòÇØøÅå_ÆæßÉ¤¡ÄÖÑÜ§¿äöñüà';
const GREEK = 'ΔΦΓΛΩΠΨΣΘΞ';
const EXTENSION = '^{}\\[~]|€';

const GSM_7 = new Set(`${SIGNS}${LETTERS}${WESTERN}${GREEK}${EXTENSION}\n\r\f`);

/** There is something to read, and GSM-7 has every character of it, in its basic or its extension table. */
export function expectGsm7(texts: ReadonlyArray<string | undefined>, where: string): void {
  expect(texts, `texts at ${where}`).to.not.have.lengthOf(0);
  for (const text of texts) {
    expect(text, `text at ${where}`).to.be.a('string').that.is.not.empty;
    const foreign = [...(text ?? '')].filter((character) => !GSM_7.has(character));
    expect(foreign, `characters outside GSM-7 in "${text}"`).to.deep.equal([]);
  }
}
