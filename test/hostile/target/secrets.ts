import { basename } from 'node:path';
import { spelled } from '../../interop/targets/echoing-server.ts';
import { BLOCKS } from '../../unit/reporting/encodings.ts';
import type { Written } from './reports.ts';

/** The ways in which a target may tell a secret, each of which anybody can read back. */
export const disguises = (secret: string): string[] => [
  ...new Set([...spelled(secret), ...Object.values(BLOCKS).map((encode) => encode(secret, [true]))]),
];

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
  const disguised = plain.flatMap(disguises);
  const forms = new Set([...plain, ...disguised.filter((form) => form.length >= SHORTEST)]);
  const texts = files.map(({ path, bytes }) => ({ path, text: bytes.toString('utf8') }));
  return [...forms].flatMap((form) => {
    const told = texts.filter(({ text }) => written(form).some((each) => text.includes(each)));
    const names = told.slice(0, 3).map(({ path }) => basename(path));
    return told.length > 0 ? [`${JSON.stringify(form)} is in ${told.length} files: ${names.join(', ')}`] : [];
  });
}
