import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { constants, gunzipSync, gzipSync } from 'node:zlib';
import { readBounded } from '../ground/bounded-file.ts';
import { type Lines, linesIn, linesOfBytes } from '../ground/evidence/lines.ts';
import { UsageError } from '../ground/problems/usage-error.ts';

export const MESSAGES = 'cucumber.ndjson.gz';

/** The names that the file has had; earlier versions did not compress it. */
export const MESSAGES_NAMES = [MESSAGES, 'cucumber.ndjson'];

/** More than any run has, and little enough for memory. */
const LARGEST = 1024 * 1024 * 1024;

const BLOCK = 256 * 1024;

/** What the file says of itself, in the comment that its format has room for. */
export const COMMENT = 'a run that plumbline recorded';

const HAS_COMMENT = 0x10;
const UNIX = 3;
const EMPTY_BLOCK = [3, 0];

/** An empty first part with that comment: a file of this format is any number of parts. */
const HEAD = Buffer.concat([
  Buffer.from([0x1f, 0x8b, 8, HAS_COMMENT, 0, 0, 0, 0, 0, UNIX]),
  Buffer.from(`${COMMENT}\0`, 'latin1'),
  Buffer.from([...EMPTY_BLOCK, 0, 0, 0, 0, 0, 0, 0, 0]),
]);

/** Lines as the bytes of that file, a part at a time: what is there of a file that is cut off can be read. */
export function* packed(lines: Lines, clear: (text: string) => string): Generator<Uint8Array> {
  yield HEAD;
  let block = '';
  for (const { text } of lines) {
    block += `${clear(text)}\n`;
    if (block.length < BLOCK) continue;
    yield gzipSync(block);
    block = '';
  }
  if (block !== '') yield gzipSync(block);
}

function isPacked(file: string): boolean {
  const [handle, begin] = [openSync(file, 'r'), Buffer.alloc(2)];
  try {
    return readSync(handle, begin) === 2 && begin[0] === 0x1f && begin[1] === 0x8b;
  } finally {
    closeSync(handle);
  }
}

export function findMessages(folder: string): string | undefined {
  return MESSAGES_NAMES.map((name) => join(folder, name)).find(existsSync);
}

/** The file with the messages of a run: `path`, or the one in that folder. Throws UsageError when there is none. */
export function messagesFile(path: string): string {
  if (!existsSync(path)) throw new UsageError(`there is no run in ${path}: it does not exist.`);
  const file = statSync(path).isDirectory() ? findMessages(path) : path;
  if (file === undefined) throw new UsageError(`there is no recorded run in ${path}: ${MESSAGES} is missing.`);
  return file;
}

/** The messages as they were before they were compressed, as far as the file goes. Throws UsageError when it is damaged. */
function unpacked(file: string): Buffer {
  const bytes = readBounded(file);
  try {
    return gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: LARGEST });
  } catch {
    throw new UsageError(`${file} is damaged: it cannot be decompressed.`);
  }
}

/** The lines of a file with messages, compressed or not. Throws UsageError when it is damaged. */
export function messagesIn(file: string): Lines {
  return isPacked(file) ? linesOfBytes(unpacked(file)) : linesIn(file);
}

/** The whole text of such a file. Throws UsageError when it is damaged. */
export function messagesText(file: string): string {
  return (isPacked(file) ? unpacked(file) : readBounded(file)).toString('utf8');
}
