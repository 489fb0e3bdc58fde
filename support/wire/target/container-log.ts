import type { Readable } from 'node:stream';
import { doNothing } from '../../ground/do-nothing.ts';

/** How many of the last characters are kept: enough to see the end, little enough for a talkative container. */
const KEPT = 1_000_000;

export class ContainerLog {
  #text = '';

  get text(): string {
    return this.#text;
  }

  take(stream: Readable): void {
    stream.on('data', (chunk: Buffer | string) => {
      this.#text += chunk;
      if (this.#text.length > 2 * KEPT) this.#text = this.#text.slice(-KEPT);
    });
    stream.on('error', doNothing);
  }

  end(): string {
    const last = this.#text.trim().replace(/\s+/g, ' ').slice(-300);
    return last === '' ? 'it printed nothing' : `the last it printed: ${last}`;
  }
}
