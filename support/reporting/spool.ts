import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import type { Envelope } from '@cucumber/messages';
import { Gathered } from './gathered.ts';
import { joined, type Lines, linesIn, linesOf, readAt } from './lines.ts';

/**
 * The messages of a run on disk, each as its line, written as they come. What a full disk does not take stays in memory:
 * the run goes on.
 */
export class Spool {
  readonly #file: string;
  readonly #handle: number;
  readonly #waiting = new Gathered((bytes) => this.#put(bytes));
  #appended = 0;
  #onDisk = 0;
  readonly #refused: Buffer[] = [];
  #isOpen = true;

  /** @param file is made anew, readable by its owner alone */
  constructor(file: string) {
    this.#file = file;
    this.#handle = openSync(file, 'w', 0o600);
  }

  /** Takes one message; answers how its line is read again. */
  append(envelope: Envelope): () => string {
    const at = this.#appended;
    const length = this.#waiting.add(`${JSON.stringify(envelope)}\n`);
    this.#appended += length;
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
    this.#waiting.flush();
  }

  /** Takes the file away. */
  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    closeSync(this.#handle);
    rmSync(this.#file, { force: true });
  }

  #put(bytes: Buffer): void {
    if (this.#refused.length === 0 && this.#write(bytes)) this.#onDisk += bytes.length;
    else this.#refused.push(Buffer.from(bytes));
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
    this.flush();
    if (at < this.#onDisk) return readAt(this.#file, at, length);
    const start = at - this.#onDisk;
    return Buffer.concat(this.#refused).toString('utf8', start, start + length);
  }
}
