// Whether the code runs as `npm run build` made it, which starts faster, or from its TypeScript.
import { copyFileSync, existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
export const SOURCES = ['reference-impl', 'steps', 'support'];

/** Written when all else is. */
const MARK = join(ROOT, 'built', 'mark');

/** What no build can make: `prove --all` found it, and left it beside the built code. */
const SIGNS = 'witness-signs.json';

const changedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.NaN;

/** A folder changes when an entry of it comes or goes. */
const isUnchanged = (path, since, isFolder = true) =>
  changedAt(path) <= since &&
  (!isFolder ||
    readdirSync(path, { withFileTypes: true }).every((each) =>
      isUnchanged(join(path, each.name), since, each.isDirectory()),
    ));

/** Whether the code was built, and nothing has changed since. A package in node_modules is as it was packed. */
export function isBuilt() {
  const since = changedAt(MARK);
  if (Number.isNaN(since)) return false;
  return /[\\/]node_modules[\\/]/.test(ROOT) || SOURCES.every((folder) => isUnchanged(join(ROOT, folder), since));
}

/** Makes the folder `fresh` what is built, with the signs that were beside what was built before. */
export function putInPlace(fresh) {
  const built = dirname(MARK);
  const signs = join(built, SIGNS);
  if (existsSync(signs)) copyFileSync(signs, join(fresh, SIGNS));
  rmSync(built, { recursive: true, force: true });
  renameSync(fresh, built);
  writeFileSync(MARK, '');
}
