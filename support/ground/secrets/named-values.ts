import { isTelling, SECRET_NAME } from './secret-names.ts';
import type { Range } from './unescaped.ts';

/** No secret is longer than this: a text in quotes that does not end is hidden so far. */
const LONGEST = 16_384;

/** A name that introduces a secret, up to where the value begins; `"name":"token","value":` does so too. */
const OPENING = new RegExp(
  `${SECRET_NAME}(?<many>s?)(?<quote>["'\`]?)\\s{0,9}(?:(?<sign>=>?|:)|,\\s{0,9}"value"\\s{0,9}:)\\s{0,9}`,
  'gi',
);

const ELEMENT = new RegExp(`(?<=<[\\w.:-]{0,60}${SECRET_NAME}(?:\\s[^<>]{0,200})?>)[^<]{1,${LONGEST}}`, 'gi');

const WORD = /[^&\s"'`<>\\;,(){}[\]•]+/y;

/** The list whose page is asked for by a parameter with the name of a secret. */
const IN_LIST = /^\/v1\/(?:messaging\/numbers|number_authorisation)\/[\w/.-]*\?(?:[^\s"'<>]*&)?token=$/;

const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

/** The end of the text in quotes that begins at `start`. */
function endOfQuoted(text: string, start: number, quote: string): number {
  const limit = Math.min(text.length, start + LONGEST);
  for (let at = start; at < limit; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === quote) return at;
  }
  return limit;
}

/** The end of the array or object whose first member begins at `start`. */
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

interface Opening {
  readonly many?: string;
  readonly quote?: string;
  readonly sign?: string;
}

/** Whether a word without quotes is the value of a name: any is in a form, and only one that looks so in prose. */
function isValue(word: string, { quote, sign }: Opening): boolean {
  if (sign !== ':') return true;
  return quote === '' ? isTelling(word) : /^-?\d{4,}$/.test(word);
}

function valueAt(text: string, start: number, opening: Opening): Range | undefined {
  const first = text[start] ?? '';
  if (opening.quote !== '' && first in CLOSING) return [start + 1, endOfBracket(text, start + 1)];
  if (opening.many !== '') return undefined;
  if (/["'`]/.test(first)) return [start + 1, endOfQuoted(text, start + 1, first)];
  WORD.lastIndex = start;
  const [word = ''] = WORD.exec(text) ?? [];
  return isValue(word, opening) ? [start, start + word.length] : undefined;
}

/** Where the values are that a name gives away: of JSON, of a form or a query, of a header, of XML. */
export function namedValues(text: string): Range[] {
  const ranges = [...text.matchAll(ELEMENT)].map(({ 0: value, index }): Range => [index, index + value.length]);
  OPENING.lastIndex = 0;
  for (let match = OPENING.exec(text); match; match = OPENING.exec(text)) {
    const start = match.index + match[0].length;
    const before = text.slice(Math.max(0, start - 500), start);
    const range = IN_LIST.test(before.slice(Math.max(0, before.lastIndexOf('/v1/'))))
      ? undefined
      : valueAt(text, start, match.groups ?? {});
    if (!range || range[1] <= range[0]) continue;
    ranges.push(range);
    OPENING.lastIndex = range[1];
  }
  return ranges;
}
