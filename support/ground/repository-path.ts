import { existsSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';

function real(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** The path of the file `uri` of the project in `root` as `repository` knows it; undefined when it lies outside of it. */
export function pathWithin(repository: string, root: string, uri: string): string | undefined {
  const folder = relative(real(repository), real(root));
  return folder.split('/')[0] === '..' || isAbsolute(folder) ? undefined : join(folder, uri);
}

/** The folder of the repository that a run is part of: `from` or the nearest above it with a `.git`, else `from` itself. */
export function repositoryAround(from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder;
    if (folder === dirname(folder)) return from;
  }
}
