import { type Operator, operator } from './operator.ts';

/** Lengths at which platforms cut: documented ones, and customary ones below them. */
export const LENGTHS: readonly number[] = [20, 30, 40, 50, 64, 100, 128, 140, 160, 200, 255, 256, 500, 1000];

const onText = (name: string, says: string, change: (text: string) => string): Operator =>
  operator(name, says, (value) => (typeof value === 'string' ? change(value) : value));

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const withoutEnd = (text: string): string => [...text].slice(0, -1).join('');

/** A plus or a word in Base64, whose pluses differ from run to run and are left alone. */
const PLUS = /[A-Za-z0-9+/]{22,}|\+/g;

/** What happens to texts that go through a column, a template or a character set of the wrong kind. */
export const textOperators: readonly Operator[] = [
  ...LENGTHS.map((length) =>
    onText(`cut-at-${length}`, `cut at ${length} characters`, (text) => text.slice(0, length)),
  ),
  onText('shortened', 'without its last character', withoutEnd),
  onText('trimmed', 'without the spaces around it', (text) => text.trim()),
  onText('in-small-letters', 'in small letters', (text) => text.toLowerCase()),
  onText('in-capitals', 'in capitals', (text) => text.toUpperCase()),
  onText('nfc', 'in normal form C', (text) => text.normalize('NFC')),
  onText('nfkc', 'in normal form KC', (text) => text.normalize('NFKC')),
  onText('as-latin-1', 'as if its bytes were Latin-1', (text) => Buffer.from(text, 'utf8').toString('latin1')),
  onText('ascii-only', 'with a question mark for every character beyond ASCII', (text) =>
    text.replace(/[^\p{ASCII}]/gu, '?'),
  ),
  onText('basic-plane-only', 'with a question mark for every character beyond the basic plane', (text) =>
    text.replace(/[\u{10000}-\u{10FFFF}]/gu, '?'),
  ),
  onText('html-escaped', 'escaped as HTML', (text) => text.replace(/[&<>"']/g, (found) => ESCAPES[found] as string)),
  onText('plus-for-space', 'with a plus for every space', (text) => text.replaceAll(' ', '+')),
  onText('space-for-plus', 'with a space for every plus', (text) =>
    text.replace(PLUS, (found) => (found === '+' ? ' ' : found)),
  ),
  onText('percent-decoded', 'percent-decoded once more', (text) =>
    text.replace(/%([0-7][0-9a-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
  ),
  onText('on-one-line', 'with a space for every line break', (text) => text.replace(/\r?\n/g, ' ')),
  onText('spaces-merged', 'with one space for several', (text) => text.replace(/ {2,}/g, ' ')),
  onText('emptied', 'empty', () => ''),
  onText('only-at-home', 'without its last digit unless it is a number at home', (text) =>
    /^\+(?!46)\d{8,}$/.test(text) ? withoutEnd(text) : text,
  ),
  onText('next-code', 'with a code one higher', (text) =>
    /^\d{1,4}$/.test(text) ? String(Number(text) + 1).padStart(text.length, '0') : text,
  ),
];
