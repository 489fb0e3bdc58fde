import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { makeFolder } from '../../ground/make-folder.ts';
import { systemWords } from '../../ground/problems/system-words.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { requireOwn } from '../../reports/own-folder.ts';

/** Writes files into a folder by new names, so that no link is followed. Throws UsageError for what is in the way. */
export function writeInto(folder: string, what: string, files: Readonly<Record<string, string>>): void {
  const out = resolve(folder);
  let next = '';
  requireOwn(out, Object.keys(files));
  try {
    makeFolder(out);
    next = mkdtempSync(join(out, '.next-'));
    for (const [name, text] of Object.entries(files)) {
      const fresh = join(next, basename(name));
      writeFileSync(fresh, text);
      makeFolder(dirname(join(out, name)));
      renameSync(fresh, join(out, name));
    }
  } catch (error) {
    const why = systemWords(error);
    throw new UsageError(`cannot write ${what} to ${join(folder)}: ${why}; make room there, or give another --out.`);
  } finally {
    if (next !== '') rmSync(next, { recursive: true, force: true });
  }
}

/** Throws UsageError that says why `where` could not be written. */
export function writing(where: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new UsageError(`cannot write ${where}: ${(error as Error).message}.`);
  }
}
