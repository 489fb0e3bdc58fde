import { closeSync, openSync, readSync } from 'node:fs';

/** A line of a recorded run. `again` reads it once more, so that whoever needs it later need not hold it. */
export interface Line {
  readonly text: string;
  readonly again: () => string;
}

/** The lines of a recorded run; they can be gone through as often as wanted. */
export type Lines = Iterable<Line>;

const CHUNK = 256 * 1024;
const NEW_LINE = 10;

/** The bytes of a file from `at`, as text. */
export function readAt(file: string, at: number, length: number): string {
  const bytes = Buffer.allocUnsafe(length);
  const handle = openSync(file, 'r');
  try {
    let read = 0;
    for (let more = -1; read < length && more !== 0; read += more)
      more = readSync(handle, bytes, read, length - read, at + read);
    return bytes.toString('utf8', 0, read);
  } finally {
    closeSync(handle);
  }
}

/** The first `until` bytes of a file in chunks, each of them in the same buffer. */
function* chunksOf(file: string, until: number): Generator<Buffer> {
  const handle = openSync(file, 'r');
  const chunk = Buffer.allocUnsafeSlow(CHUNK);
  try {
    for (let at = 0; at < until; ) {
      const read = readSync(handle, chunk, 0, Math.min(CHUNK, until - at), at);
      if (read === 0) return;
      at += read;
      yield chunk.subarray(0, read);
    }
  } finally {
    closeSync(handle);
  }
}

/** The lines of a file with the places where they begin, a chunk of the file at a time. */
function* placed(file: string, until: number): Generator<{ text: string; at: number; length: number }> {
  let rest: Buffer = Buffer.alloc(0);
  let start = 0;
  for (const chunk of chunksOf(file, until)) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let from = 0;
    for (let end = bytes.indexOf(NEW_LINE, rest.length); end >= 0; end = bytes.indexOf(NEW_LINE, from)) {
      yield { text: bytes.toString('utf8', from, end), at: start + from, length: end - from };
      from = end + 1;
    }
    rest = Buffer.from(bytes.subarray(from));
    start += from;
  }
  if (rest.length > 0) yield { text: rest.toString('utf8'), at: start, length: rest.length };
}

/** The lines of a file, read when they are asked for. */
export const linesIn = (file: string, until = Number.POSITIVE_INFINITY): Lines => ({
  *[Symbol.iterator]() {
    for (const { text, at, length } of placed(file, until))
      yield { text, again: () => readAt(file, at, length) };
  },
});

/** Lines that are in memory anyhow. */
export const linesOf = (texts: readonly string[]): Lines =>
  texts.map((text) => ({ text, again: () => text }));

/** The lines with their texts changed; those for which `change` answers nothing are left out. */
export const changed = (lines: Lines, change: (text: string) => string | undefined): Lines => ({
  *[Symbol.iterator]() {
    for (const { text, again } of lines) {
      const other = change(text);
      if (other !== undefined) yield { text: other, again: () => change(again()) ?? '' };
    }
  },
});

/** Lines after one another. */
export const joined = (...parts: readonly Lines[]): Lines => ({
  *[Symbol.iterator]() {
    for (const part of parts) yield* part;
  },
});
