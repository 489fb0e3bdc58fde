import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the project. */
export const ROOT = join(import.meta.dirname, '../..');

/** The text of a file of the project. */
export const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const markdownIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);

/** The documents whose commands are carried out. */
export const guides = (): string[] => ['README.md', 'CONTRIBUTING.md', 'features/README.md', ...markdownIn('docs')];

/** Every document of the project. */
export const allDocuments = (): string[] => [...guides(), 'CHANGELOG.md', ...markdownIn('docs/decisions')];
