import { Problem } from '../kernel/problem.ts';
import type { Filter } from './filters.ts';
import type { ListQuery } from './list-query.ts';
import { type Direction, readToken, writeToken } from './page-token.ts';
import type { Kept, Register } from './register.ts';
import type { SequenceSet } from './sequence-set.ts';

/** A page of a list; it has a token for each direction with more entries. */
export interface Page<Entry> {
  readonly content: readonly Entry[];
  readonly nextPageToken?: string;
  readonly prevPageToken?: string;
  readonly totalElements: number;
}

/** The list that a page is taken from. `of` names its kind in tokens. */
export interface Listed<Entry extends Kept> {
  readonly of: string;
  readonly register: Register<Entry>;
  readonly filters: readonly Filter<Entry>[];
}

/** Sets to scan, and the filters that their entries still have to pass. */
interface Selection<Entry> {
  readonly sets: readonly SequenceSet[];
  readonly areDisjoint: boolean;
  readonly keeps: ((entry: Entry) => boolean) | undefined;
}

const sizeOf = (sets: readonly SequenceSet[]): number => sets.reduce((sum, { size }) => sum + size, 0);

/** The filter with the smallest sets leads; the others judge its entries. */
function select<Entry extends Kept>({ register, filters }: Listed<Entry>, query: ListQuery): Selection<Entry> {
  const asked = filters
    .filter(({ isAsked }) => isAsked(query))
    .map((filter) => ({ filter, sets: filter.sets(register, query) }))
    .sort((a, b) => sizeOf(a.sets) - sizeOf(b.sets));
  const [leader, ...rest] = asked;
  if (!leader) return { sets: [register.all], areDisjoint: true, keeps: undefined };
  const others = rest.filter(({ filter }) => !leader.filter.covers?.includes(filter.name));
  return {
    sets: leader.sets,
    areDisjoint: leader.sets.length < 2 || leader.filter.areDisjoint?.(query) === true,
    keeps: others.length > 0 ? (entry) => others.every(({ filter }) => filter.keeps(entry, query)) : undefined,
  };
}

/** Several ordered streams as one without repetitions; `comesFirst` says which of two numbers leads. */
function* merged(
  streams: readonly Iterator<number>[],
  comesFirst: (a: number, b: number) => boolean,
): Generator<number> {
  const heads = streams.map((stream) => ({ stream, head: stream.next() }));
  for (;;) {
    let first: number | undefined;
    for (const { head } of heads)
      if (!head.done && (first === undefined || comesFirst(head.value, first))) first = head.value;
    if (first === undefined) return;
    yield first;
    for (const each of heads) if (each.head.value === first) each.head = each.stream.next();
  }
}

function* walk<Entry extends Kept>(
  { sets, keeps }: Selection<Entry>,
  register: Register<Entry>,
  from: number,
  direction: Direction,
): Generator<Entry> {
  const isNext = direction === 'next';
  const streams = sets.map((set) => (isNext ? set.after(from) : set.before(from)));
  for (const sequence of merged(streams, (a, b) => (isNext ? a < b : a > b))) {
    const entry = register.at(sequence);
    if (!keeps || keeps(entry)) yield entry;
  }
}

function count<Entry extends Kept>(selection: Selection<Entry>, register: Register<Entry>): number {
  if (selection.areDisjoint && !selection.keeps) return sizeOf(selection.sets);
  let total = 0;
  for (const _entry of walk(selection, register, 0, 'next')) total += 1;
  return total;
}

/** Where the page begins: after the last entry of the previous page, or before the first of the next. */
function startOf({ nextPageToken, prevPageToken }: ListQuery, of: string) {
  const direction: Direction = prevPageToken === undefined ? 'next' : 'prev';
  const token = prevPageToken ?? nextPageToken;
  if (token === undefined) return { direction, sequence: 0 };
  const start = readToken(token, of, direction);
  if (start) return start;
  const pointer = `/${direction}PageToken`;
  throw new Problem(400, 'The page token does not belong to this list.', [
    { pointer, kind: 'invalid_format', message: 'was not issued for this list' },
  ]);
}

function firstOf<Entry>(entries: Iterable<Entry>, most: number): Entry[] {
  const taken: Entry[] = [];
  if (most > 0)
    for (const entry of entries) {
      taken.push(entry);
      if (taken.length === most) break;
    }
  return taken;
}

/**
 * The requested page; only its own entries are scanned, and the narrowest filter's to count them.
 * Rules: PUB-CONTACT-DELETE-02, PUB-CONTACT-PAGE-01, PUB-CONTACT-PAGE-02, PUB-CONTACT-PAGE-04,
 * PUB-CONTACT-PAGE-05, PUB-FIELD-PAGE-01, PUB-FIELD-PAGE-02, PUB-FIELD-PAGE-04, PUB-FIELD-PAGE-05,
 * PUB-LIST-PAGE-01, PUB-LIST-PAGE-02, PUB-LIST-PAGE-04, PUB-LIST-PAGE-05.
 */
export function pageOf<Entry extends Kept>(listed: Listed<Entry>, query: ListQuery, usualSize: number): Page<Entry> {
  const { of, register } = listed;
  const { direction, sequence: start } = startOf(query, of);
  const selection = select(listed, query);
  const found = firstOf(walk(selection, register, start, direction), query.pageSize ?? usualSize);
  const content = direction === 'next' ? found : found.reverse();
  const last = content.at(-1)?.sequence ?? (direction === 'next' ? start : start - 1);
  const first = content[0]?.sequence ?? last + 1;
  const token = (name: Direction, sequence: number) =>
    firstOf(walk(selection, register, sequence, name), 1).length > 0
      ? { [`${name}PageToken`]: writeToken({ of, direction: name, sequence }) }
      : {};
  return {
    content,
    ...token('next', last),
    ...token('prev', first),
    totalElements: count(selection, register),
  };
}
