import { JSONParser } from '@streamparser/json';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { exchangeOf, type RecordedExchange } from './recorded-exchange.ts';

/** Whether the beginning of a file that may be of any kind is that of a HAR file. */
export const looksLikeHar = (beginning: string): boolean => /^\uFEFF?\s*\{\s*"log"\s*:/.test(beginning);

/** Bytes between the ends of two entries. */
const LONGEST_ENTRY = 64 * 1024 * 1024;

/** Reads entries out of a text that comes in pieces. */
class Entries {
  readonly #parser = new JSONParser({ paths: ['$.log.entries.*'], keepStack: false, stringBufferSize: 65_536 });
  readonly #file: string;
  #read = 0;
  #unread = 0;
  #ready: RecordedExchange[] = [];

  constructor(file: string) {
    this.#file = file;
    this.#parser.onValue = ({ value, key }) => {
      if (typeof key !== 'number') throw new UsageError(`${file} is not a HAR file: /log/entries is not a list.`);
      this.#ready.push(exchangeOf(value, this.#read, file));
      this.#read += 1;
    };
  }

  /** The exchanges that a piece completes. */
  take(piece: Uint8Array): readonly RecordedExchange[] {
    this.#do(() => this.#parser.write(piece));
    const ready = this.#ready;
    this.#unread = ready.length > 0 ? 0 : this.#unread + piece.length;
    if (this.#unread > LONGEST_ENTRY)
      throw new UsageError(`${this.#file} is not a HAR file: entry ${this.#read} does not end.`);
    this.#ready = [];
    return ready;
  }

  end(): void {
    if (!this.#parser.isEnded) this.#do(() => this.#parser.end());
    if (this.#read === 0)
      throw new UsageError(`${this.#file} holds no exchange: /log/entries, where a HAR file has them, is empty.`);
  }

  #do(parse: () => void): void {
    try {
      parse();
    } catch (error) {
      if (error instanceof UsageError) throw error;
      const where = this.#read > 0 ? `, after entry ${this.#read}` : '';
      throw new UsageError(`${this.#file} is not a HAR file: it is not JSON, or cut short${where}.`);
    }
  }
}

/**
 * The exchanges of a HAR file in their order, one at a time: the file may be larger than the memory. Throws UsageError that
 * says what is wrong with it, and where.
 */
export async function* readHar(pieces: AsyncIterable<Uint8Array>, file: string): AsyncGenerator<RecordedExchange> {
  const entries = new Entries(file);
  for await (const piece of pieces) yield* entries.take(piece);
  entries.end();
}
