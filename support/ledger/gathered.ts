/** So many bytes wait at most before they are written. */
const MOST_WAITING = 256 * 1024;

/** Text on its way to a file, in one buffer for all of it: a buffer for each piece would outlive the young generation of the heap. */
export class Gathered {
  readonly #write: (bytes: Buffer) => void;
  readonly #waiting = Buffer.allocUnsafeSlow(MOST_WAITING);
  #filled = 0;

  /** @param write is lent the bytes: it keeps none of them */
  constructor(write: (bytes: Buffer) => void) {
    this.#write = write;
  }

  /** Adds a text; answers its length in bytes. */
  add(text: string): number {
    const length = Buffer.byteLength(text);
    if (this.#filled + length > MOST_WAITING) this.flush();
    if (length > MOST_WAITING) this.#write(Buffer.from(text));
    else this.#filled += this.#waiting.write(text, this.#filled);
    return length;
  }

  /** Writes what waits. */
  flush(): void {
    const bytes = this.#waiting.subarray(0, this.#filled);
    this.#filled = 0;
    if (bytes.length > 0) this.#write(bytes);
  }
}
