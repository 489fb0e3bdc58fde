import type { Clock } from '../kernel/clock.ts';
import { ExpiringIndex } from '../kernel/expiring-index.ts';
import { DAY } from '../kernel/time.ts';
import type { Outcome, Subscriber } from './outcome.ts';

/** How long an outcome is cached; the document leaves it open. */
const STORED_FOR = DAY;

const LIMIT = 100;

/** The home register of one world, what lookups found there, and how many are in progress. */
export class LookupState {
  /** Results set in the register, by number without a plus sign. */
  readonly entries = new Map<string, Subscriber>();
  /** The maximum of lookups that may wait for the network at once. */
  limit = LIMIT;
  ongoing = 0;
  readonly stored = new ExpiringIndex<Outcome | undefined>(STORED_FOR);
  readonly waiting = new Set<() => void>();

  /** Counts one more lookup as in progress; call the returned function when it ends. */
  begin(): () => void {
    this.ongoing += 1;
    let ended = false;
    return () => {
      if (!ended) this.ongoing -= 1;
      ended = true;
    };
  }

  recall(key: string, now: number): Outcome | undefined {
    return this.stored.get(key, now);
  }

  /** Caches an outcome; undefined clears the previous one. */
  store(key: string, outcome: Outcome | undefined, now: number): void {
    this.stored.put(key, outcome, now);
  }

  /** Resolves `delay` milliseconds later by the world's clock, or when the world goes. */
  wait(clock: Clock, delay: number): Promise<void> {
    return new Promise((resolve) => {
      const resume = (): void => {
        this.waiting.delete(resume);
        resolve();
      };
      this.waiting.add(resume);
      clock.schedule(clock.now() + delay, 'home-register', resume);
    });
  }

  /** Releases every waiting lookup: the world is gone. */
  releaseAll(): void {
    for (const resume of [...this.waiting]) resume();
  }
}
