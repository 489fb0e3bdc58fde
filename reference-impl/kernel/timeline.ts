/** Where entries are that a timeline knows by their place alone. */
export interface Shelf<Entry> {
  placeOf(entry: Entry): number;
  at(place: number): Entry;
}

/** Entries in the order of their instants, so that a period is found without scanning the rest. */
export class Timeline<Entry> {
  readonly #instantOf: (entry: Entry) => number;
  readonly #shelf: Shelf<Entry> | undefined;
  /** Places if there is a shelf. */
  readonly #entries: Array<Entry | number> = [];
  #latest = Number.NEGATIVE_INFINITY;
  #shifts = 0;

  /** @param shelf where the entries are if they are kept elsewhere */
  constructor(instantOf: (entry: Entry) => number, shelf?: Shelf<Entry>) {
    this.#instantOf = instantOf;
    this.#shelf = shelf;
  }

  get size(): number {
    return this.#entries.length;
  }

  /** How often an entry was inserted before others, which moved those. */
  get shifts(): number {
    return this.#shifts;
  }

  /** The entry at an index. */
  at(place: number): Entry {
    const kept = this.#entries[place];
    return this.#shelf ? this.#shelf.at(kept as number) : (kept as Entry);
  }

  /** Inserts an entry, usually at the end. */
  add(entry: Entry): void {
    const instant = this.#instantOf(entry);
    const kept = this.#shelf ? this.#shelf.placeOf(entry) : entry;
    if (instant < this.#latest) {
      this.#entries.splice(this.#placeAfter(instant), 0, kept);
      this.#shifts += 1;
      return;
    }
    this.#latest = instant;
    this.#entries.push(kept);
  }

  /** The first place from one instant on, and the place after the last one up to another. */
  places(from: number, to: number): readonly [first: number, end: number] {
    return [this.#placeAfter(from - 1), this.#placeAfter(to)];
  }

  /** The entries from one instant to another, both included, oldest first and lazily. */
  *between(from: number, to: number): Generator<Entry> {
    for (let place = this.#placeAfter(from - 1); place < this.#entries.length; place += 1) {
      const entry = this.at(place);
      if (this.#instantOf(entry) > to) return;
      yield entry;
    }
  }

  /** The index of the first entry later than `instant`; instants are whole milliseconds. */
  #placeAfter(instant: number): number {
    let [low, high] = [0, this.#entries.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#instantOf(this.at(middle)) <= instant) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
