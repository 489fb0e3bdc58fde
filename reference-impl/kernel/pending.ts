import type { Letter } from './post.ts';

/** An attempt that waits for its receiver; instants on the world's clock, in milliseconds since the epoch. */
interface Flight {
  readonly due: number;
  readonly attempt: AbortController;
  /** Call it once the outcome of the attempt is known. */
  readonly land: () => void;
}

interface Airborne extends Flight {
  readonly limit: number;
  readonly landed: Promise<void>;
}

export class Flights {
  #open: Set<Airborne> | undefined;

  /** Registers an attempt that begins at `since` and may wait for `limit` milliseconds. */
  begin(since: number, limit: number): Flight {
    let resolve = (): void => undefined;
    const landed = new Promise<void>((whenOver) => {
      resolve = whenOver;
    });
    const land = (): void => {
      this.#open?.delete(flight);
      resolve();
    };
    const flight: Airborne = { due: since + limit, limit, landed, attempt: new AbortController(), land };
    this.#open ??= new Set();
    this.#open.add(flight);
    return flight;
  }

  /** When the next attempt reaches its limit; undefined if none is in progress. */
  get nextDue(): number | undefined {
    return this.#first()?.due;
  }

  /** Gives up the attempt whose time is up first; returns when it is over. */
  async giveUpFirst(): Promise<void> {
    const first = this.#first();
    if (!first) return;
    this.#open?.delete(first);
    first.attempt.abort(new Error(`no answer within ${first.limit} ms`));
    await first.landed;
  }

  #first(): Airborne | undefined {
    let first: Airborne | undefined;
    for (const each of this.#open ?? []) if (!first || each.due < first.due) first = each;
    return first;
  }
}

const sizeOf = ({ url, body }: Letter): number => url.length + body.length;

/** What a letter on its way takes besides its text, in bytes: an attempt, a timer, its place in line. */
const PLAIN = 4000;

/** Counts the characters of letters that were sent and neither taken nor given up, by owner. */
export class HeldLetters {
  readonly #sizes = new Map<string, number>();
  count = 0;

  /** How much memory they take at most, in bytes; a character takes up to two. */
  get bytes(): number {
    return [...this.#sizes.values()].reduce((sum, size) => sum + 2 * size, PLAIN * this.count);
  }

  sizeOf(owner: string): number {
    return this.#sizes.get(owner) ?? 0;
  }

  add(letter: Letter): void {
    const { owner = '' } = letter;
    this.#sizes.set(owner, this.sizeOf(owner) + sizeOf(letter));
    this.count += 1;
  }

  remove(letter: Letter): void {
    const { owner = '' } = letter;
    this.count -= 1;
    const left = this.sizeOf(owner) - sizeOf(letter);
    if (left > 0) this.#sizes.set(owner, left);
    else this.#sizes.delete(owner);
  }

  replace(letter: Letter, by: Letter): void {
    this.remove(letter);
    this.add(by);
  }
}
