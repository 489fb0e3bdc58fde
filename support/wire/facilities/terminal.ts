import { createInterface } from 'node:readline';
import { forTerminal } from '../../ground/quote/terminal.ts';

export interface Counter {
  /** The line that the person gives back; undefined when they are gone. */
  put(words: string): Promise<string | undefined>;
  close(): void;
}

type Input = NodeJS.ReadableStream;

/** Asks at the terminal that the run was started at: what is asked goes to standard error, beside the progress. */
export class Terminal implements Counter {
  readonly #input: Input;
  #lines: ReturnType<typeof createInterface> | undefined;

  constructor(input: Input = process.stdin) {
    this.#input = input;
  }

  put(words: string): Promise<string | undefined> {
    process.stderr.write(forTerminal(`\nplumbline: ${words}\n`));
    this.#lines = createInterface({ input: this.#input, terminal: false });
    const lines = this.#lines;
    return new Promise((resolve) => {
      lines.once('line', resolve);
      lines.once('close', () => resolve(undefined));
    }).finally(() => this.close()) as Promise<string | undefined>;
  }

  close(): void {
    this.#lines?.close();
    this.#lines = undefined;
    this.#input.pause();
  }
}
