import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { ROOT } from '../../ground/own-package.ts';
import { SCHEMA_PATH } from '../../wire/target/target-template.ts';

/** Where a project has this package that depends on it, whatever its package manager links there. */
const INSTALLED = join('node_modules', 'plumbline-conformance', relative(ROOT, SCHEMA_PATH));

function installedAbove(folder: string): string | undefined {
  const found = join(folder, INSTALLED);
  if (existsSync(found)) return found;
  const above = dirname(folder);
  return above === folder ? undefined : installedAbove(above);
}

/**
 * The JSON Schema of target files as seen from the file at `path`: relative, so that an editor finds it without a network and
 * on the machine of each who works on the project. Only on another drive there is no such way.
 */
export function schemaReference(path: string): string {
  const folder = dirname(path);
  const way = relative(folder, installedAbove(folder) ?? SCHEMA_PATH);
  if (isAbsolute(way)) return way;
  const written = way.split(sep).join('/');
  return written.startsWith('.') ? written : `./${written}`;
}
