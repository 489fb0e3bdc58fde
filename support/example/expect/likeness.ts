import { expect } from 'chai';

const SIGNS = ' !"#%&\'()*+,-./0123456789:;<=>?';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const WESTERN = '@£$¥èéùìòÇØøÅå_ÆæßÉ¤¡ÄÖÑÜ§¿äöñüà';
const GREEK = 'ΔΦΓΛΩΠΨΣΘΞ';
const EXTENSION = '^{}\\[~]|€';

const GSM_7 = `${SIGNS}${LETTERS}${WESTERN}${GREEK}${EXTENSION}\n\r\f`;

const CHARACTERS_OF = 'each character of ';
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** No text follows a closing tag but blanks and tags. */
const XML = '(?!.*</[^>]+>[^< ])(<[/?]?[A-Za-z_][A-Za-z0-9_.:-]*( [A-Za-z_:]+="[^"<]*")*[/?]?>[^<]*)+';

/** Words in brackets that stand for what a text may be; other brackets mean themselves. */
const MEANINGS: Readonly<Record<string, string>> = {
  '[any text]': '.+',
  '[any text, if any]': '.*',
  '[any text without $]': '[^$]+',
  '[two characters]': '..',
  '[up to 5 characters]': '.{1,5}',
  '[GSM-7 characters]': `(?:${[...GSM_7].map(escaped).join('|')})+`,
  '[a link of 22 characters]': '(?:https?://)?\\S{22}',
  '[an id]': '[0-9a-fA-F-]{36}',
  '[an instant]': '20\\d\\d-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d[.0-9]*Z',
  '[a fraction, if any]': '[.0-9]*',
  '[a blank, if any]': ' ?',
  '[carriage return and line feed]': '\\r\\n',
  '[a blank in a form]': '([+]|%20)',
  '[the rest of a name]': '[^&=]*',
  '[an escaped <]': '&(lt|#60|#x3C);',
  '[a JSON object]': '\\{.*\\}',
  '[a form]': '[^ ]*',
  '[an XML document]': XML,
};

export const sourceLike = (written: string): string =>
  written
    .split(/(\[[^[\]]+\])/)
    .map((part) => MEANINGS[part] ?? escaped(part))
    .join('');

/** The texts read like the patterns, with words in brackets; each pattern takes the first text that fits. */
export function expectLike(texts: ReadonlyArray<string | undefined>, patterns: readonly string[], where: string): void {
  const wanted: string[] = [];
  for (const each of patterns) {
    if (each.startsWith(CHARACTERS_OF)) wanted.push(...each.slice(CHARACTERS_OF.length));
    else wanted.push(each);
  }

  expect(texts, `texts at ${where}, wanted ${wanted.join(' · ')}`).to.have.lengthOf(wanted.length);
  const left = [...texts];
  for (const pattern of wanted) {
    const like = new RegExp(`^${sourceLike(pattern)}$`, 'su');
    const place = left.findIndex((text) => text !== undefined && like.test(text));
    const [text] = left.splice(Math.max(0, place), 1);
    expect(text, `text at ${where} like "${pattern}"`).to.match(like);
  }
}
