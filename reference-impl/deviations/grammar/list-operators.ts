import { type Operator, operator } from './operator.ts';

const onList = (name: string, says: string, change: (list: readonly unknown[]) => readonly unknown[]): Operator =>
  operator(name, says, (value) => (Array.isArray(value) ? change(value) : value));

/** What happens to lists in loops that end early, begin late, or do one item again. */
export const listOperators: readonly Operator[] = [
  onList('first-only', 'with its first entry alone', (list) => list.slice(0, 1)),
  onList('last-only', 'with its last entry alone', (list) => list.slice(-1)),
  onList('all-but-first', 'without its first entry', (list) => list.slice(1)),
  onList('all-but-last', 'without its last entry', (list) => list.slice(0, -1)),
  onList('five-at-most', 'with five entries at most', (list) => list.slice(0, 5)),
  onList('ten-at-most', 'with ten entries at most', (list) => list.slice(0, 10)),
  onList('without-entries', 'without any entry', () => []),
  onList('reversed', 'in reverse', (list) => list.toReversed()),
  onList('first-again', 'with its first entry twice', (list) => (list.length > 0 ? [list[0], ...list] : list)),
  onList('like-the-first', 'with its first entry in the place of every other', (list) => list.map(() => list[0])),
];
