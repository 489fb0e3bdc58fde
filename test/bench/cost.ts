import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from '../fresh-folder.ts';

/** Does something in an empty folder, which is gone afterwards. */
export async function inFolder<Result>(use: (place: string) => Result | Promise<Result>): Promise<Result> {
  const place = freshFolder();
  try {
    return await use(place);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** Bytes in what a system counts of a disk. */
const BLOCK = 512;

export function megabytesIn(folder: string): number {
  let bytes = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += BLOCK * statSync(join(entry.parentPath, entry.name)).blocks;
  return bytes / 2 ** 20;
}

/** The packages that npm put into a folder, and the megabytes that they take there. */
export function weightOf(folder: string): { readonly packages: number; readonly megabytes: number } {
  const { packages } = JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8'));
  const megabytes = Math.round(megabytesIn(join(folder, 'node_modules')));
  return { packages: Object.keys(packages).length, megabytes };
}

/** Prints the seconds of a command, and those of its processors with all its processes: bash counts them. */
const SECONDS = 'TIMEFORMAT="%R %U %S"; time "$@" > /dev/null';

/** What a command of node takes, in seconds: on the clock, and of processor time with all its processes. */
export function secondsOf(...command: string[]): { readonly clock: number; readonly processor: number } {
  const words = ['-c', SECONDS, 'bash', process.execPath, ...command];
  const { stderr, status } = spawnSync('bash', words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status}: ${stderr}`);
  const [clock = 0, user = 0, system = 0] = (stderr.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
  return { clock, processor: user + system };
}
