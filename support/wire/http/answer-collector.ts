import { isAscii, isUtf8 } from 'node:buffer';
import type { Dispatcher } from 'undici';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly bytes?: Uint8Array;
}

/** The longest answer that is read, in bytes: several times what any documented answer needs. */
export const LONGEST_ANSWER = 4 * 1024 * 1024;

export class AnswerTooLong extends Error {
  override name = 'AnswerTooLong';
}

export class AnswerCollector implements Dispatcher.DispatchHandler {
  readonly #resolve: (answer: Answer) => void;
  readonly #reject: (error: Error) => void;
  readonly #chunks: Buffer[] = [];
  readonly #headers: Record<string, string> = {};
  #controller: Dispatcher.DispatchController | undefined;
  #givenUp: Error | undefined;
  #status = 0;
  #length = 0;

  constructor(resolve: (answer: Answer) => void, reject: (error: Error) => void) {
    this.#resolve = resolve;
    this.#reject = reject;
  }

  get stage(): 'waiting' | 'sent' | 'begun' {
    if (this.#status > 0) return 'begun';
    return this.#controller ? 'sent' : 'waiting';
  }

  giveUp(error: Error): void {
    this.#givenUp ??= error;
    this.#reject(this.#givenUp);
    this.#controller?.abort(this.#givenUp);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#givenUp) controller.abort(this.#givenUp);
  }

  onResponseStart(_controller: unknown, status: number, headers: NodeJS.Dict<string | string[]>): void {
    if (status < 200) return;
    this.#status = status;
    for (const [name, value] of Object.entries(headers)) {
      this.#headers[name] = Array.isArray(value) ? value.join(', ') : (value ?? '');
    }
    const announced = Number(this.#headers['content-length']);
    if (announced > LONGEST_ANSWER) this.#refuse(`${announced} bytes are announced`);
  }

  onResponseData(_controller: unknown, chunk: Buffer): void {
    this.#length += chunk.length;
    if (this.#length > LONGEST_ANSWER) this.#refuse('it goes on beyond that');
    else this.#chunks.push(chunk);
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

  #refuse(size: string): void {
    this.#chunks.length = 0;
    this.giveUp(new AnswerTooLong(size));
  }
}
