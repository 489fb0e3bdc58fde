import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const HERE = import.meta.filename;

let folder = dirname(HERE);
while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder)) folder = dirname(folder);

/** The folder of this package: feature files and steps are found there, wherever the command is called from. */
export const ROOT = folder;

/** Whether this code was built; otherwise it is TypeScript, which the processes that it starts have to understand. */
export const IS_BUILT = HERE.endsWith('.js');

export const codeFile = (source: string): string =>
  IS_BUILT ? join('built', source.replaceAll('/', '-').replace(/ts$/, 'js')) : source;

export const codeFlags = (): string[] => (IS_BUILT ? [] : [`--import=${import.meta.resolve('tsx')}`]);
