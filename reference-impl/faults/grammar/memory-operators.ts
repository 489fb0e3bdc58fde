import type { Operator } from './operator.ts';

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
];
