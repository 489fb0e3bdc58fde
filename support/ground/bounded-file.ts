import { closeSync, openSync, readSync } from 'node:fs';
import { UsageError } from './problems/usage-error.ts';

const LARGEST_FILE = 256 * 1024 * 1024;

const CHUNK = 64 * 1024;

/** The bytes of a file or pipe. Throws UsageError when there are more than `most`, and the error of the system when it is not readable. */
export function readBounded(path: string, most = LARGEST_FILE): Buffer {
  const handle = openSync(path, 'r');
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for (let read = -1; read !== 0; size += read) {
      if (size > most)
        throw new UsageError(`${path} has more than ${most / 1024 ** 2} MiB; give the file that is meant.`);
      const chunk = Buffer.allocUnsafe(CHUNK);
      read = readSync(handle, chunk);
      chunks.push(chunk.subarray(0, read));
    }
    return Buffer.concat(chunks);
  } finally {
    closeSync(handle);
  }
}

export const readText = (path: string): string => readBounded(path).toString('utf8');
