import { isAscii, isUtf8 } from 'node:buffer';
import type { Dispatcher } from 'undici';

/** What came back, before the journal sees it. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** The body as it came, where it is not the UTF-8 of `text`. */
  readonly bytes?: Uint8Array;
}

/** The longest answer that is read, in bytes; whoever sends more is cut off. */
const LONGEST_ANSWER = 16 * 1024 * 1024;

/** Takes one answer off the wire, without the cost of a stream. */
export class AnswerCollector implements Dispatcher.DispatchHandler {
  readonly #resolve: (answer: Answer) => void;
  readonly #reject: (error: Error) => void;
  readonly #chunks: Buffer[] = [];
  readonly #headers: Record<string, string> = {};
  #status = 0;
  #length = 0;

  readonly #signal: AbortSignal | undefined;

  /** @param signal gives the request up */
  constructor(resolve: (answer: Answer) => void, reject: (error: Error) => void, signal?: AbortSignal) {
    this.#resolve = resolve;
    this.#reject = reject;
    this.#signal = signal;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#signal?.addEventListener('abort', () => controller.abort(new Error('the request was given up')));
  }

  onResponseStart(_controller: unknown, status: number, headers: NodeJS.Dict<string | string[]>): void {
    this.#status = status;
    for (const [name, value] of Object.entries(headers)) {
      this.#headers[name] = Array.isArray(value) ? value.join(', ') : (value ?? '');
    }
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#length += chunk.length;
    this.#chunks.push(chunk);
    if (this.#length > LONGEST_ANSWER)
      controller.abort(new Error(`the answer is longer than ${LONGEST_ANSWER} bytes`));
  }

  onResponseEnd(): void {
    const isLatin1 = /charset="?iso-8859-1/i.test(this.#headers['content-type'] ?? '');
    const bytes = Buffer.concat(this.#chunks);
    const isExact = isLatin1 ? isAscii(bytes) : isUtf8(bytes);
    const text = bytes.toString(isLatin1 ? 'latin1' : 'utf8');
    this.#resolve({ status: this.#status, headers: this.#headers, text, ...(isExact ? {} : { bytes }) });
  }

  onResponseError(_controller: unknown, error: Error): void {
    this.#reject(error);
  }
}
