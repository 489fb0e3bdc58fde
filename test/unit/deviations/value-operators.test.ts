import { describe, expect, it } from 'vitest';
import { valueOperator, valueOperators } from '../../../reference-impl/deviations/grammar/value-operators.ts';

const change = (name: string, ...values: unknown[]) => {
  const operator = valueOperator.get(name)?.begin();
  return values.map((value) => operator?.(value));
};

describe('operators with a memory', () => {
  it('as-the-first-time repeats the first value, whatever that was', () => {
    expect(change('as-the-first-time', undefined, 'b', 'c')).toEqual([undefined, undefined, undefined]);
    expect(change('as-the-first-time', 'a', 'b')).toEqual(['a', 'a']);
  });

  it('one-behind has the value before', () => {
    expect(change('one-behind', 'a', 'b', 'c')).toEqual(['a', 'a', 'b']);
  });

  it('null-for-absent fills in the members of the values before', () => {
    expect(change('null-for-absent', { a: 1 }, 'text', { b: 2 }, { a: 3, b: 4 })).toEqual([
      { a: 1 },
      'text',
      { b: 2, a: null },
      { a: 3, b: 4 },
    ]);
  });
});

describe('every operator', () => {
  it.each(valueOperators.map((each) => [each.name, each] as const))(
    '%s leaves what it does not concern alone',
    (name, { says, begin }) => {
      expect(name).toMatch(/^[a-z0-9-]+$/);
      expect(says).toMatch(/^[a-z].*[^.]$/);
      const date = new Date(0);
      if (!['lost', 'null'].includes(name)) expect(begin()(date)).toBe(date);
    },
  );

  it('has a name of its own', () => {
    expect(valueOperator.size).toBe(valueOperators.length);
  });
});
