import { closeSync, openSync, readSync } from 'node:fs';
import { UsageError } from '../problems/usage-error.ts';

/** A line of a recorded run. `again` reads it once more, so that what is needed later need not be held. */
export interface Line {
  readonly text: string;
  readonly again: () => string;
}

export type Lines = Iterable<Line>;

type Source = string | number;

const CHUNK = 256 * 1024;
const NEW_LINE = 10;

const LONGEST_LINE = 64 * 1024 * 1024;

function* chunksOf(source: Source, from: number, until: number): Generator<Buffer> {
  const handle = typeof source === 'number' ? source : openSync(source, 'r');
  const chunk = Buffer.allocUnsafeSlow(Math.max(0, Math.min(CHUNK, until - from)));
  try {
    for (let at = from; at < until; ) {
      const read = readSync(handle, chunk, 0, Math.min(CHUNK, until - at), at);
      if (read === 0) return;
      at += read;
      yield chunk.subarray(0, read);
    }
  } finally {
    if (handle !== source) closeSync(handle);
  }
}

export function readAt(source: Source, at: number, length: number): string {
  const bytes = Buffer.allocUnsafe(length);
  let read = 0;
  for (const chunk of chunksOf(source, at, at + length)) read += chunk.copy(bytes, read);
  return bytes.toString('utf8', 0, read);
}

function* placed(source: Source, begin: number, until: number) {
  let rest: Buffer = Buffer.alloc(0);
  let start = begin;
  for (const chunk of chunksOf(source, begin, until)) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let from = 0;
    for (let end = bytes.indexOf(NEW_LINE, rest.length); end >= 0; end = bytes.indexOf(NEW_LINE, from)) {
      yield { text: bytes.toString('utf8', from, end), at: start + from, length: end - from };
      from = end + 1;
    }
    rest = Buffer.from(bytes.subarray(from));
    if (rest.length > LONGEST_LINE)
      throw new UsageError(`${source} has a line that does not end; it is no recorded run.`);
    start += from;
  }
  if (rest.length > 0) yield { text: rest.toString('utf8'), at: start, length: rest.length };
}

export function firstLine(file: string): { text: string; end: number } {
  for (const { text, length } of placed(file, 0, Number.POSITIVE_INFINITY)) return { text, end: length + 1 };
  return { text: '', end: 0 };
}

export const linesIn = (source: Source, begin = 0, until = Number.POSITIVE_INFINITY): Lines => ({
  *[Symbol.iterator]() {
    for (const { text, at, length } of placed(source, begin, until))
      yield { text, again: () => readAt(source, at, length) };
  },
});

/** The lines of bytes in memory: no text of a line is held. */
export const linesOfBytes = (bytes: Buffer): Lines => ({
  *[Symbol.iterator]() {
    for (let from = 0; from < bytes.length; ) {
      const found = bytes.indexOf(NEW_LINE, from);
      const [begin, end] = [from, found < 0 ? bytes.length : found];
      const again = (): string => bytes.toString('utf8', begin, end);
      yield { text: again(), again };
      from = end + 1;
    }
  },
});

export const linesOf = (texts: readonly string[]): Lines => texts.map((text) => ({ text, again: () => text }));

/** The lines with their texts changed; those for which `change` answers nothing are left out. */
export const changed = (lines: Lines, change: (text: string) => string | undefined): Lines => ({
  *[Symbol.iterator]() {
    for (const { text, again } of lines) {
      const other = change(text);
      if (other !== undefined) yield { text: other, again: () => change(again()) ?? '' };
    }
  },
});

export const joined = (...parts: readonly Lines[]): Lines => ({
  *[Symbol.iterator]() {
    for (const part of parts) yield* part;
  },
});
