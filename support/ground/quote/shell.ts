import { isUtf8 } from 'node:buffer';
import { UNSEEN_RUNS, visibleLine } from './visible.ts';

const NOT_ASCII = /([^\n\t\u0020-\u007e]+)/;

/** One word of a POSIX shell for these bytes, or a string's UTF-8, nothing expanded or unseen. Throws for a NUL. */
export function shellWord(given: string | Uint8Array): string {
  const bytes = Buffer.from(given as Uint8Array);
  if (bytes.includes(0)) throw new Error('no argument of a command can hold a NUL');
  const encoding = isUtf8(bytes) ? 'utf8' : 'latin1';
  const parts = bytes.toString(encoding).split(encoding === 'utf8' ? UNSEEN_RUNS : NOT_ASCII);
  let word = '';
  for (const [at, part] of parts.entries()) {
    if (part === '') continue;
    if (at % 2 === 0) word += `'${part.replaceAll("'", `'\\''`)}'`;
    else {
      let octal = '';
      for (const byte of Buffer.from(part, encoding)) octal += `\\${byte.toString(8).padStart(3, '0')}`;
      word += `"$(printf '${octal}')"`;
    }
  }
  return word || "''";
}

export const shellComment = visibleLine;

export const shellArgument = (text: string): string => (/^[\w./:@=-]+$/.test(text) ? text : shellWord(text));
