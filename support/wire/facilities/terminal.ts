import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import { forTerminal } from '../../ground/quote/terminal.ts';

export interface Counter {
  /** The line that the person gives back; undefined when they are gone. Nobody waits for it after `until`, in milliseconds since the epoch. */
  put(words: string, until?: number): Promise<string | undefined>;
  close(): void;
}

/** Asks at the terminal that the run was started at: what is asked goes to standard error, beside the progress. */
export class Terminal implements Counter {
  readonly #input: NodeJS.ReadableStream;
  #lines: Interface | undefined;

  constructor(input: NodeJS.ReadableStream = process.stdin) {
    this.#input = input;
  }

  async put(words: string): Promise<string | undefined> {
    process.stderr.write(forTerminal(`\nplumbline: ${words}\n`));
    this.#lines = createInterface({ input: this.#input, terminal: false });
    try {
      const [line] = await Promise.race([once(this.#lines, 'line'), once(this.#lines, 'close')]);
      return line;
    } finally {
      this.close();
    }
  }

  close(): void {
    this.#lines?.close();
    this.#lines = undefined;
    this.#input.pause();
  }
}
