import { Inconclusive } from '../problems/inconclusive.ts';
import { Undeclared } from '../problems/undeclared.ts';
import type { RealTime } from '../time/pause.ts';
import { destinationsOf } from './destinations.ts';
import type { OutgoingRequest } from './exchange.ts';
import { TokenBucket } from './token-bucket.ts';

/** What a target allows its visitors; absent means no limit. */
export interface Limits {
  readonly requestsPerSecond?: number | undefined;
  readonly messages?: number | undefined;
  /** The only numbers that messages may go to. */
  readonly numbers?: readonly string[] | undefined;
}

const digitsOf = (number: string): string => number.replace(/[^\p{Nd}]/gu, '').replace(/^00/, '');

const isCompressed = ({ headers }: OutgoingRequest): boolean =>
  Object.entries(headers).some(
    ([name, value]) => name.toLowerCase() === 'content-encoding' && value !== 'identity',
  );

/** Holds every request to a target back until its limits allow it; no step can get round it. */
export class Restraint {
  readonly #bucket: TokenBucket | undefined;
  readonly #allowed: ReadonlySet<string> | undefined;
  readonly #budget: number;
  readonly #own = new Set<string>();
  #spent = 0;

  constructor({ requestsPerSecond, messages, numbers }: Limits, time: RealTime) {
    this.#bucket = requestsPerSecond === undefined ? undefined : new TokenBucket(requestsPerSecond, time);
    this.#allowed = numbers && new Set(numbers.map(digitsOf));
    this.#budget = messages ?? Number.POSITIVE_INFINITY;
  }

  /** Names an address that belongs to the harness or to the target's operator: nothing there is limited. */
  exempt(address: string): void {
    this.#own.add(new URL(address).origin);
  }

  /**
   * Returns when `request` may go out. Throws Undeclared for a number that the target file does not list and
   * Inconclusive (budget-exhausted) when the messages are used up; nothing was sent then.
   */
  async admit(request: OutgoingRequest): Promise<void> {
    if (this.#own.has(new URL(request.url).origin)) return;
    if (request.method !== 'GET' && request.method !== 'DELETE') this.#weigh(request);
    await this.#bucket?.take();
  }

  #weigh(request: OutgoingRequest): void {
    if (this.#allowed && isCompressed(request))
      throw new Undeclared('way to look into a compressed body for the numbers it sends to');
    const destinations = destinationsOf(request);
    const stranger = destinations.find((each) => this.#allowed && !this.#allowed.has(digitsOf(each)));
    if (stranger !== undefined) throw new Undeclared(`number ${stranger}: nothing is sent there`);
    if (this.#spent + destinations.length > this.#budget)
      throw new Inconclusive('budget-exhausted', `limits.messages allows ${this.#budget} messages in a run`);
    this.#spent += destinations.length;
  }
}
