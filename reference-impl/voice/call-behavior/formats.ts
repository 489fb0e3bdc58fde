import { textThat } from './shape.ts';

const NAME = '[A-Za-z_:][\\w:.-]*';
const ATTRIBUTES = `(?:\\s+${NAME}\\s*=\\s*(?:"[^"<]*"|'[^'<]*'))*`;
/** The pieces of a document; a text that is spoken has at most 600 characters. */
const TOKEN = new RegExp(
  `<!--[\\s\\S]*?-->|<!\\[CDATA\\[[\\s\\S]*?\\]\\]>|<\\?[\\s\\S]*?\\?>|<(/?)(${NAME})${ATTRIBUTES}\\s*(/?)>|([^<]+)|(<)`,
  'g',
);
const LOOSE_AMPERSAND = /&(?!(?:[A-Za-z]+|#\d+|#x[\dA-Fa-f]+);)/;

/** Whether the text is well-formed XML with the one root element `speak`. Section "Static commands". */
export function isSsml(document: string): boolean {
  const open: string[] = [];
  let roots = 0;
  for (const [, slash, name, empty, characters, stray] of document.matchAll(TOKEN)) {
    if (stray !== undefined) return false;
    if (characters !== undefined) {
      if (open.length === 0 && characters.trim() !== '') return false;
      if (LOOSE_AMPERSAND.test(characters)) return false;
    }
    if (name === undefined) continue;
    if (open.length === 0) roots += 1;
    if (open.length === 0 && name !== 'speak') return false;
    const isEmpty = empty === '/';
    if (slash === '/' && (isEmpty || open.pop() !== name)) return false;
    if (slash !== '/' && !isEmpty) open.push(name);
  }
  return roots === 1 && open.length === 0;
}

export const shortName = textThat(
  (text) => /^\S{1,32}$/u.test(text),
  'must be a string of 1 to 32 characters without white space',
);

export const webAddress = textThat(
  (text) => /^https?:\/\//i.test(text) && URL.canParse(text),
  'must be an http or https URL',
);

export const storageAddress = textThat((text) => URL.canParse(text), 'must be a URL');

export const webSocketAddress = textThat(
  (text) => /^wss?:\/\/\S+$/.test(text) && URL.canParse(text),
  'must be a ws or wss URL',
);

export const sipAddress = (longest: number) =>
  textThat(
    (text) => text.length <= longest && /^sips?:\S+$/.test(text),
    `must be a sip: or sips: URI of at most ${longest} characters`,
  );

export const phoneNumber = textThat(
  (text) => /^\+[1-9]\d{1,14}$/.test(text),
  'must be a phone number in E.164 form with a leading plus',
);

export const languageTag = textThat((value) => {
  try {
    return Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
}, 'must be a BCP 47 language tag');

/** Key id, secret and region of a storage account. */
export const storageCredentials = textThat(
  (text) => /^[^:]+:[^:]+:[^:]+$/.test(text),
  'must be key id, secret and region, joined by colons',
);
export const ssmlDocument = textThat(isSsml, 'must be a well-formed SSML document');
