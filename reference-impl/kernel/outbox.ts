import type { Activity } from './activity.ts';
import type { Clock } from './clock.ts';
import type { Outcome, Parcel, Post } from './post.ts';

/** A parcel with its place in line: parcels of one `order` make their first attempt in the order they were sent. */
export interface Letter extends Parcel {
  readonly id: string;
  readonly kind: string;
  readonly order: string;
  /** Headers that are worked out for each attempt, such as a signature. */
  readonly seal?: (parcel: Parcel) => Promise<Readonly<Record<string, string>>> | undefined;
}

/** A letter as it goes over the wire now. */
async function sealed(letter: Letter): Promise<Parcel> {
  const headers = await letter.seal?.(letter);
  return headers ? { ...letter, headers: { ...letter.headers, ...headers } } : letter;
}

/** The decisions of a delivery. Section "Events / Callbacks from the messaging API". */
export interface DeliveryDecisions {
  /** Whether the receiver took a letter, by what came of attempt number `attempt` (from 1). */
  isAccepted(outcome: Outcome, attempt: number): boolean;
  /** Milliseconds to wait after failed attempt number `attempt` (from 1), or undefined to give up. */
  nextDelay(attempt: number, letter: Letter): number | undefined;
  /** What is sent again after a failed attempt. */
  repeated(letter: Letter): Letter;
}

/** One attempt as the lab shows it. */
export interface Attempt {
  readonly id: string;
  readonly kind: string;
  readonly url: string;
  readonly attempt: number;
  readonly at: number;
  readonly outcome: string;
}

export interface OutboxParts {
  readonly clock: Clock;
  readonly activity: Activity;
  readonly post: Post;
  readonly decisions: () => DeliveryDecisions;
}

const REMEMBERED_ATTEMPTS = 1000;
const PARALLEL_POSTS = 64;

/** Everything that leaves a world towards receivers: real HTTP, at least once, retried on the world's clock. */
export class Outbox {
  /** How long one attempt waits for the receiver, in milliseconds of real time. */
  attemptTimeout = 10_000;
  readonly attempts: Attempt[] = [];
  #parts: OutboxParts;
  #lanes = new Map<string, Letter[]>();
  #free = PARALLEL_POSTS;
  #waiting: Array<() => void> = [];

  constructor(parts: OutboxParts) {
    this.#parts = parts;
  }

  /** Takes a letter; it leaves at once, or after the letters of the same order that came before it. */
  send(letter: Letter): void {
    const lane = this.#lanes.get(letter.order);
    if (lane) {
      lane.push(letter);
      return;
    }
    this.#lanes.set(letter.order, [letter]);
    void this.#walk(letter.order);
  }

  /** Makes one attempt and tells what came of it; whoever asks decides what to do next. */
  async tryOnce(letter: Letter, number = 1): Promise<Outcome> {
    const done = this.#parts.activity.begin();
    await this.#turn();
    const at = this.#parts.clock.now();
    const parcel = letter.seal ? await sealed(letter) : letter;
    const outcome = await this.#parts.post(parcel, this.attemptTimeout);
    this.#free += 1;
    this.#waiting.shift()?.();
    this.#note(letter, number, at, 'status' in outcome ? `status ${outcome.status}` : outcome.error);
    done();
    return outcome;
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
    if (!isAccepted(outcome, number)) this.#retry(letter, number, nextDelay(number, letter));
    done();
  }

  #retry(letter: Letter, number: number, delay: number | undefined): void {
    if (delay === undefined) return;
    const due = this.#parts.clock.now() + delay;
    this.#parts.clock.schedule(due, 'callback-retry', () => {
      void this.#attempt(this.#parts.decisions().repeated(letter), number + 1);
    });
  }

  async #turn(): Promise<void> {
    while (this.#free === 0) await new Promise<void>((resume) => this.#waiting.push(resume));
    this.#free -= 1;
  }

  #note(letter: Letter, attempt: number, at: number, outcome: string): void {
    if (this.attempts.length === REMEMBERED_ATTEMPTS) this.attempts.shift();
    this.attempts.push({ id: letter.id, kind: letter.kind, url: letter.url, attempt, at, outcome });
  }
}
