import type { Activity } from './activity.ts';

/** Lets this many through at once under one key; the others wait for their turn in the order they came. */
export class Turnstile {
  readonly #most: number;
  #inside = new Map<string, number>();
  #waiting = new Map<string, Array<() => void>>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Passes immediately if there is room, else returns a promise of the turn. */
  enter(key: string): Promise<void> | undefined {
    const inside = this.#inside.get(key) ?? 0;
    if (inside < this.#most) {
      this.#inside.set(key, inside + 1);
      return undefined;
    }
    return new Promise((resume) => {
      const line = this.#waiting.get(key);
      if (line) line.push(resume);
      else this.#waiting.set(key, [resume]);
    });
  }

  leave(key: string): void {
    const line = this.#waiting.get(key);
    const next = line?.shift();
    if (line?.length === 0) this.#waiting.delete(key);
    if (next) {
      next();
      return;
    }
    const inside = (this.#inside.get(key) ?? 1) - 1;
    if (inside === 0) this.#inside.delete(key);
    else this.#inside.set(key, inside);
  }
}

/** How long jobs may run before other requests get a turn, in milliseconds. */
const SLICE = 10;

/** Jobs of one owner that wait; those before `at` are done. */
interface Line {
  readonly jobs: Array<() => void>;
  at: number;
}

/** A crash of one job does not stop the others; it is reported as uncaught. */
const throwLater = (error: unknown): void =>
  void setImmediate(() => {
    throw error;
  });

/** Runs jobs at once while there is time, then in slices between which the process does other things. */
export class Turns {
  readonly #activity: Activity;
  readonly #now: () => number;
  readonly #failed: (error: unknown) => void;
  readonly #lines = new Map<string, Line>();
  #end: number | undefined;
  #done: (() => void) | undefined;

  /** `now` returns monotonic milliseconds; `failed` gets what a job throws. */
  constructor(activity: Activity, now = () => performance.now(), failed: (error: unknown) => void = throwLater) {
    this.#activity = activity;
    this.#now = now;
    this.#failed = failed;
  }

  /** Runs a job in its turn: jobs of one owner in the order they came, and owners by turns. */
  take(owner: string, job: () => void): void {
    const line = this.#lines.get(owner);
    if (line) line.jobs.push(job);
    else if (this.#hasTime()) job();
    else {
      this.#done ??= this.#activity.begin();
      this.#lines.set(owner, { jobs: [job], at: 0 });
    }
  }

  /** Forgets what waits: the world is gone. */
  stop(): void {
    this.#lines.clear();
  }

  #hasTime(): boolean {
    if (this.#end === undefined) {
      this.#end = this.#now() + SLICE;
      setImmediate(() => this.#nextSlice());
    }
    return this.#now() < this.#end;
  }

  #nextSlice(): void {
    this.#end = undefined;
    while (this.#lines.size > 0 && this.#hasTime())
      for (const [owner, line] of this.#lines) {
        const job = line.jobs[line.at];
        line.at += 1;
        if (line.at === line.jobs.length) this.#lines.delete(owner);
        try {
          job?.();
        } catch (error) {
          this.#failed(error);
        }
      }
    if (this.#lines.size > 0) return;
    this.#done?.();
    this.#done = undefined;
  }
}
