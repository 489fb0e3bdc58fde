/** One filter of a list: it keeps every entry when the query does not use it. */
export interface Filter<Entry, Query> {
  readonly name: string;
  readonly keeps: (entry: Entry, query: Query) => boolean;
}

/** An entry with a number that counts up as entries are made. */
export interface Numbered {
  readonly sequence: number;
}

export interface Part<Entry> {
  readonly entries: readonly Entry[];
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

export function* kept<Entry, Query>(
  entries: Iterable<Entry>,
  filters: readonly Filter<Entry, Query>[],
  query: Query,
): Generator<Entry> {
  for (const entry of entries) if (filters.every(({ keeps }) => keeps(entry, query))) yield entry;
}

/** So many entries of a list from an index on, which may be below 0: then they end sooner. */
const partFrom = <Entry>(all: readonly Entry[], first: number, size: number): Part<Entry> => ({
  entries: all.slice(Math.max(0, first), first + size),
  hasPrevious: first > 0,
  hasNext: first + size < all.length,
});

/** Page number `page`, counted from 0, of `size` entries; at most one entry after it is read. */
export function pageNumbered<Entry>(all: Iterable<Entry>, page: number, size: number): Part<Entry> {
  const first = page * size;
  const read: Entry[] = [];
  for (const entry of all) if (read.push(entry) > first + size) break;
  return partFrom(read, first, size);
}

/** So many entries from, or before, the first for which `isBeyond` is true; it is for every later one too. */
export function partBeside<Entry>(
  all: readonly Entry[],
  size: number,
  isBeyond: (entry: Entry) => boolean,
  isBefore = false,
): Part<Entry> {
  const found = all.findIndex(isBeyond);
  const place = found < 0 ? all.length : found;
  return partFrom(all, isBefore ? place - size : place, size);
}
