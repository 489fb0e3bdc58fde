import { remembered } from '../remembered.ts';
import { deeply, HIDDEN, hideRanges } from './secret-forms.ts';
import type { Range } from './unescaped.ts';

/** What the name of a member, a parameter, a header or an element ends with that holds a secret. */
const ENDINGS = [
  'secret',
  'passw(?:or)?d',
  'passphrase',
  'pwd',
  'credentials?',
  'authorization',
  'cookie',
  '(?:api|app|signing|private|secret|access|auth|master|shared|encryption|hmac)[._-]?key',
  // The place of a page in a list opens nothing.
  '(?<!(?:next|prev|previous|page|continuation)[._-]?(?:page)?[._-]?)token',
];

const SECRET_NAME = `(?:${ENDINGS.join('|')})`;

const WHOLE_NAME = new RegExp(`${SECRET_NAME}$`, 'i');

export const isSecretName = remembered(1000, (name): boolean => WHOLE_NAME.test(name));

/** Whether a text is so much like a secret that it is one anywhere; a common word would mask too much. */
export const isTelling = (text: string): boolean =>
  text.length >= 16 ||
  (text.length >= 8 && /[^a-z]/.test(text)) ||
  (text.length >= 6 && /\d/.test(text) && /[a-z]/i.test(text));

/** No secret is longer than this: a text in quotes that does not end is hidden so far. */
const LONGEST = 16_384;

const OPENING = new RegExp(
  `${SECRET_NAME}(?<many>s?)(?<quote>["'\`]?)\\s{0,9}(?:(?<sign>=>?|:)|,\\s{0,9}"value"\\s{0,9}:)\\s{0,9}`,
  'gi',
);

const ELEMENT = new RegExp(`(?<=<[\\w.:-]{0,60}${SECRET_NAME}(?:\\s[^<>]{0,200})?>)[^<]{1,${LONGEST}}`, 'gi');

const WORD = /[^&\s"'`<>\\;,(){}[\]•]+/y;

/** The list whose page is asked for by a parameter with the name of a secret. */
const IN_LIST = /^\/v1\/(?:messaging\/numbers|number_authorisation)\/[\w/.-]*\?(?:[^\s"'<>]*&)?token=$/;

const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

function endOfQuoted(text: string, start: number, quote: string): number {
  const limit = Math.min(text.length, start + LONGEST);
  for (let at = start; at < limit; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === quote) return at;
  }
  return limit;
}

function endOfBracket(text: string, start: number): number {
  const open: string[] = [CLOSING[text[start - 1] ?? ''] ?? ''];
  const limit = Math.min(text.length, start + LONGEST);
  for (let at = start; at < limit; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '"') at = endOfQuoted(text, at + 1, sign);
    else if (sign === open.at(-1)) open.pop();
    else if (sign in CLOSING) open.push(CLOSING[sign] ?? '');
    if (open.length === 0) return at;
  }
  return limit;
}

function valueAt(text: string, start: number, opening: Readonly<Record<string, string>>): Range | undefined {
  const first = text[start] ?? '';
  if (opening.quote !== '' && first in CLOSING) return [start + 1, endOfBracket(text, start + 1)];
  if (opening.many !== '') return undefined;
  if (/["'`]/.test(first)) return [start + 1, endOfQuoted(text, start + 1, first)];
  WORD.lastIndex = start;
  const [word = ''] = WORD.exec(text) ?? [];
  // any word is the value of a name in a form, and only one that looks so in prose
  const isInProse = opening.sign === ':';
  const isValue = !isInProse || (opening.quote === '' ? isTelling(word) : /^-?\d{4,}$/.test(word));
  return isValue ? [start, start + word.length] : undefined;
}

const SCHEMES =
  /(?<=\b(?:Basic|Bearer)\s{1,9})(?![\w-]+=\\*")(?=[A-Za-z0-9+/=_.~-]*[A-Za-z0-9+/_.~-][A-Z0-9=])[A-Za-z0-9+/=_.~-]{4,}/g;

const PLACES = [
  SCHEMES,
  /(?<=signature=")[^"]+/g,
  /(?<=(?:^|[?&;\s"'])sig=)[^&\s"'<>\\;•]+/gi,
  /(?<=cookie:\s{0,9}[^=\s;]{1,100}=)[^;,\s"']+/gi,
  /(?<=\b[a-z][a-z0-9+.-]{0,20}:\/\/[^\s/:@"'\\]{0,200}:)[^\s/@"'\\]{1,1000}(?=@)/gi,
  /-----BEGIN ([A-Z ]*)PRIVATE KEY-----.*?(?:-----END \1PRIVATE KEY-----|$)/gs,
];

/** A word found at every place of a secret: a text without one need not be searched. */
const SIGN = /basic|bearer|signature=|token|secret|passw|passphrase|pwd|key|credential|authorization|cookie|sig=|@/i;

/** Where in a text secrets are that their place gives away; nothing is unescaped. */
export function placesIn(text: string): Range[] {
  if (!SIGN.test(text)) return [];
  // Where the values are that a name gives away: of JSON, of a form or a query, of a header, of XML.
  const ranges: Range[] = [];
  for (const { 0: value, index } of text.matchAll(ELEMENT)) ranges.push([index, index + value.length]);
  OPENING.lastIndex = 0;
  for (let match = OPENING.exec(text); match; match = OPENING.exec(text)) {
    const start = match.index + match[0].length;
    const before = text.slice(Math.max(0, start - 500), start);
    const isOfList = IN_LIST.test(before.slice(Math.max(0, before.lastIndexOf('/v1/'))));
    const range = isOfList ? undefined : valueAt(text, start, match.groups ?? {});
    if (!range || range[1] <= range[0]) continue;
    ranges.push(range);
    OPENING.lastIndex = range[1];
  }
  for (const place of PLACES)
    for (const { 0: value, index } of text.matchAll(place)) ranges.push([index, index + value.length]);
  return ranges;
}

export const hidePlaces = (text: string): string => hideRanges(text, deeply(placesIn, text));

export function hideHeader(name: string, value: string): string {
  if (!isSecretName(name) || value === '') return value;
  if (/signature=/i.test(value)) return value.replace(/(signature=\s*"?)[^",\s]*/gi, `$1${HIDDEN}`);
  if (/cookie$/i.test(name)) return value.replace(/^set-/i.test(name) ? /=[^;,]*/ : /=[^;,]*/g, `=${HIDDEN}`);
  const [, scheme = ''] = /^\s*([A-Za-z-]+\s+)/.exec(value) ?? [];
  return `${scheme}${HIDDEN}`;
}
