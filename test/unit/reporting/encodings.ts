import fc from 'fast-check';

/** Writes a text in another notation; `picks` decides wherever there is a choice. */
export type Encoding = (text: string, picks: readonly boolean[]) => string;

const letters = (spell: (letter: string, escaped: boolean) => string): Encoding => {
  return (text, picks) => [...text].map((each, at) => spell(each, picks[at % picks.length] ?? true)).join('');
};

const bytes = (text: string): string[] => Buffer.from(text).toString('hex').match(/../g) ?? [];

const spelt = (text: string, spell: (byte: string) => string): string => bytes(text).map(spell).join('');

const inLines = (parts: readonly string[], width: number, end: string): string =>
  parts.map((part, at) => (at > 0 && at % width === 0 ? `${end}${part}` : part)).join('');

const code = (letter: string): number => letter.codePointAt(0) ?? 0;

const four = (letter: string): string =>
  letter
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

const CONTROL: Readonly<Record<string, string>> = { '\n': '\\n', '\t': '\\t', '\r': '\\r' };

/** Notations in which every letter may be escaped, but only some have to be. */
export const ESCAPES: Readonly<Record<string, Encoding>> = {
  json: (text) => JSON.stringify(text).slice(1, -1),
  'json in json': (text) => JSON.stringify(JSON.stringify(text)).slice(3, -3),
  unicode: letters((each, escaped) => (escaped || /["\\]/.test(each) ? four(each) : each)),
  braced: letters((each, escaped) => (escaped || each === '\\' ? `\\u{${code(each).toString(16)}}` : each)),
  c: (text) => spelt(text, (byte) => `\\x${byte}`),
  octal: (text) => spelt(text, (byte) => `\\${Number.parseInt(byte, 16).toString(8).padStart(3, '0')}`),
  'c where needed': letters((each) => CONTROL[each] ?? each.replace(/["'\\]/, '\\$&')),
  url: (text) => encodeURIComponent(text),
  'url in small letters': (text) => encodeURIComponent(text).replace(/%../g, (each) => each.toLowerCase()),
  'url in full': (text) => spelt(text, (byte) => `%${byte}`),
  'url in full, in capitals': (text) => spelt(text, (byte) => `%${byte.toUpperCase()}`),
  'url in part': letters((each, escaped) => (escaped || each === '%' ? spelt(each, (byte) => `%${byte}`) : each)),
  form: (text) => new URLSearchParams({ a: text }).toString().slice(2),
  decimal: letters((each, escaped) => (escaped || each === '&' ? `&#${code(each)};` : each)),
  hexadecimal: letters((each, escaped) => (escaped || each === '&' ? `&#x${code(each).toString(16)};` : each)),
  'decimal with zeros': (text) => [...text].map((each) => `&#${String(code(each)).padStart(9, '0')};`).join(''),
  'hexadecimal without a sign behind it': letters((each) => `&#X000${code(each).toString(16).padStart(6, '0')}`),
  'quoted-printable': (text) =>
    inLines(
      bytes(text).map((byte) => `=${byte.toUpperCase()}`),
      4,
      '=\r\n',
    ),
  'quoted-printable where needed': (text) =>
    text.replace(/[^!-<>-[\]-~]/gu, (each) => spelt(each, (byte) => `=${byte}`)),
  named: (text) =>
    text.replace(
      /[&<>"'ö€]/g,
      (each) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos', ö: 'ouml', '€': 'euro' }[each]};`,
    ),
  'read as Latin-1': (text) => Buffer.from(text).toString('latin1'),
  'read as Windows-1252': (text) => new TextDecoder('windows-1252').decode(Buffer.from(text)),
  'slashes escaped': (text) => text.replaceAll('/', '\\/'),
  shell: (text) => text.replaceAll("'", `'\\''`),
};

/** Notations of all bytes, where what comes before and after changes how a secret looks. */
export const BLOCKS: Readonly<Record<string, Encoding>> = {
  base64: (text) => Buffer.from(text).toString('base64'),
  base64url: (text) => Buffer.from(text).toString('base64url'),
  'base64 after one byte': (text) => Buffer.from(`:${text}`).toString('base64'),
  'base64 after two bytes': (text) => Buffer.from(`a:${text}!`).toString('base64url'),
  hex: (text) => Buffer.from(text).toString('hex'),
  'base64 in lines': (text) => inLines([...Buffer.from(text).toString('base64')], 10, '\r\n'),
  'hex with colons': (text) => bytes(text).join(':'),
  'hex with blanks, in capitals': (text) => bytes(text).join(' ').toUpperCase(),
  'hex in capitals': (text) => Buffer.from(text).toString('hex').toUpperCase(),
};

const PARTIAL = ['unicode', 'braced', 'url in part', 'decimal', 'hexadecimal'];

const WHOLE = Object.keys(ESCAPES).filter((name) => ![...PARTIAL, 'form', 'shell', 'slashes escaped'].includes(name));

/** Up to three notations, one in the other: the first may escape some letters more than it has to. */
export const escapes = fc
  .tuple(fc.constantFrom(...Object.keys(ESCAPES)), fc.array(fc.constantFrom(...WHOLE), { maxLength: 2 }))
  .map(([first, others]) => [first, ...others]);

/** A block, perhaps of what is usually escaped, and perhaps escaped itself. */
export const blocks = fc
  .tuple(
    fc.constantFrom([], ['json'], ['json in json'], ['url']),
    fc.constantFrom(...Object.keys(BLOCKS)),
    fc.array(fc.constantFrom(...WHOLE, ...PARTIAL), { maxLength: 1 }),
  )
  .map(([inner, block, outer]) => [...inner, block, ...outer]);

/** Blocks of anything, one in the other. */
export const deepBlocks = fc
  .tuple(escapes, fc.array(fc.constantFrom(...Object.keys(BLOCKS)), { minLength: 1, maxLength: 2 }), escapes)
  .map((parts) => parts.flat());
