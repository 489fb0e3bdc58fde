import { closeSync, openSync, readdirSync, readFileSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Envelope } from '@cucumber/messages';
import type { RunRecord } from './run-record.ts';

/** What a run that breaks off is judged and shown by. */
export interface SpoolHead {
  readonly record: RunRecord;
  /** Where its reports go. */
  readonly out: string;
  readonly quiet: boolean;
  readonly json: boolean;
  /** How long it may take, as it was given. */
  readonly limit?: string | undefined;
}

/** What a run had written down when it broke off. */
export interface SpooledRun {
  readonly head: SpoolHead;
  readonly messages: readonly string[];
}

const NAME = /^\.run-(\d+)\.ndjson$/;

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes what runs left in `folder` whose processes are gone. */
function tidy(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [, pid] = NAME.exec(name) ?? [];
    if (pid !== undefined && !lives(Number(pid))) rmSync(join(folder, name), { force: true });
  }
}

/** The lines in a buffer, each decoded by itself: one letter beyond Latin-1 would double the size of all others. */
function linesIn(bytes: Buffer): string[] {
  const lines: string[] = [];
  for (let start = 0, end = bytes.indexOf(10); end >= 0; start = end + 1, end = bytes.indexOf(10, start))
    lines.push(bytes.toString('utf8', start, end));
  return lines;
}

/** The messages of a run as they come, without secrets, in a file that outlives its process. */
export class Spool {
  readonly file: string;
  isRemoved = false;
  readonly #clear: (text: string) => string;
  readonly #handle: number;
  #size = 0;
  /** What the disk would not take any more. */
  readonly #rest: string[] = [];

  private constructor(file: string, clear: (text: string) => string) {
    this.file = file;
    this.#clear = clear;
    this.#handle = openSync(file, 'w+', 0o600);
  }

  /** Begins the file in the folder of the reports. */
  static open(head: SpoolHead, clear: (text: string) => string): Spool {
    tidy(head.out);
    const spool = new Spool(join(head.out, `.run-${process.pid}.ndjson`), clear);
    spool.add(JSON.stringify(head));
    return spool;
  }

  add(line: string): void {
    if (this.isRemoved) return;
    const text = this.#clear(line);
    if (this.#rest.length === 0 && this.#write(`${text}\n`)) return;
    this.#rest.push(text);
  }

  /** Every message so far, as its line. */
  messages(): string[] {
    const bytes = Buffer.alloc(this.#size);
    for (let at = 0, read = 1; at < bytes.length && read > 0; at += read)
      read = readSync(this.#handle, bytes, at, bytes.length - at, at);
    return [...linesIn(bytes), ...this.#rest].slice(1);
  }

  /** Takes the file away: what it held is in the reports. */
  remove(): void {
    if (this.isRemoved) return;
    this.isRemoved = true;
    closeSync(this.#handle);
    try {
      rmSync(this.file, { force: true });
    } catch {
      // Its folder is gone, and the file with it.
    }
  }

  #write(text: string): boolean {
    try {
      writeFileSync(this.#handle, text);
      this.#size += Buffer.byteLength(text);
      return true;
    } catch {
      return false;
    }
  }
}

const isMessage = (line: string): boolean => {
  try {
    return typeof (JSON.parse(line) as Envelope | null) === 'object';
  } catch {
    return false;
  }
};

/** Reads what a run left behind; a last line that was cut short is left out. */
export function readSpool(file: string): SpooledRun {
  const [head = '', ...messages] = linesIn(readFileSync(file));
  return { head: JSON.parse(head) as SpoolHead, messages: messages.filter(isMessage) };
}
