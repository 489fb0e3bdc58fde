const basicSet = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
    '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const extendedSet = new Set('^{}\\[~]|€\f');

const lookAlikesOf: Record<string, string> = {
  "'": '‘’‚‛`´',
  '"': '“”„«»',
  '<': '‹',
  '>': '›',
  '-': '–—‐‑−',
  '...': '…',
  '*': '•',
  '.': '·',
  ' ': '\t\u00a0\u2003\u2009',
  '': '\u200b\ufeff',
  '\n': '\u2028\u2029',
  oe: 'œ',
  OE: 'Œ',
  l: 'ł',
  L: 'Ł',
  d: 'đð',
  D: 'ĐÐ',
  th: 'þ',
  TH: 'Þ',
  i: 'ı',
  '(c)': '©',
  '(r)': '®',
  '(tm)': '™',
  x: '×',
  '/': '÷',
  o: '°',
  c: '¢',
  '+/-': '±',
  Ç: 'ç',
  '£': '₤',
};

const lookAlikes = new Map(
  Object.entries(lookAlikesOf).flatMap(([alike, characters]) => [...characters].map((each) => [each, alike])),
);

const isGsm7 = (text: string) => [...text].every((each) => basicSet.has(each) || extendedSet.has(each));

/** Downgrades a text so that it fits the GSM-7 set; what has no look-alike becomes question marks. */
export function toGsm7(text: string): string {
  const characters = [...text.normalize('NFC')].map((character) => {
    if (isGsm7(character)) return character;
    const bare = character.normalize('NFKD').replace(/\p{M}/gu, '');
    return lookAlikes.get(character) ?? (bare && isGsm7(bare) ? bare : '?'.repeat(character.length));
  });
  return characters.join('');
}

/** How many message parts a text takes. */
export function partsOf(text: string): number {
  if (!isGsm7(text)) return text.length <= 70 ? 1 : Math.ceil(text.length / 67);
  const septets = [...text].reduce((sum, character) => sum + (extendedSet.has(character) ? 2 : 1), 0);
  return septets <= 160 ? 1 : Math.ceil(septets / 153);
}
