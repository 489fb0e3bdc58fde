import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JudgedRule } from '../../../support/ledger/verdicts.ts';
import type { BookRule } from '../../../support/reports/rulebook/book.ts';
import { searchText, wordsIn } from '../../../support/reports/rulebook/pack.ts';
import { shareOf } from '../../../support/reports/rulebook/promises-markup.ts';
import { outcomeText } from '../../../support/reports/rulebook/words.ts';

const judged = (verdict: string, over: object = {}): JudgedRule =>
  ({ id: 'A', judged: true, inScope: true, verdict, level: 'MUST', area: 'MSG', examples: [], ...over }) as never;

const times = (count: number, verdict: string): JudgedRule[] => Array.from({ length: count }, () => judged(verdict));

describe('the outcomes of the rules of a line', () => {
  it.each([
    [[...times(9, 'pass'), ...times(1, 'fail')], '10 rules: 9 pass, 1 fails'],
    [times(1, 'pass'), '1 rule passes'],
    [times(2, 'fail'), '2 rules fail'],
    [times(1, 'error'), '1 rule in error'],
    [[...times(1, 'pass'), ...times(3, 'inconclusive')], '4 rules: 3 inconclusive, 1 passes'],
  ])('are told in words', (rules, text) => expect(outcomeText(rules)).toBe(text));
});

describe('shares', () => {
  it('count judged rules alone, and never promise more', () => {
    const rules = [...times(2, 'pass'), judged('fail'), judged('recorded', { judged: false })] as never as BookRule[];
    expect(shareOf(rules)).toMatchObject({ percent: 66, says: '2 of 3 pass, 1 fail' });
    expect(shareOf(rules.slice(3))).toBeUndefined();
  });
});

describe('what a rule is found by', () => {
  const rule = {
    id: 'MSG-DEDUP-02',
    says: 'Duplicate detection looks back over a period of 24 hours.',
    section: 'Optional account features',
    area: 'DEDUP',
    needs: ['clock'],
    tags: ['@needs-clock'],
    examples: [{ name: 'One minute before', uri: 'a.feature', ran: { steps: [{ text: 'the message is withheld' }] } }],
  } as never as BookRule;

  it.each(['optional', 'needs-clock', 'needsclock', 'minute', 'withheld', 'window', 'deduplication'])(
    'has %s',
    (word) => expect(searchText(rule).split(' ')).toContain(word),
  );

  it('leaves out what the line of the rule already says', () =>
    expect(searchText(rule).split(' ')).not.toContain('24'));

  it('has a word with hyphens in both spellings, and words without spaces or capitals', () => {
    expect(wordsIn('De-duplication, on')).toEqual(['de-duplication', 'deduplication', 'on']);
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const word of wordsIn(text)) expect(word).toMatch(/^[^\s\p{Lu}]+$/u);
      }),
    );
  });
});
