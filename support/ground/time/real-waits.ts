import { Inconclusive } from '../problems/inconclusive.ts';
import { Suspended } from '../problems/suspended.ts';
import type { RealTime } from './pause.ts';
import { Tape } from './tape.ts';
import { MINUTE } from './units.ts';

/** How an example waits where no clock can be moved; milliseconds. */
export interface WaitPolicy {
  readonly maxWait: number;
  /** The longest wait that a later run takes up; 0 where nothing can be kept. */
  readonly maxDefer: number;
}

/** Milliseconds; shorter waits are sat out at once. */
const SHORT = 250;

/** Examples resumed later than this, in milliseconds or as a part of the wait, are late. */
const TOLERABLE = 5000;
const TOLERABLE_PART = 0.02;

/** From here on waits are written in whole seconds, unless it is about less than a second; milliseconds. */
const SHOWN_IN_SECONDS = 10_000;
const HALF = 500;

/** Rounded up: a user who allows what is shown allows enough. */
const shown = (span: number): string => (span < 1000 ? `${span} ms` : `${Math.ceil(span / 1000)} s`);

/** Waits that are real: together with those of other examples, or carried over to a later run. */
export class RealWaits {
  readonly tape: Tape;
  /** The state of an example that has to wait, and until when; its tape is kept. */
  parked: { readonly how: 'suspended' | 'deferred'; readonly until: number } | undefined;
  /** How late the example was taken up again, in milliseconds; undefined when it never was. */
  late: number | undefined;
  waited = 0;
  readonly #policy: WaitPolicy;
  readonly #time: RealTime;

  constructor(policy: WaitPolicy, time: RealTime, tape = new Tape()) {
    this.#policy = policy;
    this.#time = time;
    this.tape = tape;
  }

  get told(): { resumed?: boolean; late?: number } {
    if (this.late === undefined) return {};
    if (!this.tape.hasGap) return { resumed: true };
    const { from, until } = this.tape.content.waits.at(-1) ?? { from: 0, until: 0 };
    const tolerable = Math.max(TOLERABLE, (until - from) * TOLERABLE_PART);
    return { resumed: true, ...(this.late > tolerable ? { late: this.late } : {}) };
  }

  now(): number {
    return this.tape.now() ?? this.#time.now();
  }

  /** Returns when `span` milliseconds have passed. Throws Suspended or Inconclusive when that is not now. */
  async pass(span: number): Promise<void> {
    // A wait that is written to end just before something happens, by less than a request takes, is none that can be sat out.
    const says = `needs a wait of ${shown(span)} to the millisecond: a clock that can be set`;
    if (span > SHOWN_IN_SECONDS && span % 1000 > HALF) throw new Inconclusive('time-unreachable', says);
    await this.passComputed(span);
  }

  /** As `pass`, for a span that nobody wrote: up to an instant of the platform, rounded up. */
  async passComputed(exact: number): Promise<void> {
    const span = Math.ceil(exact);
    const taped = this.tape.next('waits');
    if (taped) {
      if (!this.tape.isAtItsEnd) return;
      const rest = taped.until - this.#time.now();
      if (rest > this.#policy.maxWait) this.#announce(taped.until);
      if (rest > 0) await this.#time.pause(rest);
      this.late = Math.max(0, this.#time.now() - taped.until);
      return this.tape.goLive();
    }
    if (span <= 0) return this.#note(this.#time.now());
    const until = this.#time.now() + span;
    if (this.waited + span > this.#policy.maxWait) {
      const { maxWait, maxDefer } = this.#policy;
      // nobody listens between two runs: what a receiver has to hear cannot be carried over
      const isHeard = maxWait > 0 && this.tape.content.slots.length > 0;
      const why = isHeard ? ' in which its receiver listens, so no later run can collect it' : '';
      const says = `needs a wait of ${shown(span)}${why}; allow it with --max-wait`;
      if (isHeard || maxWait <= 0 || span > maxDefer)
        throw new Inconclusive('time-unreachable', says, { waitMs: this.waited + span });
      this.#note(until);
      this.#announce(until);
    }
    this.waited += span;
    this.#note(until);
    if (span > SHORT) {
      this.parked = { how: 'suspended', until };
      throw new Suspended(until, MINUTE - (span % MINUTE));
    }
    await this.#time.pause(span);
  }

  #announce(until: number): never {
    this.parked = { how: 'deferred', until };
    const at = new Date(until).toISOString();
    throw new Inconclusive('deferred-until', `${at}: what was sent waits there; a later run takes it up`, {
      until: at,
    });
  }

  #note(until: number): void {
    this.tape.reserve('waits')({ from: this.#time.now(), until });
  }
}
