import type { Socket } from 'node:net';
import type { Activity } from './activity.ts';
import { HostTime } from './host-time.ts';
import { type Timer, TimerQueue } from './timer-queue.ts';

/** How long an alarm sleeps at most, in milliseconds: the clock of the host may be set forward meanwhile. */
const LONGEST_SLEEP = 60_000;

const MACHINE = new HostTime();

export class BackwardsInTime extends Error {
  override name = 'BackwardsInTime';
}

/** Work that waits for someone outside and is given up at its limit. */
export interface Waits {
  /** When the next one reaches its limit, in milliseconds since the epoch. */
  readonly nextDue: number | undefined;
  /** Gives up the next one; returns when it is over. */
  giveUpFirst(): Promise<void>;
}

/** Ends a connection on which nothing happens for `span` milliseconds of real time. */
export function endWhenIdle<Kind extends Socket>(socket: Kind, span: number): Kind {
  return socket.setTimeout(span, () => socket.destroy());
}

/** The time of a world in milliseconds: frozen until `advanceTo` or `next` moves it, or real, like this machine's. */
export class Clock {
  readonly mode: 'frozen' | 'real';
  #now: number;
  #sequence = 0;
  #queue = new TimerQueue();
  #alarm: NodeJS.Timeout | undefined;
  #activity: Activity;
  #host: HostTime;
  #isStopped = false;
  #moves: Promise<unknown> = Promise.resolve();

  constructor(mode: 'frozen' | 'real', activity: Activity, now?: number, host = MACHINE) {
    this.mode = mode;
    this.#activity = activity;
    this.#host = host;
    this.#now = now ?? host.now();
  }

  now(): number {
    return this.mode === 'real' ? this.#host.now() : this.#now;
  }

  /** Sets a frozen clock that has not been used yet. */
  set(now: number): void {
    this.#now = now;
  }

  /** Runs `run` when the clock reaches `due`; `kind` names the timer for the lab. */
  schedule(due: number, kind: string, run: () => void): Timer {
    this.#sequence += 1;
    const timer: Timer = { due, sequence: this.#sequence, kind, run, cancelled: false };
    if (this.#isStopped) return timer;
    this.#queue.push(timer);
    if (this.mode === 'real') this.#arm();
    return timer;
  }

  /** Moves to `target`, running what falls due on the way; returns how many jobs ran. Section "lab". */
  async advanceTo(target: number): Promise<number> {
    this.#refuseThePast(target);
    let ran = 0;
    await this.#activity.quiet();
    for (let timer = this.#queue.peek(); timer && timer.due <= target; timer = this.#queue.peek()) {
      this.#runFirst();
      ran += 1;
      await this.#activity.quiet();
    }
    if (target > this.#now) this.#now = target;
    return ran;
  }

  /** Moves to `target` and gives up waiting work at its limit; returns how many jobs ran and were given up. */
  advanceUnanswered(target: number, waits: Waits): Promise<{ ran: number; givenUp: number }> {
    const done = this.#activity.begin();
    const move = this.#moves.then(() => this.#moveUnanswered(target, waits)).finally(done);
    this.#moves = move.catch(() => undefined);
    return move;
  }

  async #moveUnanswered(target: number, waits: Waits): Promise<{ ran: number; givenUp: number }> {
    this.#refuseThePast(target);
    const counts = { ran: 0, givenUp: 0 };
    for (;;) {
      // Lets pending work finish.
      await new Promise((resolve) => setImmediate(resolve));
      const timer = this.#queue.peek()?.due ?? Number.POSITIVE_INFINITY;
      const wait = waits.nextDue ?? Number.POSITIVE_INFINITY;
      if (Math.min(timer, wait) > target) break;
      if (wait <= timer) {
        this.#now = Math.max(this.#now, wait);
        await waits.giveUpFirst();
        counts.givenUp += 1;
      } else {
        this.#runFirst();
        counts.ran += 1;
      }
    }
    this.#now = Math.max(this.#now, target);
    return counts;
  }

  #refuseThePast(target: number): void {
    if (target < this.#now) throw new BackwardsInTime('the clock of a world moves forward only');
  }

  upcoming(): Pick<Timer, 'due' | 'kind'> | undefined {
    return this.#queue.peek();
  }

  /** Jumps to the next timer and runs it; returns its kind, or undefined when none waits. */
  async next(): Promise<string | undefined> {
    await this.#activity.quiet();
    const kind = this.#queue.peek() ? this.#runFirst() : undefined;
    await this.#activity.quiet();
    return kind;
  }

  /** Forgets every timer and accepts no more: the world is gone. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#alarm);
    this.#queue = new TimerQueue();
  }

  /** Runs the first job of a real clock that is due at `instant`; returns whether there was one. */
  runDue(instant: number): boolean {
    const first = this.mode === 'real' ? this.#queue.peek() : undefined;
    if (!first || first.due > instant) return false;
    this.#runFirst();
    return true;
  }

  /** Lets a real clock ring again after a replay, at once if something is due. */
  wake(): void {
    if (this.mode === 'real') this.#arm();
  }

  #runFirst(): string {
    const timer = this.#queue.pop() as Timer;
    if (timer.due > this.#now) this.#now = timer.due;
    if (this.mode === 'real') this.#host.hold(timer.due);
    timer.run();
    return timer.kind;
  }

  #arm(): void {
    clearTimeout(this.#alarm);
    const first = this.#host.isReplayed ? undefined : this.#queue.peek();
    if (!first) return;
    this.#alarm = setTimeout(() => this.#ring(), Math.min(Math.max(0, first.due - this.#host.now()), LONGEST_SLEEP));
    this.#alarm.unref();
  }

  /** One job at a time: what follows from it happens at its instant, before the next one runs. */
  #ring(): void {
    if (this.runDue(this.#host.hold())) setImmediate(() => this.#ring());
    else this.#arm();
  }
}
