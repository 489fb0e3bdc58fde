import type { Activity } from './activity.ts';
import { type Attempt, AttemptLog, toldOf } from './attempt-log.ts';
import type { Clock } from './clock.ts';
import { Ending } from './ending.ts';
import { justAsk, type Outside } from './outside.ts';
import { Flights, HeldLetters } from './pending.ts';
import type { Letter, Outcome, Parcel, Post } from './post.ts';
import { Turns, Turnstile } from './turns.ts';

/** An attempt that is over, with what was sent in full. */
export interface Sent extends Attempt {
  readonly method: string;
}

/** The decisions of a delivery. Section "Events / Callbacks from the messaging API". */
export interface DeliveryDecisions {
  /** Whether the receiver accepted a letter, by the outcome of attempt number `attempt` (from 1). */
  isAccepted(outcome: Outcome, attempt: number): boolean;
  /** Milliseconds to wait after failed attempt number `attempt` (from 1), or undefined to give up. */
  nextDelay(attempt: number, letter: Letter): number | undefined;
  repeated(letter: Letter): Letter;
}

export interface OutboxParts {
  readonly clock: Clock;
  readonly activity: Activity;
  readonly post: Post;
  readonly outside?: Outside;
  readonly decisions: () => DeliveryDecisions;
}

/** Concurrent attempts to one address and of one owner: a slow receiver delays only its own owner. */
const PER_ADDRESS = 32;
const PER_OWNER = 256;

/** How long an attempt waits when neither the letter nor the lab says so, in milliseconds. */
const USUAL_TIMEOUT = 10_000;

/** Shared: creating the reason each time costs more than everything else about the end of a world. */
const GONE = new Error('the world is gone');

const addressOf = ({ owner = '', url }: Letter): string => `${owner} ${url.split('?', 1)[0]}`;

/** Everything that leaves a world towards receivers: real HTTP, at least once, retried on the world's clock. */
export class Outbox {
  /** The longest that any attempt waits for its receiver, in milliseconds, if the lab set it. */
  attemptTimeout: number | undefined;
  readonly log = new AttemptLog();
  ended: ((sent: Sent) => void) | undefined;
  readonly flights = new Flights();
  readonly held = new HeldLetters();
  /** Takes turns between owners while letters are written. */
  readonly turns: Turns;
  #parts: OutboxParts;
  #lanes = new Map<string, Letter[]>();
  #addresses = new Turnstile(PER_ADDRESS);
  #owners = new Turnstile(PER_OWNER);
  #end = new Ending();

  constructor(parts: OutboxParts) {
    this.#parts = parts;
    this.turns = new Turns(parts.activity);
  }

  /** Cancels pending attempts and sends nothing more: the world is gone. */
  stop(): void {
    this.#end.come(GONE);
    this.turns.stop();
    for (const lane of this.#lanes.values()) lane.length = 0;
  }

  /** Sends a letter at once, or after earlier letters of the same order. */
  send(letter: Letter): void {
    if (this.#end.isOver) return;
    this.held.add(letter);
    const lane = this.#lanes.get(letter.order);
    if (lane) return void lane.push(letter);
    this.#lanes.set(letter.order, [letter]);
    void this.#walk(letter.order);
  }

  /** Makes one attempt and returns its outcome; the caller decides what to do next. */
  async tryOnce(letter: Letter, number = 1): Promise<Outcome> {
    const done = this.#parts.activity.begin();
    const address = addressOf(letter);
    const owner = letter.owner ?? '';
    await this.#addresses.enter(address);
    await this.#owners.enter(owner);
    const at = this.#parts.clock.now();
    const { outcome, parcel } = await this.#post(letter, at);
    this.#owners.leave(owner);
    this.#addresses.leave(address);
    const { url, method, headers, body } = parcel;
    const noted = this.log.add(letter, { attempt: number, at, headers, ...toldOf(outcome) });
    this.ended?.({ ...noted, url, method, headers, body });
    done();
    return outcome;
  }

  async #post(letter: Letter, at: number): Promise<{ outcome: Outcome; parcel: Parcel }> {
    const failed = (error: string) => ({ outcome: { error }, parcel: letter });
    if (this.#end.isOver) return failed('given up: the world is gone');
    const timeout = Math.min(letter.timeout ?? USUAL_TIMEOUT, this.attemptTimeout ?? Number.POSITIVE_INFINITY);
    if (timeout <= 0) return failed(`no answer within ${timeout} ms`);
    const { attempt, land } = this.flights.begin(at, timeout);
    const { post, outside = justAsk } = this.#parts;
    try {
      const { outcome, headers } = await outside(`${letter.id} ${letter.url}`, async () => {
        const headers = letter.seal ? { ...letter.headers, ...(await letter.seal(letter)) } : letter.headers;
        const patience = { timeout, attempt, givenUp: this.#end.signal };
        return { outcome: await post({ ...letter, headers }, patience), headers };
      });
      return { outcome, parcel: { ...letter, headers } };
    } catch (error) {
      return failed(`not sent: ${(error as Error).message}`);
    } finally {
      land();
    }
  }

  async #walk(order: string): Promise<void> {
    const done = this.#parts.activity.begin();
    const lane = this.#lanes.get(order) as Letter[];
    for (let letter = lane[0]; letter; letter = lane[0]) {
      await this.#attempt(letter, 1);
      lane.shift();
    }
    this.#lanes.delete(order);
    done();
  }

  async #attempt(letter: Letter, number: number): Promise<void> {
    const done = this.#parts.activity.begin();
    const outcome = await this.tryOnce(letter, number);
    const { isAccepted, nextDelay } = this.#parts.decisions();
    const delay = isAccepted(outcome, number) ? undefined : nextDelay(number, letter);
    if (delay === undefined) this.held.remove(letter);
    else if (!this.#end.isOver)
      this.#parts.clock.schedule(this.#parts.clock.now() + delay, 'callback-retry', () => {
        const repeated = this.#parts.decisions().repeated(letter);
        this.held.replace(letter, repeated);
        void this.#attempt(repeated, number + 1);
      });
    done();
  }

  /** Sends what an earlier attempt sent once more, without retries; false if it is forgotten. */
  async resend(number: number): Promise<boolean> {
    const letter = this.log.letterAt(number);
    if (letter) await this.tryOnce(letter);
    return letter !== undefined;
  }
}
