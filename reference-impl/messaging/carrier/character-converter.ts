/** The basic table of GSM-7: one septet each. Section "Optional account features". */
export const GSM_BASIC: ReadonlySet<string> = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);

/** The extension table of GSM-7: two septets each. */
export const GSM_EXTENDED: ReadonlySet<string> = new Set('^{}\\[~]|€\f');

export const isGsm7 = (text: string): boolean => septetsOf(text) !== undefined;

/** Replacements for characters that no decomposition turns into GSM-7; an empty text removes them. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map([
  ...pairs('“”„‟«»″', '"'),
  ...pairs('‘’‚‛‹›`´′', "'"),
  ...pairs('‐‑‒–—―−', '-'),
  ...pairs('•·', '*'),
  ...pairs('\t\v\u0085\u2028\u2029', ' '),
  ...pairs('\u200b\u200c\u200d\u200e\u200f\u2060\ufeff\u00ad\ufe0e\ufe0f', ''),
  ...Object.entries({ ł: 'l', Ł: 'L', ı: 'i', đ: 'd', Đ: 'D', ð: 'd', Ð: 'D', þ: 'th', Þ: 'Th' }),
  ...Object.entries({ œ: 'oe', Œ: 'OE', '×': 'x', '©': '(c)', '®': '(r)' }),
]);

function pairs(characters: string, stand: string): ReadonlyArray<readonly [string, string]> {
  return [...characters].map((character) => [character, stand] as const);
}

/** Length in septets, or undefined when a character is outside the GSM-7 set. */
export function septetsOf(text: string): number | undefined {
  let septets = 0;
  for (const character of text) {
    if (GSM_BASIC.has(character)) septets += 1;
    else if (GSM_EXTENDED.has(character)) septets += 2;
    else return undefined;
  }
  return septets;
}

const partsOf = (length: number, single: number, joined: number): number =>
  length <= single ? 1 : Math.ceil(length / joined);

/** How many parts a text is charged as: 160 or 153 GSM-7 septets each, or 70 or 67 UCS-2 units. */
export function billingUnitsOf(text: string): number {
  const septets = septetsOf(text);
  return septets === undefined ? partsOf(text.length, 70, 67) : partsOf(septets, 160, 153);
}

/** The replacement for characters that resemble nothing in GSM-7. */
const UNKNOWN = '?';

/** Splits a text into graphemes, so that an emoji of many parts becomes one character. */
const readers = new Intl.Segmenter('en', { granularity: 'grapheme' });

const known = (character: string): string | undefined => (isGsm7(character) ? character : LOOKALIKES.get(character));

/** The letters below the accents, or undefined when one of them is unknown. */
function plain(cluster: string): string | undefined {
  let text = '';
  for (const character of cluster.normalize('NFKD').replace(/\p{M}/gu, '')) {
    const replacement = known(character);
    if (replacement === undefined) return undefined;
    text += replacement;
  }
  return text;
}

/** Characters that may join their neighbours: marks, invisible characters, flags, Korean and Indic letters. */
const JOINING =
  '\\p{Grapheme_Extend}\\p{M}\\p{C}\\p{Zl}\\p{Zp}\\p{Emoji_Modifier}\\p{RI}\\u0d4e\\u0e33\\u0eb3\\u1100-\\u11ff\\ua960-\\ua97f\\ud7b0-\\ud7ff\\u{11000}-\\u{16fff}';
const LONER = `[^${JOINING}]`;
/** Marks that belong to the preceding character and never join it to the next, as Indic ones may. */
const MARKS = '[\\u0300-\\u08ff\\u0e00-\\u0fff\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff]';
const UNIT = `${LONER}(?:(?=${MARKS})\\p{Mn}){0,2}`;
const AMONG_UNITS = `(?=${LONER})(?<=^|${UNIT})${UNIT}(?=${LONER}|$)`;

/** Runs of code units that are certainly single characters, and everything between them. */
const STRETCHES = new RegExp(`((?:${AMONG_UNITS})+)|(?:(?!${AMONG_UNITS}).)+`, 'gsu');
const UNITS = new RegExp(UNIT, 'gsu');

/** Graphemes; finding them costs much more than counting code points. */
export function* clustersOf(text: string): Generator<string> {
  for (const [stretch, units] of text.matchAll(STRETCHES))
    if (units !== undefined) yield* units.match(UNITS) ?? [];
    else for (const { segment } of readers.segment(stretch)) yield segment;
}

const MOST_KNOWN = 10_000;
const replacements = new Map<string, string>();

/**
 * The text in GSM-7: its characters stay, accents and typography become plain forms, everything
 * else becomes a question mark. A text never becomes empty. Section "Optional account features".
 * Rules: GSM-01, GSM-02, GSM-04, GSM-05, GSM-07.
 */
export function convertCharacters(text: string): string {
  if (isGsm7(text)) return text;
  let converted = '';
  for (const cluster of clustersOf(text)) {
    let made = replacements.get(cluster);
    if (made === undefined) {
      made = known(cluster.normalize('NFC')) ?? plain(cluster) ?? UNKNOWN;
      if (replacements.size < MOST_KNOWN && cluster.length < 10) replacements.set(cluster, made);
    }
    converted += made;
  }
  return converted === '' ? UNKNOWN : converted;
}
