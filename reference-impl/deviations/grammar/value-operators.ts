import { DAY, HOUR, MINUTE, SECOND } from '../../kernel/time.ts';
import { numberOperators } from './number-operators.ts';
import { isRecord, LOST, type Operator, operator } from './operator.ts';
import { textOperators } from './text-operators.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;

/** A change of the moment that a text names; other texts and unchanged moments stay as they are written. */
const onInstant = (name: string, says: string, change: (instant: number) => number): Operator =>
  operator(name, says, (value) => {
    if (typeof value !== 'string' || !INSTANT.test(value)) return value;
    const instant = Date.parse(value);
    const changed = change(instant);
    return Number.isNaN(instant) || changed === instant ? value : new Date(changed).toISOString();
  });

const flooredTo = (unit: number) => (instant: number) => Math.floor(instant / unit) * unit;

const instantOperators: readonly Operator[] = [
  onInstant('floored-to-second', 'floored to the second', flooredTo(SECOND)),
  onInstant('floored-to-minute', 'floored to the minute', flooredTo(MINUTE)),
  onInstant('at-midnight', 'as the day alone', flooredTo(DAY)),
  onInstant('a-second-late', 'one second late', (instant) => instant + SECOND),
  onInstant('an-hour-early', 'one hour early', (instant) => instant - HOUR),
  onInstant('a-day-late', 'one day late', (instant) => instant + DAY),
];

const onList = (name: string, says: string, change: (list: readonly unknown[]) => readonly unknown[]): Operator =>
  operator(name, says, (value) => (Array.isArray(value) ? change(value) : value));

const listOperators: readonly Operator[] = [
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

const onMembers = (
  name: string,
  says: string,
  change: (entries: ReadonlyArray<[string, unknown]>) => ReadonlyArray<[string, unknown]>,
): Operator => ({
  ...operator(name, says, (value) => (isRecord(value) ? Object.fromEntries(change(Object.entries(value))) : value)),
  isForMaps: true,
});

const memberOperators: readonly Operator[] = [
  operator('lost', 'not at all', () => LOST),
  operator('null', 'as null', (value) => (value === undefined ? value : null)),
  operator('null-lost', 'not at all when it is null', (value) => (value === null ? LOST : value)),
  operator('negated', 'as the opposite', (value) => (typeof value === 'boolean' ? !value : value)),
  operator('as-text', 'as text', (value) =>
    typeof value === 'number' || typeof value === 'boolean' ? String(value) : value,
  ),
  onMembers('first-member-only', 'with its first member alone', (entries) => entries.slice(0, 1)),
  onMembers('last-member-lost', 'without its last member', (entries) => entries.slice(0, -1)),
  onMembers('five-members-at-most', 'with five members at most', (entries) => entries.slice(0, 5)),
  onMembers('names-in-small-letters', 'with the names of its members in small letters', (entries) =>
    entries.map(([name, value]) => [name.toLowerCase(), value]),
  ),
];

const memoryOperators: readonly Operator[] = [
  {
    name: 'as-the-first-time',
    says: 'as it was the first time',
    begin: () => {
      const first: unknown[] = [];
      return (value) => {
        if (first.length === 0) first.push(value);
        return first[0];
      };
    },
  },
  {
    name: 'one-behind',
    says: 'as it was the time before',
    begin: () => {
      const earlier: unknown[] = [];
      return (value) => {
        const [before = value] = earlier;
        earlier[0] = value;
        return before;
      };
    },
  },
  {
    name: 'null-for-absent',
    says: 'with null for every member that it had before and has no more',
    begin: () => {
      const known = new Set<string>();
      return (value) => {
        if (!isRecord(value)) return value;
        const absent = [...known].filter((name) => !Object.hasOwn(value, name));
        for (const name of Object.keys(value)) known.add(name);
        return absent.length === 0 ? value : { ...value, ...Object.fromEntries(absent.map((name) => [name, null])) };
      };
    },
  },
];

/** Every operator on a value, in the order of their names' appearance in reports. */
export const valueOperators: readonly Operator[] = [
  ...memberOperators,
  ...textOperators,
  ...instantOperators,
  ...numberOperators,
  ...listOperators,
  ...memoryOperators,
];

export const valueOperator: ReadonlyMap<string, Operator> = new Map(valueOperators.map((each) => [each.name, each]));
