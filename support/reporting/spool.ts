import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import type { Envelope } from '@cucumber/messages';
import { joined, type Lines, linesIn, linesOf, readAt } from './lines.ts';

/** So many bytes wait at most before they go to the disk. */
const MOST_WAITING = 256 * 1024;

/**
 * The messages of a run on disk, each as its line, written as they come. What a full disk does not take stays in memory:
 * the run goes on.
 */
export class Spool {
  readonly #file: string;
  readonly #handle: number;
  /** One buffer for all lines: one for each would outlive the young generation of the heap. */
  readonly #waiting = Buffer.allocUnsafeSlow(MOST_WAITING);
  #filled = 0;
  #onDisk = 0;
  readonly #refused: Buffer[] = [];
  #refusedBytes = 0;
  #isOpen = true;

  /** @param file is made anew, readable by its owner alone */
  constructor(file: string) {
    this.#file = file;
    this.#handle = openSync(file, 'w', 0o600);
  }

  /** Takes one message; answers how its line is read again. */
  append(envelope: Envelope): () => string {
    const line = `${JSON.stringify(envelope)}\n`;
    const length = Buffer.byteLength(line);
    if (this.#filled + length > MOST_WAITING) this.flush();
    const at = this.#flushed + this.#filled;
    if (length > MOST_WAITING) this.#put(Buffer.from(line));
    else this.#filled += this.#waiting.write(line, this.#filled);
    return () => this.#lineAt(at, length - 1);
  }

  /** Everything so far, in order. */
  read(): Lines {
    this.flush();
    const refused = Buffer.concat(this.#refused).toString('utf8').split('\n').slice(0, -1);
    return joined(linesIn(this.#file, this.#onDisk), linesOf(refused));
  }

  /** Hands what waits to the disk: after a crash it is there. */
  flush(): void {
    if (this.#filled > 0) this.#put(this.#waiting.subarray(0, this.#filled));
    this.#filled = 0;
  }

  /** Takes the file away. */
  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    closeSync(this.#handle);
    rmSync(this.#file, { force: true });
  }

  get #flushed(): number {
    return this.#onDisk + this.#refusedBytes;
  }

  #put(bytes: Buffer): void {
    if (this.#refusedBytes === 0 && this.#write(bytes)) {
      this.#onDisk += bytes.length;
      return;
    }
    this.#refused.push(Buffer.from(bytes));
    this.#refusedBytes += bytes.length;
  }

  #write(bytes: Buffer): boolean {
    try {
      for (let done = 0; done < bytes.length; )
        done += writeSync(this.#handle, bytes, done, bytes.length - done, this.#onDisk + done);
      return true;
    } catch {
      return false;
    }
  }

  #lineAt(at: number, length: number): string {
    if (at >= this.#flushed) this.flush();
    if (at < this.#onDisk) return readAt(this.#file, at, length);
    const start = at - this.#onDisk;
    return Buffer.concat(this.#refused).toString('utf8', start, start + length);
  }
}
