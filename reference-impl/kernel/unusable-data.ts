import { readFileSync } from 'node:fs';

const WORDS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
  ENAMETOOLONG: 'its name is too long',
  ENOENT: 'there is no such file or folder',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is a file',
  EPERM: 'permission denied',
  EROFS: 'it can only be read there',
};

/** Why the operating system refused a file, for people; the sentence of any other error. */
export function systemWords(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return WORDS[code] ?? message;
}

/** Thrown for a data file, a certificate or a set-up that cannot be used. The message is the middle of a sentence. */
export class UnusableData extends Error {
  override name = 'UnusableData';
}

/** The text of a file that a user named; `what` it is to be. Throws UnusableData. */
export function textOfFile(file: string, what = ''): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UnusableData(`cannot read ${what}${file}: ${systemWords(error)}`);
  }
}
