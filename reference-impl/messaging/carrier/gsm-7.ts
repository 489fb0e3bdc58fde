/** The basic table of GSM-7: one septet each. Section "Optional account features". */
export const GSM_BASIC: ReadonlySet<string> = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);

/** The extension table of GSM-7: two septets each. */
export const GSM_EXTENDED: ReadonlySet<string> = new Set('^{}\\[~]|€\f');

/** Whether every character of a text is in one of the two tables. */
export function isGsm7(text: string): boolean {
  for (const character of text) if (!GSM_BASIC.has(character) && !GSM_EXTENDED.has(character)) return false;
  return true;
}

/** Replacements for characters that no decomposition turns into GSM-7; an empty text removes them. */
export const LOOKALIKES: ReadonlyMap<string, string> = new Map([
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
