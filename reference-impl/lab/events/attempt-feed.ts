import type { Attempt } from '../../kernel/attempt.ts';
import type { World } from '../../worlds/world.ts';

/** An attempt without what its own verb shows. */
type Row = Omit<Attempt, 'headers' | 'answer'> & { readonly number: number };

/** Returns the delivery attempts that ended since the last call; instants in milliseconds. */
export class AttemptFeed {
  readonly #world: World;
  #told: number;

  constructor(world: World) {
    this.#world = world;
    this.#told = world.outbox.log.first;
  }

  /** Up to `most` attempts, oldest first, each with its number among all of the world. */
  take(most: number): Array<Row> {
    const { attempts, first } = this.#world.outbox.log;
    if (this.#told < first) this.#told = first;
    const from = this.#told - first;
    const taken = attempts.slice(from, from + most);
    const before = this.#told;
    this.#told += taken.length;
    return taken.map(({ headers: _, answer: __, ...rest }, i) => ({ ...rest, number: before + i }));
  }
}
