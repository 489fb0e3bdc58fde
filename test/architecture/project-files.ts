import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from './source.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Folders at the top that hold nothing of ours: packages, history, output, and the machine's own notes. */
const FOREIGN = new Set(['node_modules', '.git', 'reports', '.plumbline', 'coverage']);

function pathsBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return FOREIGN.has(path) ? [] : pathsBelow(path);
    return entry.isFile() ? [path] : [];
  });
}

/** Every file that belongs to the project, with its text. */
export function projectFiles(): SourceFile[] {
  return pathsBelow('').map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

const CODE = ['steps/', 'support/', 'reference-impl/', 'test/'];

/** The TypeScript files among `files`. */
export function codeAmong(files: readonly SourceFile[]): SourceFile[] {
  return files.filter(({ path }) => path.endsWith('.ts') && CODE.some((folder) => path.startsWith(folder)));
}
