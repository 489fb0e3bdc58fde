import type { Attempt } from '../../kernel/attempt.ts';
import type { World } from '../../worlds/world.ts';

/** Returns the delivery attempts that ended since the last call; instants in milliseconds. */
export class AttemptFeed {
  readonly #world: World;
  #told: number;

  constructor(world: World) {
    this.#world = world;
    this.#told = world.outbox.attemptsMade - world.outbox.attempts.length;
  }

  /** Up to `most` attempts, oldest first, each with its number among all of the world. */
  take(most: number): Array<Attempt & { readonly number: number }> {
    const { attempts, attemptsMade } = this.#world.outbox;
    const first = attemptsMade - attempts.length;
    if (this.#told < first) this.#told = first;
    const from = this.#told - first;
    const taken = attempts.slice(from, from + most);
    const before = this.#told;
    this.#told += taken.length;
    return taken.map((attempt, i) => ({ ...attempt, number: before + i }));
  }
}
