import { wellFormed } from './templates/escapes.ts';
import type { Webhook } from './webhook.ts';

/** The media type that follows from an encoding. */
export const MEDIA_TYPES = {
  JSON: 'application/json',
  FORM_ENCODED: 'application/x-www-form-urlencoded',
  XML: 'application/xml',
} as const;

type Leaf = readonly [path: readonly string[], value: string];

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

function* leavesOf(value: unknown, path: readonly string[]): Generator<Leaf> {
  if (!isRecord(value)) yield [path, String(value ?? '')];
  else for (const [name, member] of Object.entries(value)) yield* leavesOf(member, [...path, name]);
}

/** Nested members are written `outer[inner]`. */
function asForm(payload: object): string {
  const form = new URLSearchParams();
  for (const [[first = '', ...rest], value] of leavesOf(payload, []))
    form.append(`${first}${rest.map((name) => `[${name}]`).join('')}`, value);
  return form.toString();
}

/** Characters that XML does not allow. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const ELEMENT_NAME = /^[A-Za-z_][\w.-]*$/;

const escapeXml = (text: string): string =>
  wellFormed(text)
    .replace(NOT_IN_XML, '')
    .replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A member as an element; an invalid element name becomes an entry with a key. */
function element(name: string, value: unknown): string {
  const content = isRecord(value)
    ? Object.entries(value)
        .map(([inner, member]) => element(inner, member))
        .join('')
    : escapeXml(String(value ?? ''));
  if (ELEMENT_NAME.test(name)) return `<${name}>${content}</${name}>`;
  return `<entry key="${escapeXml(name)}">${content}</entry>`;
}

/** The default payload in the encoding of the webhook. */
export function encode(payload: object, encoding: Webhook['encoding']): string {
  if (encoding === 'JSON') return JSON.stringify(payload);
  return encoding === 'XML' ? element('notification', payload) : asForm(payload);
}
