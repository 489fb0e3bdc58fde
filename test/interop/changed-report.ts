import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';

const isPacked = (file: string): boolean => file.endsWith('.gz');

/** The text of a file of reports, which may be compressed. */
export const textOf = (file: string): string => {
  const bytes = readFileSync(file);
  return (isPacked(file) ? gunzipSync(bytes) : bytes).toString('utf8');
};

export function changeReport(file: string, change: (text: string) => string): void {
  const text = change(textOf(file));
  writeFileSync(file, isPacked(file) ? gzipSync(text) : text);
}
