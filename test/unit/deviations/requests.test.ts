import { describe, expect, it } from 'vitest';
import { valueOperator, valueOperators } from '../../../reference-impl/deviations/grammar/value-operators.ts';
import { insteadOfRefusing, onPages, withRequest } from '../../../reference-impl/deviations/operators/requests.ts';
import { Problem } from '../../../reference-impl/kernel/problem.ts';

// biome-ignore lint/suspicious/noExplicitAny: these tests make as much of a call as an operator looks at
type Any = any;

const NUMBERS = [1, 2, 3, 4, 5];

const list = ({ query, caller }: Any): Any => {
  const { page = 1, size = 2 } = query;
  if (size > 4) throw new Problem(400, 'too large');
  return { status: 200, body: { of: caller, numbers: NUMBERS.slice((page - 1) * size, page * size) } };
};

const ask = (perform: Any, query: object, operation = 'numbers.list') =>
  perform(list, { operation, call: { query, caller: 'me' } }).body;

describe('an operator on what is asked', () => {
  const perform = withRequest('numbers.list', ({ query }) =>
    query.page === '3' ? undefined : { query: { ...query, page: '2' }, caller: 'you' },
  );

  it('runs the operation as if another request had come', () => {
    expect(ask(perform, {})).toEqual({ of: 'you', numbers: [3, 4] });
  });

  it('leaves other requests and other operations alone', () => {
    expect(ask(perform, { page: '3' })).toEqual({ of: 'me', numbers: [5] });
    expect(ask(perform, {}, 'words.list')).toEqual({ of: 'me', numbers: [1, 2] });
  });

  it('asks for something else when a request is refused, and only then', () => {
    const smaller = insteadOfRefusing('numbers.list', 400, ({ query }) => ({ query: { ...query, size: 4 as never } }));
    expect(ask(smaller, { size: 9 }).numbers).toEqual([1, 2, 3, 4]);
    expect(ask(smaller, { size: 1 }).numbers).toEqual([1]);
    expect(() => ask(smaller, { size: 9 }, 'words.list')).toThrow('too large');
    const never = insteadOfRefusing('numbers.list', 404, () => ({}));
    expect(() => ask(never, { size: 9 })).toThrow('too large');
  });
});

describe('an operator on pages', () => {
  const pages = (change: Parameters<typeof onPages>[2]) => onPages('numbers.list', 'numbers', change);

  it('changes the entries, or members beside them', () => {
    const backwards = pages((entries) => entries.toReversed());
    expect(ask(backwards, {}).numbers).toEqual([2, 1]);
    expect(
      ask(
        pages((entries) => ({ count: entries.length })),
        {},
      ),
    ).toEqual({ of: 'me', numbers: [1, 2], count: 2 });
  });

  it('has the entries of other pages at hand', () => {
    const overlapping = pages((entries, { query, asking }) => [
      ...asking({ page: query.page - 1 }).slice(-1),
      ...entries,
    ]);
    expect(ask(overlapping, { page: 2 }).numbers).toEqual([2, 3, 4]);
  });
});

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
