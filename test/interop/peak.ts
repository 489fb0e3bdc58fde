import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROBE = fileURLToPath(new URL('./peak.mjs', import.meta.url));

/** What makes a `plumbline` that is started with this environment leave its peak resident set in `folder`. */
export const peakEnvironment = (folder: string): NodeJS.ProcessEnv => ({
  PLUMBLINE_PEAK: join(folder, 'peak'),
  NODE_OPTIONS: `--import=${PROBE}`,
});

/** The peak resident set that was left there, in megabytes. */
export const peakIn = (folder: string): number => Number(readFileSync(join(folder, 'peak'), 'utf8')) / 1000;
