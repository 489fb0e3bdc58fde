import { type Facet, type Places, PostingIndex, placesWithin } from '../kernel/posting-index.ts';
import type { Timeline } from '../kernel/timeline.ts';

/** A property that entries have to have one of these values of. */
export interface Lookup {
  readonly facet: string;
  readonly values: readonly string[];
}

/** The indexes of one timeline, by facet; each is made when it is first asked for. */
export type Indexes<Entry> = Map<string, PostingIndex<Entry>>;

/** A timeline with its indexes, and how a facet of its entries is read. */
export interface Indexed<Entry> {
  readonly timeline: Timeline<Entry>;
  readonly indexes: Indexes<Entry>;
  readonly facetOf: (name: string) => Facet<Entry> | undefined;
}

/** The index for a facet, made on first use; undefined if there is none. */
export function indexFor<Entry>({ timeline, indexes, facetOf }: Indexed<Entry>, name: string) {
  const known = indexes.get(name);
  if (known) return known;
  const facet = facetOf(name);
  if (!facet) return undefined;
  const made = new PostingIndex(timeline, facet);
  indexes.set(name, made);
  return made;
}

/** Scanning so few entries is faster than any index. */
const FEW = 256;

const countIn = (lists: readonly Places[]): number => lists.reduce((sum, { length }) => sum + length, 0);

/** The shortest list that the lookups find, if it is shorter than the period itself. */
function shortest<Entry>(indexed: Indexed<Entry>, lookups: readonly Lookup[], longest: number) {
  let best: Places[] | undefined;
  let count = longest;
  for (const { facet, values } of lookups) {
    const found = indexFor(indexed, facet)?.find(values);
    if (!found || countIn(found) >= count) continue;
    best = found;
    count = countIn(found);
    if (count === 0) break;
  }
  return best;
}

/**
 * The entries from one instant to another, oldest first, that may match the lookups: no matching entry
 * is missing, and as few others as the best index allows are included.
 */
export function* candidates<Entry>(
  indexed: Indexed<Entry>,
  from: number,
  to: number,
  lookups: readonly Lookup[],
): Generator<Entry> {
  const [first, end] = indexed.timeline.places(from, to);
  const lists = end - first > FEW ? shortest(indexed, lookups, end - first) : undefined;
  if (!lists) yield* indexed.timeline.between(from, to);
  else for (const place of placesWithin(lists, first, end)) yield indexed.timeline.at(place);
}
