// Preloaded into the harness: writes down the most memory that it held, in kilobytes, when it ends. A run is watched by
// a process that ends after it, so that the larger of both counts; each process has a file of its own besides.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const { PEAK_FILE: file } = process.env;

process.on('exit', () => {
  if (!file) return;
  const { maxRSS } = process.resourceUsage();
  writeFileSync(`${file}-${process.pid}`, String(maxRSS));
  if (!process.argv[1]?.endsWith('plumbline')) return;
  const before = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  writeFileSync(file, String(Math.max(before, maxRSS)));
});
