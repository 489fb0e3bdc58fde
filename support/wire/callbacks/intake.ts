import type { IncomingMessage } from 'node:http';
import type { Mailslot } from './mailslot.ts';

/** The longest body of a notification that is read, in bytes. */
export const LONGEST_BODY = 1024 * 1024;

/** Notifications that are kept for one address, and bytes that are kept for one and for all of them together. */
export const MOST_NOTIFICATIONS = 10_000;
export const MOST_AT_ONE = 8 * 1024 * 1024;
const MOST_IN_ALL = 32 * 1024 * 1024;

/** A notification that is not taken: the HTTP status it gets, and a sentence for the example that waits. */
export interface Refusal {
  readonly status: 413 | 503;
  readonly says: string;
}

const LONGEST_SHOWN = 200;

const pathOf = ({ url = '' }: IncomingMessage): string => url.slice(0, LONGEST_SHOWN);

const tooLong = (request: IncomingMessage, size: string): Refusal => ({
  status: 413,
  says: `a notification of ${size} came to ${pathOf(request)}; at most ${LONGEST_BODY} are read`,
});

const sizeOfHead = ({ rawHeaders, url = '' }: IncomingMessage): number =>
  rawHeaders.reduce((sum, text) => sum + text.length, url.length);

/** Reads what comes in, and keeps count of what is held: nobody outside decides how much memory that takes. */
export class Intake {
  readonly #held = new Map<Mailslot, number>();
  readonly #mostInAll: number;
  #all = 0;

  constructor(mostInAll = MOST_IN_ALL) {
    this.#mostInAll = mostInAll;
  }

  /** Reads the body of a request for `slot`; what is refused is read no further. */
  read(request: IncomingMessage, slot: Mailslot): Promise<Buffer | Refusal> {
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced > LONGEST_BODY) return Promise.resolve(tooLong(request, `${announced} bytes`));
    if (!this.#hold(slot, sizeOfHead(request))) return Promise.resolve(this.#tooMany(request, slot));
    return new Promise((resolve) => {
      const chunks: Buffer[] = [];
      let length = 0;
      const refuse = (refusal: Refusal): void => {
        request.pause().removeAllListeners('data');
        resolve(refusal);
      };
      request.on('data', (chunk: Buffer) => {
        if (length + chunk.length > LONGEST_BODY) return refuse(tooLong(request, `more than ${LONGEST_BODY} bytes`));
        if (!this.#hold(slot, chunk.length)) return refuse(this.#tooMany(request, slot));
        length += chunk.length;
        chunks.push(chunk);
      });
      request.once('end', () => resolve(Buffer.concat(chunks)));
      request.once('close', () => {
        if (!request.complete) this.#giveBack(slot, length + sizeOfHead(request));
      });
    });
  }

  /** Counts what an address held no longer. */
  release(slot: Mailslot): void {
    this.#all -= this.#held.get(slot) ?? 0;
    this.#held.delete(slot);
  }

  /** Whether this many more bytes may be held for an address; if so, they are counted. */
  #hold(slot: Mailslot, bytes: number): boolean {
    const held = (this.#held.get(slot) ?? 0) + bytes;
    const isTooMuch = held > MOST_AT_ONE || this.#all + bytes > this.#mostInAll;
    if (isTooMuch || slot.arrivals.length >= MOST_NOTIFICATIONS) return false;
    this.#held.set(slot, held);
    this.#all += bytes;
    return true;
  }

  #giveBack(slot: Mailslot, bytes: number): void {
    const held = this.#held.get(slot) ?? 0;
    this.#held.set(slot, Math.max(0, held - bytes));
    this.#all -= Math.min(held, bytes);
  }

  #tooMany(request: IncomingMessage, slot: Mailslot): Refusal {
    const count = slot.arrivals.length;
    const limits = `${MOST_NOTIFICATIONS} notifications or ${MOST_AT_ONE} bytes for one address, ${this.#mostInAll} for all`;
    return {
      status: 503,
      says: `more came to ${pathOf(request)} after ${count} notifications than is kept: ${limits}`,
    };
  }
}
