import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeFolder } from '../ground/make-folder.ts';
import { systemWords } from '../ground/problems/system-words.ts';
import { UsageError } from '../ground/problems/usage-error.ts';

/** Writes files into a folder, which is made where it is missing. Throws UsageError that says what could not be written, and why. */
export function writeInto(folder: string, what: string, files: Readonly<Record<string, string>>): void {
  try {
    makeFolder(resolve(folder));
    for (const [name, text] of Object.entries(files)) writeFileSync(resolve(folder, name), text);
  } catch (error) {
    const why = systemWords(error);
    throw new UsageError(`cannot write ${what} to ${join(folder)}: ${why}; make room there, or give another --out.`);
  }
}

/** A value as the text of a JSON file for people. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
