import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => statSync(join(folder, name)).isFile())
        .map((name) => name.replaceAll('\\', '/'))
    : [];

/**
 * Holds texts against those that somebody read and approved, in `test/approved/FOLDER`. With UPDATE=1 they are written
 * there instead, to be read before they are committed.
 */
export function approve(folder: string, texts: ReadonlyMap<string, string>): void {
  const at = join(ROOT, 'test/approved', folder);
  if (process.env.UPDATE === '1') {
    expect(process.env.CI, 'UPDATE=1 approves whatever is written; CI must not').toBeUndefined();
    rmSync(at, { recursive: true, force: true });
    for (const [name, text] of texts) {
      mkdirSync(dirname(join(at, name)), { recursive: true });
      writeFileSync(join(at, name), text);
    }
    return;
  }
  const place = relative(ROOT, at);
  const state = existsSync(at) ? 'has other files' : 'is not there';
  const remedy = `read what is written now, and approve it with UPDATE=1 npm run unit -- ${folder}`;
  expect(filesBelow(at).sort(), `${place} ${state}: ${remedy}`).toEqual([...texts.keys()].sort());
  for (const [name, text] of texts)
    expect(text, `${place}/${name} is not what is written now: ${remedy}`).toBe(readFileSync(join(at, name), 'utf8'));
}
