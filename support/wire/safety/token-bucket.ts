import type { RealTime } from '../../ground/time/pause.ts';
import { SECOND } from '../../ground/time/units.ts';

/** Lets this many requests a second through; the others wait their turn, in the order they came. */
export class TokenBucket {
  readonly #interval: number;
  readonly #size: number;
  readonly #time: RealTime;
  /** When the bucket was, or will be, full; milliseconds. */
  #fullAt = 0;

  /** `perSecond` tokens flow in; up to `size` of them are kept for later. */
  constructor(perSecond: number, time: RealTime, size = 1) {
    this.#interval = SECOND / perSecond;
    this.#size = size;
    this.#time = time;
  }

  /** Returns when `count` tokens may be taken together: within no second more than flow in. */
  async takeTogether(count: number): Promise<void> {
    const now = this.#time.now();
    const leave = Math.max(now, this.#fullAt) + (count - 1) * this.#interval;
    this.#fullAt = leave + count * this.#interval;
    if (leave > now) await this.#time.pause(leave - now);
  }

  async take(): Promise<void> {
    const now = this.#time.now();
    this.#fullAt = Math.max(now, this.#fullAt) + this.#interval;
    const wait = this.#fullAt - now - this.#size * this.#interval;
    if (wait > 0) await this.#time.pause(wait);
  }
}
