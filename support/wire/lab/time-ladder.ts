import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { realTime } from '../../ground/time/pause.ts';
import { RealWaits } from '../../ground/time/real-waits.ts';
import type { OfferedFacility } from '../facilities/offered-facility.ts';

/** An instant this little in the past counts as now, in milliseconds: an answer gives whole seconds. */
const SLACK = 1000;

type Clock = Pick<OfferedFacility, 'request'>;

/** Moves the time of the target: on a lab's virtual clock, else by waiting for real, now or in a later run. */
export class TimeLadder {
  rung: 'none' | 'virtual' | 'real' = 'none';
  passed = 0;
  readonly #clock: Clock | undefined;
  readonly waits: RealWaits;
  readonly #sent: () => number;
  #virtualNow: number;
  #quietAt = -1;

  /** @param sent how many requests the harness has sent so far; @param now milliseconds since the epoch */
  constructor(clock: Clock | undefined, now: number, sent: () => number, waits?: RealWaits) {
    this.#clock = clock;
    this.#sent = sent;
    this.#virtualNow = now;
    this.waits = waits ?? new RealWaits({ maxWait: 0, maxDefer: 0 }, realTime);
  }

  /** The target's time in milliseconds since the epoch. */
  now(): number {
    return this.#clock ? this.#virtualNow : this.waits.now();
  }

  async pass(span: number): Promise<void> {
    if (this.#clock) return this.#advance({ by: `PT${span / 1000}S` });
    await this.waits.pass(span);
    this.rung = 'real';
  }

  async moveTo(instant: number): Promise<void> {
    if (instant < this.now() - SLACK)
      throw new Inconclusive('precondition-unmet', `${new Date(instant).toISOString()} is over already`);
    if (this.#clock) return this.#advance({ to: new Date(Math.max(instant, this.now())).toISOString() });
    await this.waits.passComputed(instant - this.now());
    this.rung = 'real';
  }

  async startAt(instant: number): Promise<void> {
    if (!this.#clock) throw new Inconclusive('time-unreachable', 'the target has no clock that can be set');
    await this.#clock.request('PUT', '/clock', { now: new Date(instant).toISOString() });
    this.#virtualNow = instant;
    this.rung = 'virtual';
  }

  /** Jumps to the next timer of the world; returns what kind it was, or null when none waits. */
  async next(): Promise<string | null> {
    if (!this.#clock) throw new Inconclusive('time-unreachable', 'the target has no clock that can be moved');
    const { now, kind } = (await this.#clock.request('POST', '/clock/next')) as { now: string; kind: string | null };
    this.#virtualNow = Date.parse(now);
    this.rung = 'virtual';
    return kind;
  }

  async settle(): Promise<void> {
    if (!this.#clock || this.#sent() === this.#quietAt) return;
    await this.#moveClock({ by: 'PT0S' });
  }

  /** Lets `span` milliseconds pass without an answer of a receiver, on the target's clock where its lab can do that. */
  async passUnanswered(span: number): Promise<void> {
    if (this.#clock) {
      try {
        const { now } = (await this.#clock.request('GET', '/clock')) as { now: string };
        const to = new Date(Date.parse(now) + span).toISOString();
        this.#saw(await this.#clock.request('POST', '/clock/advance-unanswered', { to }));
        this.rung = 'virtual';
        return;
      } catch {
        // the lab has no such clock, or the world is gone
      }
    }
    await realTime.pause(span);
  }

  async #advance(step: object): Promise<void> {
    await this.#moveClock(step);
    this.rung = 'virtual';
  }

  async #moveClock(step: object): Promise<void> {
    this.#saw(await (this.#clock as Clock).request('POST', '/clock/advance', step));
    this.#quietAt = this.#sent();
  }

  #saw(answer: unknown): void {
    const seen = Math.max(this.#virtualNow, Date.parse((answer as { now: string }).now));
    this.passed += seen - this.#virtualNow;
    this.#virtualNow = seen;
  }
}
