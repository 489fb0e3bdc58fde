import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadTargetFile } from '../../../support/wire/target/target-file.ts';
import { freshFolder } from '../../fresh-folder.ts';

const path = join(freshFolder(), 'target.yaml');

/** Loads a target file with this text. */
export function loadText(text: string | Buffer, environment: NodeJS.ProcessEnv = {}) {
  writeFileSync(path, text);
  return loadTargetFile(path, environment);
}
