import { basename } from 'node:path';
import { spelled } from '../../interop/targets/echoing-server.ts';
import type { Written } from './reports.ts';

const bytesOf = (text: string): number[] => [...Buffer.from(text, 'utf8')];

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

const codesOf = (text: string): number[] => [...text].map((sign) => sign.codePointAt(0) ?? 0);

/** The ways in which a target may tell a secret, each of which anybody can read back. */
export function disguises(secret: string): string[] {
  const percent = bytesOf(secret).map((byte) => `%${hex(byte, 2)}`);
  return [
    secret,
    Buffer.from(secret).toString('base64'),
    Buffer.from(secret).toString('hex'),
    Buffer.from(secret).toString('hex').toUpperCase(),
    percent.join(''),
    percent.join('').toUpperCase(),
    codesOf(secret)
      .map((code) => `&#${code};`)
      .join(''),
    codesOf(secret)
      .map((code) => `&#x${hex(code, 1)};`)
      .join(''),
    Buffer.from(secret, 'utf8').toString('latin1'),
    [...secret].map((sign) => `\\u${hex(sign.charCodeAt(0), 4)}`).join(''),
    encodeURIComponent(secret),
    secret.replaceAll('/', '\\/'),
    Buffer.from(secret)
      .toString('base64')
      .replace(/.{8}(?=.)/g, '$&\n'),
    bytesOf(secret)
      .map((byte) => `=${hex(byte, 2).toUpperCase()}`)
      .join(''),
    bytesOf(secret)
      .map((byte) => hex(byte, 2))
      .join(':'),
    codesOf(secret)
      .map((code) => `&#000${code};`)
      .join(''),
  ];
}

/** Shorter disguises are found in innocent text too. */
const SHORTEST = 6;

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

const inXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A disguise as written to a file: as it is, in JSON, in JSON that is a text of JSON, and in XML. */
const written = (form: string): string[] => [form, inJson(form), inJson(inJson(form)), inXml(form)];

/** The disguises of secrets that files tell, each with the first of those files. */
export function leaks(files: readonly Written[], secrets: Iterable<string>): string[] {
  const plain = [...secrets];
  const disguised = plain.flatMap((secret) => [...disguises(secret), ...spelled(secret)]);
  const forms = new Set([...plain, ...disguised.filter((form) => form.length >= SHORTEST)]);
  const texts = files.map(({ path, bytes }) => ({ path, text: bytes.toString('utf8') }));
  return [...forms].flatMap((form) => {
    const told = texts.filter(({ text }) => written(form).some((each) => text.includes(each)));
    const names = told.slice(0, 3).map(({ path }) => basename(path));
    return told.length > 0 ? [`${JSON.stringify(form)} is in ${told.length} files: ${names.join(', ')}`] : [];
  });
}
