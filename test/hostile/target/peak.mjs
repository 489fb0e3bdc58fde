// Preloaded into the harness: writes down the most memory that it held, in kilobytes, when it ends. A run is watched by
// a process that ends after it, so that the larger of both counts; each process has a file of its own besides.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const { PEAK_FILE: file } = process.env;

/** What Linux says of this program alone: the other figure begins with the memory of the process that started it. */
function own() {
  const status = '/proc/self/status';
  return existsSync(status) ? Number(/VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]) : undefined;
}

process.on('exit', () => {
  if (!file) return;
  const peak = own() ?? process.resourceUsage().maxRSS;
  writeFileSync(`${file}-${process.pid}`, String(peak));
  if (!process.argv[1]?.endsWith('plumbline')) return;
  const before = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  writeFileSync(file, String(Math.max(before, peak)));
});
