/** The time of this machine, in milliseconds since the epoch. */
export const realNow = (): number => Date.now();

/** Resolves after `span` milliseconds of real time. */
export const pauseReally = (span: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, span);
  });

/** Calls `run` after `span` real milliseconds unless the returned function is called. Keeps no process alive. */
export function afterReally(span: number, run: () => void): () => void {
  const alarm = setTimeout(run, span);
  alarm.unref();
  return () => clearTimeout(alarm);
}

/** Calls `run` every `span` milliseconds of real time until the returned function is called. Keeps no process alive. */
export function repeatReally(span: number, run: () => void): () => void {
  const beat = setInterval(run, span);
  beat.unref();
  return () => clearInterval(beat);
}

/** The time of this machine in milliseconds, for real worlds; it never goes back, and follows it forward. */
export class HostTime {
  readonly #wall: () => number;
  readonly #steady: () => number;
  /** How far the clock of the host was ahead of the steady one. */
  #lead = Number.NEGATIVE_INFINITY;
  #held: number | undefined;
  #latest = Number.NEGATIVE_INFINITY;
  #isReplayed = false;

  constructor(wall = realNow, steady = () => performance.now()) {
    this.#wall = wall;
    this.#steady = steady;
  }

  /** Whether time is that of a journal, so that no alarm may ring. */
  get isReplayed(): boolean {
    return this.#isReplayed;
  }

  now(): number {
    return this.#held ?? this.#pass();
  }

  /** Makes everything that follows from one event see one instant, until the process takes up the next. */
  hold(instant = this.#pass()): number {
    if (this.#held === undefined && !this.#isReplayed)
      setImmediate(() => {
        if (!this.#isReplayed) this.#held = undefined;
      });
    this.#held = instant;
    if (this.#isReplayed) this.#latest = Math.max(this.#latest, instant);
    return instant;
  }

  /** Goes through the past: only `hold` moves time. */
  beginReplay(): void {
    this.#isReplayed = true;
  }

  /** Returns to the present, which is not before that past. */
  endReplay(): void {
    this.#isReplayed = false;
    this.#held = undefined;
    this.#lead = Math.max(this.#lead, this.#latest - this.#steady());
  }

  #pass(): number {
    const [wall, steady] = [this.#wall(), this.#steady()];
    this.#lead = Math.max(this.#lead, wall - steady);
    return Math.max(wall, Math.floor(steady + this.#lead));
  }
}
