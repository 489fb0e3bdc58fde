import { closeSync, openSync, readSync } from 'node:fs';
import { UsageError } from './problems/usage-error.ts';

/** The bytes of a file or pipe. Throws UsageError when there are more than `most`, and the error of the system when it is not readable. */
export function readBounded(path: string, most: number): Buffer {
  const handle = openSync(path, 'r');
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for (let read = -1; read !== 0; size += read) {
      if (size > most)
        throw new UsageError(`${path} has more than ${most / 1024 ** 2} MiB; it is not what it should be.`);
      const chunk = Buffer.allocUnsafe(64 * 1024);
      read = readSync(handle, chunk);
      chunks.push(chunk.subarray(0, read));
    }
    return Buffer.concat(chunks);
  } finally {
    closeSync(handle);
  }
}
