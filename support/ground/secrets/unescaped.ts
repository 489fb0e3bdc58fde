import { decodeHTML } from 'entities/decode';
import { remembered } from '../remembered.ts';

export type Range = readonly [start: number, end: number];

/** JSON in JSON in a URL in HTML is read; what is escaped more often than this is not. */
const LAYERS = 10;

const WINDOWS = new TextDecoder('windows-1252');

/** The characters as which Windows shows the bytes 80 to 9F, and those bytes. */
const BYTES = new Map<string, string>();
for (let byte = 0x80; byte < 0xa0; byte += 1) BYTES.set(WINDOWS.decode(Uint8Array.of(byte)), String.fromCharCode(byte));

const AFTER = `[\\x80-\\xbf${[...BYTES.keys()].join('')}]`;

const HEX = '[0-9a-fA-F]';

/** The bytes of one character outside ASCII, each written as `byte` and two digits. */
const several = (byte: string): string => {
  const next = `(?:${byte}[89abAB]${HEX})`;
  return `(?<run>${byte}(?:[cC][2-9a-fA-F]|[dD]${HEX})${next}|${byte}[eE]${HEX}${next}{2}|${byte}[fF][0-4]${next}{3})`;
};

const IN_PAGES = new RegExp(
  String.raw`&#0*(?<decimal>\d{1,7});?|&#[xX]0*(?<digits>${HEX}{1,6});?|&(?<name>[a-zA-Z][a-zA-Z0-9]{1,31});?`,
  'g',
);

/** The bytes of one character in UTF-8 that were read one by one. */
const IN_BYTES = new RegExp(`(?<bytes>[\\xc2-\\xdf]${AFTER}|[\\xe0-\\xef]${AFTER}{2}|[\\xf0-\\xf4]${AFTER}{3})`, 'g');

const IN_ADDRESSES = new RegExp(`${several('%')}|%u(?<four>${HEX}{4})|%(?<two>${HEX}{2})`, 'g');

const IN_STRINGS = new RegExp(
  [
    String.raw`'\\''|'"'"'`,
    several(String.raw`\\x`),
    String.raw`\\u(?<four>${HEX}{4})|\\x(?<two>${HEX}{2})|\\u\{(?<digits>${HEX}{1,6})\}`,
    String.raw`\\(?<octal>[0-3][0-7]{2})|\\(?<sign>[^ux0-7])`,
  ].join('|'),
  'g',
);

const IN_MAILS = new RegExp(`${several('=')}|=(?<two>${HEX}{2})|(?<none>=\r?\n)`, 'g');

const APART = new RegExp(
  String.raw`(?<![\da-fA-F])(?<apart>${HEX}{2}(?:[:+ -](?:\r?\n[ \t]{0,20})?${HEX}{2}){3,})(?![\da-fA-F])`,
  'g',
);

const BREAK = /(?<none>(?<=[\w+/=-]{4})\r?\n[ \t]{0,20}(?=[\w+/=-]))/g;

/** The ways to escape, each with a sign that every text has in which it is used: without it nothing is searched. */
const ESCAPES = [
  [/&/, IN_PAGES],
  [/[\xc2-\xf4]/, IN_BYTES],
  [/%/, IN_ADDRESSES],
  [/['\\]/, IN_STRINGS],
  [/=/, IN_MAILS],
  [/[:+\s-][\da-fA-F]{2}[:+ -]/, APART],
  [/\n/, BREAK],
] as const;

const CONTROLS: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v' };

const letterOf = (code: number): string => (code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code));

function meant(whole: string, groups: Readonly<Record<string, string | undefined>>): string {
  const { digits, four, two, octal, sign, decimal, name, bytes, run, none, apart } = groups;
  const hexadecimal = digits ?? four ?? two;
  if (hexadecimal !== undefined) return letterOf(Number.parseInt(hexadecimal, 16));
  if (run !== undefined) return Buffer.from(run.replace(/%|=|\\x/g, ''), 'hex').toString('utf8');
  if (octal !== undefined) return letterOf(Number.parseInt(octal, 8));
  if (decimal !== undefined) return letterOf(Number(decimal));
  if (sign !== undefined) return CONTROLS[sign] ?? sign;
  if (bytes !== undefined) {
    const single = bytes.replace(/[^\0-\xff]/g, (each) => BYTES.get(each) ?? each);
    return Buffer.from(single, 'latin1').toString('utf8');
  }
  if (none !== undefined) return '';
  if (apart !== undefined) return apart.replace(/[^\da-f]/gi, '');
  return name === undefined ? "'" : decodeHTML(whole);
}

function unescapedOnce(text: string): { plain: string; escaped: RegExp } | undefined {
  for (const [sign, escaped] of ESCAPES) {
    if (!sign.test(text)) continue;
    const plain = text.replace(escaped, (...match) => meant(match[0], match.at(-1)));
    if (plain !== text) return { plain, escaped };
  }
  return undefined;
}

/** A text, and what it says with one layer of escapes taken off after the other. Each is looked at several times. */
export const layersOf = remembered(200, (text): readonly string[] => {
  const layers = [text];
  for (let once = unescapedOnce(text); once && layers.length <= LAYERS; once = unescapedOnce(once.plain))
    layers.push(once.plain);
  return layers;
});

/** Where `ranges` of the text with one layer taken off are in `text` itself. */
export function beneath(text: string, ranges: readonly Range[]): Range[] {
  const escapes: Escape[] = [];
  let longer = 0;
  for (const match of text.matchAll(unescapedOnce(text)?.escaped ?? IN_STRINGS)) {
    const { 0: whole, index: source, groups = {} } = match;
    const shown = meant(whole, groups).length;
    escapes.push({ source, width: whole.length, plain: source - longer, shown });
    longer += whole.length - shown;
  }
  return ranges.map(([start, end]) => [sourceOf(escapes, start, 0), sourceOf(escapes, end - 1, 1)]);
}

interface Escape {
  readonly source: number;
  readonly width: number;
  readonly plain: number;
  readonly shown: number;
}

/** The place in the source of the character at `place`, or with `after` 1 that of the end of it. */
function sourceOf(escapes: readonly Escape[], place: number, after: 0 | 1): number {
  let [low, high] = [0, escapes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((escapes[middle] as Escape).plain <= place) low = middle + 1;
    else high = middle;
  }
  const before = escapes[low - 1];
  if (!before) return place + after;
  const { source, width, plain, shown } = before;
  const behind = place - plain - shown;
  return source + (behind < 0 ? after * width : width + behind + after);
}
