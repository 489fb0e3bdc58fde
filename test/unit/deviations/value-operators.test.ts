import { describe, expect, it } from 'vitest';
import { LOST } from '../../../reference-impl/deviations/grammar/operator.ts';
import { LENGTHS } from '../../../reference-impl/deviations/grammar/text-operators.ts';
import { valueOperator, valueOperators } from '../../../reference-impl/deviations/grammar/value-operators.ts';

const change = (name: string, ...values: unknown[]) => {
  const operator = valueOperator.get(name)?.begin();
  return values.map((value) => operator?.(value));
};

describe('operators on texts', () => {
  it.each(LENGTHS)('cut at %d leaves a text of that length alone and cuts one that is longer', (length) => {
    const [same, cut] = change(`cut-at-${length}`, 'x'.repeat(length), 'x'.repeat(length + 1));
    expect(same).toHaveLength(length);
    expect(cut).toHaveLength(length);
  });

  it.each([
    ['shortened', 'ab👋', 'ab'],
    ['shortened', '', ''],
    ['trimmed', ' a b ', 'a b'],
    ['in-small-letters', 'ÅB', 'åb'],
    ['in-capitals', 'åb', 'ÅB'],
    ['nfc', 'e\u0301', 'é'],
    ['nfkc', 'ﬁ²', 'fi2'],
    ['as-latin-1', 'é', 'Ã©'],
    ['ascii-only', 'aé👋', 'a??'],
    ['basic-plane-only', 'é👋', 'é?'],
    ['html-escaped', '<a href="x">&', '&lt;a href=&quot;x&quot;&gt;&amp;'],
    ['plus-for-space', 'a b', 'a+b'],
    ['space-for-plus', '+46 1', ' 46 1'],
    ['percent-decoded', 'a%20b%zz', 'a b%zz'],
    ['on-one-line', 'a\r\nb\nc', 'a b c'],
    ['spaces-merged', 'a  b c', 'a b c'],
    ['emptied', 'a', ''],
    ['only-at-home', '+46700000001', '+46700000001'],
    ['only-at-home', '+4712345678', '+471234567'],
    ['only-at-home', '+123', '+123'],
    ['next-code', '099', '100'],
    ['next-code', '12345', '12345'],
  ])('%s: %j becomes %j', (name, text, becomes) => {
    expect(change(name, text)).toEqual([becomes]);
  });
});

describe('operators on numbers', () => {
  it.each([
    ['one-more', 999, 1000],
    ['one-more', 1000, 1000],
    ['one-less', 0, -1],
    ['zero', 3, 0],
    ['halved', 3, 1],
    ['doubled', 3, 6],
    ['a-second-more', 999, 999],
    ['a-second-more', 1000, 2000],
    ['a-second-less', 60_000, 59_000],
    ['without-milliseconds', 61_001, 61_000],
    ['without-seconds', 61_001, 60_000],
    ['a-day-off', 86_400_000, 172_800_000],
    ['at-most-30-days', 30 * 86_400_000, 30 * 86_400_000],
    ['at-most-30-days', 45 * 86_400_000, 30 * 86_400_000],
    ['at-most-30-days', 1_700_000_000_000, 1_700_000_000_000],
  ])('%s: %d becomes %d', (name, number, becomes) => {
    expect(change(name, number)).toEqual([becomes]);
  });
});

describe('operators on lists', () => {
  const seven = [1, 2, 3, 4, 5, 6, 7];

  it.each([
    ['first-only', [1, 2], [1]],
    ['last-only', [1, 2], [2]],
    ['all-but-first', [1], []],
    ['all-but-last', [1, 2], [1]],
    ['five-at-most', seven, [1, 2, 3, 4, 5]],
    ['ten-at-most', seven, seven],
    ['without-entries', [1], []],
    ['reversed', [1, 2, 3], [3, 2, 1]],
    ['first-again', [1, 2], [1, 1, 2]],
    ['first-again', [], []],
    ['like-the-first', [1, 2], [1, 1]],
  ])('%s: %j becomes %j', (name, list, becomes) => {
    expect(change(name, list)).toEqual([becomes]);
  });
});

describe('operators on members and on any value', () => {
  it.each([
    ['lost', 'a', LOST],
    ['null', 'a', null],
    ['null', undefined, undefined],
    ['null-lost', null, LOST],
    ['null-lost', 'a', 'a'],
    ['negated', false, true],
    ['negated', 0, 0],
    ['as-text', 1, '1'],
    ['as-text', true, 'true'],
    ['first-member-only', { a: 1, b: 2 }, { a: 1 }],
    ['last-member-lost', { a: 1, b: 2 }, { a: 1 }],
    ['five-members-at-most', { a: 1 }, { a: 1 }],
    ['names-in-small-letters', { aB: 1 }, { ab: 1 }],
  ])('%s: %j', (name, value, becomes) => {
    expect(change(name, value)).toEqual([becomes]);
  });
});

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
