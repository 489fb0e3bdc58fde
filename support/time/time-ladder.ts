import type { WorldLab } from '../lab/lab-client.ts';
import { Inconclusive } from '../problems/inconclusive.ts';

export type Rung = 'none' | 'virtual' | 'real';

/** Moves the time of the target: on a lab's virtual clock, else by waiting for real within `maxWait` milliseconds. */
export class TimeLadder {
  /** The highest rung that this example needed; the report names it. */
  rung: Rung = 'none';
  readonly #lab: WorldLab | undefined;
  readonly #maxWait: number;
  readonly #sent: () => number;
  #virtualNow: number;
  #waited = 0;
  #quietAt = -1;

  /** @param sent how many requests the harness has sent so far; @param now milliseconds since the epoch */
  constructor(lab: WorldLab | undefined, now: number, maxWait: number, sent: () => number) {
    this.#lab = lab;
    this.#sent = sent;
    this.#virtualNow = now;
    this.#maxWait = maxWait;
  }

  /** The target's time in milliseconds since the epoch. */
  now(): number {
    return this.#lab ? this.#virtualNow : Date.now();
  }

  /** Lets `span` milliseconds pass. */
  async pass(span: number): Promise<void> {
    if (this.#lab) await this.#advance({ by: `PT${span / 1000}S` });
    else await this.#wait(span);
  }

  /** Moves to an instant, milliseconds since the epoch. */
  async moveTo(instant: number): Promise<void> {
    if (this.#lab) await this.#advance({ to: new Date(instant).toISOString() });
    else await this.#wait(instant - Date.now());
  }

  /** Gives a fresh world its time. */
  async startAt(instant: number): Promise<void> {
    if (!this.#lab) throw new Inconclusive('time-unreachable', 'the target has no clock that can be set');
    await this.#lab.request('PUT', '/clock', { now: new Date(instant).toISOString() });
    this.#virtualNow = instant;
    this.rung = 'virtual';
  }

  /** Jumps to the next timer of the world; answers what kind it was, or null when none waits. */
  async next(): Promise<string | null> {
    if (!this.#lab) throw new Inconclusive('time-unreachable', 'the target has no clock that can be moved');
    const { now, kind } = (await this.#lab.request('POST', '/clock/next')) as {
      now: string;
      kind: string | null;
    };
    this.#virtualNow = Date.parse(now);
    this.rung = 'virtual';
    return kind;
  }

  /** Returns when nothing is under way on a target with a lab; does nothing on others. */
  async settle(): Promise<void> {
    if (!this.#lab || this.#sent() === this.#quietAt) return;
    await this.#advance({ to: new Date(this.#virtualNow).toISOString() }, this.rung);
  }

  async #advance(step: object, rung: Rung = 'virtual'): Promise<void> {
    const { now } = (await (this.#lab as WorldLab).request('POST', '/clock/advance', step)) as {
      now: string;
    };
    this.#virtualNow = Date.parse(now);
    this.#quietAt = this.#sent();
    this.rung = rung;
  }

  async #wait(span: number): Promise<void> {
    if (this.#waited + span > this.#maxWait) {
      throw new Inconclusive(
        'time-unreachable',
        `needs a wait of ${span < 1000 ? `${span} ms` : `${Math.round(span / 1000)} s`}; allow it with --max-wait`,
      );
    }
    this.rung = 'real';
    this.#waited += Math.max(0, span);
    await new Promise((resume) => setTimeout(resume, Math.max(0, span)));
  }
}
