import { closeSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { changed, firstLine, joined, type Lines, linesIn, linesOf, readAt } from '../ground/evidence/lines.ts';
import { readJson } from '../ground/json.ts';
import { UsageError } from '../ground/problems/usage-error.ts';
import { lives } from '../ground/process-life.ts';
import type { RunRecord } from './run-record.ts';

export interface SpoolHead {
  readonly record: RunRecord;
  readonly out: string;
  readonly quiet: boolean;
  readonly json: boolean;
  readonly allure?: boolean;
  readonly limit?: string | undefined;
}

export interface SpooledRun {
  readonly head: SpoolHead;
  readonly messages: Lines;
}

const NAME = /^\.run-(\d+)\.ndjson$/;

const USUAL_LINE = 256 * 1024;

/** The messages of a run as they come, without secrets, in a file that outlives its process. */
export class Spool {
  readonly file: string;
  isRemoved = false;
  readonly #clear: (text: string) => string;
  readonly #handle: number;
  /** One buffer for all lines: one for each would outlive the young generation of the heap. */
  readonly #buffer = Buffer.allocUnsafeSlow(USUAL_LINE);
  readonly #start: number;
  readonly #refusedHead: number;
  #size = 0;
  readonly #rest: string[] = [];

  private constructor(file: string, head: SpoolHead, clear: (text: string) => string) {
    this.file = file;
    this.#clear = clear;
    rmSync(file, { force: true });
    this.#handle = openSync(file, 'wx+', 0o600);
    this.add(JSON.stringify(head));
    this.#start = this.#size;
    this.#refusedHead = this.#rest.length;
  }

  /** Begins the file and removes those of dead processes; throws UsageError while another run writes there. */
  static open(head: SpoolHead, clear: (text: string) => string): Spool {
    for (const name of readdirSync(head.out)) {
      const pid = Number(NAME.exec(name)?.[1] ?? process.pid);
      if (pid === process.pid) continue;
      if (lives(pid))
        throw new UsageError(`process ${pid} runs with --out ${head.out} too; give another folder, or wait for it.`);
      rmSync(join(head.out, name), { force: true });
    }
    return new Spool(join(head.out, `.run-${process.pid}.ndjson`), head, clear);
  }

  add(line: string): () => string {
    const text = this.#clear(line);
    const at = this.#size;
    if (this.isRemoved) return () => text;
    if (this.#rest.length === 0 && this.#write(`${text}\n`)) return this.#reader(at, this.#size - at - 1);
    this.#rest.push(text);
    return () => text;
  }

  /** Made apart from the line itself, which it would hold. */
  #reader(at: number, length: number): () => string {
    return () => readAt(this.#handle, at, length);
  }

  messages(): Lines {
    return joined(linesIn(this.#handle, this.#start, this.#size), linesOf(this.#rest.slice(this.#refusedHead)));
  }

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
    const length = Buffer.byteLength(text);
    const bytes = length > USUAL_LINE ? Buffer.from(text) : this.#buffer;
    if (bytes === this.#buffer) bytes.write(text);
    try {
      for (let done = 0; done < length; )
        done += writeSync(this.#handle, bytes, done, length - done, this.#size + done);
      this.#size += length;
      return true;
    } catch {
      return false;
    }
  }
}

/** Reads what a run left behind; a last line that was cut short is left out. */
export function readSpool(file: string): SpooledRun {
  const { text, end } = firstLine(file);
  const messages = changed(linesIn(file, end), (line) => (typeof readJson(line) === 'object' ? line : undefined));
  return { head: JSON.parse(text) as SpoolHead, messages };
}
