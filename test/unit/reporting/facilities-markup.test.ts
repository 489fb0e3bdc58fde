import { describe, expect, it } from 'vitest';
import { readRuleBook } from '../../../support/ground/rules/rule-book.ts';
import { openedBy } from '../../../support/reports/rulebook/facilities-markup.ts';
import { FACILITY_WORDS } from '../../../support/reports/rulebook/facility-words.data.ts';

const rule = (needs: readonly string[], judged = true) => ({ judged, needs });

it('every facility that a rule needs is told in words', () => {
  const { rules } = readRuleBook();
  const needed = new Set(rules.flatMap(({ needs }) => needs));
  expect([...needed].filter((name) => !(name in FACILITY_WORDS))).toEqual([]);
});

describe('the facilities of the rule book', () => {
  it('are counted by the rules that they open alone and with others', () => {
    const rules = [rule(['clock']), rule(['handset']), rule(['handset']), rule(['clock', 'handset']), rule([])];
    expect(openedBy(rules)).toEqual([
      { facility: 'handset', alone: 2, together: 1 },
      { facility: 'clock', alone: 1, together: 1 },
    ]);
  });

  it('open no rules that are never judged', () => {
    expect(openedBy([rule(['clock'], false)])).toEqual([]);
  });
});
