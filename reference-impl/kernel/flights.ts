/** An attempt that waits for its receiver; instants on the world's clock, in milliseconds since the epoch. */
export interface Flight {
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
