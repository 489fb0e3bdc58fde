import { isRecord, type Operator } from './operator.ts';

/** What happens to values that are kept too long, or not long enough. */
export const memoryOperators: readonly Operator[] = [
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
