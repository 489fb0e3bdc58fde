// Writes the peak resident set of a process, in kilobytes, to the file in PLUMBLINE_PEAK when the process ends.
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const { PLUMBLINE_PEAK: file } = process.env;
if (isMainThread && file && process.argv[1]?.endsWith('plumbline'))
  process.once('exit', () => writeFileSync(file, String(process.resourceUsage().maxRSS)));
