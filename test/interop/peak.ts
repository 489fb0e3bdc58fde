import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PROBE = new URL('../hostile/target/peak.mjs', import.meta.url).href;

/** What makes a `plumbline` that is started with this environment leave its peak resident set in `folder`. */
export const peakEnvironment = (folder: string): NodeJS.ProcessEnv => ({
  PEAK_FILE: join(folder, 'peak'),
  NODE_OPTIONS: `--import=${PROBE}`,
});

/** The peak resident set that was left there, in megabytes. */
export const peakIn = (folder: string): number => Math.round(Number(readFileSync(join(folder, 'peak'), 'utf8')) / 1000);
