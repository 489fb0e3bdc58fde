import { readFileSync } from 'node:fs';
import { systemWords } from './system-words.ts';

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
