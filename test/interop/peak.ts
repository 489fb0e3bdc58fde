import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PROBE = new URL('../hostile/target/peak.mjs', import.meta.url).href;

/** What makes a `plumbline` that is started with this environment leave its peak resident set in `folder`. */
export const peakEnvironment = (folder: string): NodeJS.ProcessEnv => ({
  PEAK_FILE: join(folder, 'peak'),
  NODE_OPTIONS: `--import=${PROBE}`,
});

const megabytes = (folder: string, name: string): number =>
  Math.round(Number(readFileSync(join(folder, name), 'utf8')) / 1000);

/** The peak resident set that was left there, in megabytes. */
export const peakIn = (folder: string): number => megabytes(folder, 'peak');

export const peaksIn = (folder: string): number =>
  readdirSync(folder)
    .filter((name) => name.startsWith('peak-'))
    .reduce((sum, name) => sum + megabytes(folder, name), 0);
