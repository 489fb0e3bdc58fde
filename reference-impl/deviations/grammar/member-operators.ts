import { isRecord, LOST, type Operator, operator } from './operator.ts';

const onMembers = (
  name: string,
  says: string,
  change: (entries: ReadonlyArray<[string, unknown]>) => ReadonlyArray<[string, unknown]>,
): Operator => ({
  ...operator(name, says, (value) => (isRecord(value) ? Object.fromEntries(change(Object.entries(value))) : value)),
  isForMaps: true,
});

/** What happens to members of an object, and to values of any kind. */
export const memberOperators: readonly Operator[] = [
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
