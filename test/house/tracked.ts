import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from '../architecture/source.ts';

const ROOT = join(import.meta.dirname, '../..');

const PICTURE = /\.(?:png|jpe?g|gif|ico)$/;

/** Every file that git tracks, with its text; a picture has none. */
export const trackedFiles = (): SourceFile[] =>
  execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(ROOT, path)))
    .map((path) => ({ path, text: PICTURE.test(path) ? '' : readFileSync(join(ROOT, path), 'utf8') }));
