import type { Timeline } from './timeline.ts';

/** Places in a timeline, lowest first. */
export type Places = readonly number[];

/** How entries are indexed. */
export interface Facet<Entry> {
  /** The values that an entry is found under. */
  valuesOf(entry: Entry): readonly string[];
  /** Whether its values are final; always if absent. */
  isSettled?(entry: Entry): boolean;
}

const ALWAYS = (): boolean => true;

/**
 * Where in a timeline the entries with a value are. It costs nothing until it is used: then it reads what was added
 * since its last use. Entries whose value may still change are checked each time until it is final.
 */
export class PostingIndex<Entry> {
  readonly #timeline: Timeline<Entry>;
  readonly #facet: Facet<Entry>;
  /** A single place is kept as a number: most recipients are written to once. */
  #places = new Map<string, number | number[]>();
  #unsettled: number[] = [];
  #unsorted = new Set<string>();
  #readTo = 0;
  #shifts = 0;

  constructor(timeline: Timeline<Entry>, facet: Facet<Entry>) {
    this.#timeline = timeline;
    this.#facet = facet;
  }

  /** The places of the entries with one of `values`, a list for each value, and one for those not final. */
  find(values: readonly string[]): Places[] {
    this.#bringUpToDate();
    const wanted = new Set(values);
    const lists = [...wanted].map((value) => this.#listOf(value));
    const open = this.#unsettled.filter((place) =>
      this.#facet.valuesOf(this.#timeline.at(place)).some((value) => wanted.has(value)),
    );
    return [...lists, open].filter((list) => list.length > 0);
  }

  #listOf(value: string): Places {
    const found = this.#places.get(value);
    if (typeof found === 'number') return [found];
    if (found && this.#unsorted.delete(value)) found.sort((a, b) => a - b);
    return found ?? [];
  }

  #bringUpToDate(): void {
    if (this.#timeline.shifts !== this.#shifts) this.#forget();
    const open = this.#unsettled;
    this.#unsettled = [];
    for (const place of open) this.#take(place);
    for (; this.#readTo < this.#timeline.size; this.#readTo += 1) this.#take(this.#readTo);
  }

  #forget(): void {
    this.#shifts = this.#timeline.shifts;
    this.#places = new Map();
    this.#unsettled = [];
    this.#unsorted = new Set();
    this.#readTo = 0;
  }

  #take(place: number): void {
    const entry = this.#timeline.at(place);
    const { isSettled = ALWAYS } = this.#facet;
    if (!isSettled(entry)) this.#unsettled.push(place);
    else for (const value of this.#facet.valuesOf(entry)) this.#put(value, place);
  }

  #put(value: string, place: number): void {
    const known = this.#places.get(value);
    if (known === undefined) {
      this.#places.set(value, place);
      return;
    }
    const list = typeof known === 'number' ? [known] : known;
    if (list !== known) this.#places.set(value, list);
    if ((list.at(-1) as number) > place) this.#unsorted.add(value);
    list.push(place);
  }
}

/** The index of the first place in a list that is not below `least`. */
function startIn(list: Places, least: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The places in any of the lists, from `first` to before `end`, lowest first and each once. */
export function* placesWithin(lists: readonly Places[], first: number, end: number): Generator<number> {
  const next = lists.map((list) => startIn(list, first));
  for (let reached = -1; ; ) {
    let lowest = end;
    for (let i = 0; i < lists.length; i += 1) {
      const list = lists[i] as Places;
      while ((list[next[i] as number] as number) <= reached) next[i] = (next[i] as number) + 1;
      lowest = Math.min(lowest, list[next[i] as number] ?? end);
    }
    if (lowest >= end) return;
    yield lowest;
    reached = lowest;
  }
}
