import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulesOfShard, select } from '../../../support/cli/run/selection.ts';
import { shardOf } from '../../../support/cli/terminal/options.ts';
import type { Rule } from '../../../support/ground/rules/rule.ts';
import { RuleBook } from '../../../support/ground/rules/rule-book.ts';

const ids = fc.uniqueArray(fc.stringMatching(/^[A-Z]{2,5}-\d{2}$/), { maxLength: 60 });

describe('shards', () => {
  it('lose nothing and share nothing, whatever their number and the order of the rules', () => {
    fc.assert(
      fc.property(ids, fc.integer({ min: 1, max: 90 }), (rules, total) => {
        const parts = Array.from({ length: total }, (_, at) => rulesOfShard(rules, { index: at + 1, total }));
        expect(parts.flat().sort()).toEqual([...rules].sort());
        const sizes = parts.map(({ length }) => length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        expect(rulesOfShard(rules.toReversed(), { index: 1, total })).toEqual(parts[0]);
      }),
    );
  });

  it.each(['0/3', '4/3', '1/0', '-1/3', '1', 'a/b', '1/3/2', '1.5/3', '', '10000/10000'])('refuse %s', (text) => {
    expect(() => shardOf(text)).toThrow(/out of range; write I\/N with I from 1 to N/);
  });

  it('are never left without a rule: a run of nothing would be green', () => {
    const book = new RuleBook([{ id: 'A-1', area: 'A' } as Rule]);
    const places = [{ uri: 'a.feature', line: 1, name: 'a', tags: ['@A-1'] }];
    expect(() => select({ rule: [], shard: shardOf('2/2'), unreachable: [] }, book, places)).toThrow(/take fewer/);
    expect(select({ rule: [], shard: shardOf('1/2'), unreachable: [] }, book, places).paths).toEqual(['a.feature']);
  });
});
