import { describe, expect, it } from 'vitest';
import { chosenReadings } from '../../../support/ground/rules/readings.ts';
import type { Reading } from '../../../support/ground/rules/rule.ts';
import { RuleBook } from '../../../support/ground/rules/rule-book.ts';
import { judge } from '../../../support/ledger/judge.ts';
import { anExample, answeredWith, aRule, aRun, circumstances, failed, passed } from '../reporting/a-run.ts';

const STEP = 'the answer is the same as answer 1';
const readings: readonly Reading[] = [
  { name: 'first-answer', sentence: 'The first answer comes again.' },
  { name: 'refused-409', sentence: 'It is a conflict.', shows: { step: STEP, seen: [409, 422] } },
  { name: 'not-remembered', sentence: 'It is another request.', shows: { step: STEP, seen: [200] } },
];
const asked = { ...passed, text: STEP, part: 'then' } as const;
const answered = (status: number) => ({ ...answeredWith(status), text: STEP, part: 'then' }) as const;

function judged(step: Parameters<typeof anExample>[1], chosen?: string) {
  const by = chosen === undefined ? {} : { readings: new Map([['MSG-01', chosen]]) };
  const rules = [aRule('MSG-01', { standing: 'reading', readings })];
  return judge(rules, aRun([anExample('MSG-01', step)]), circumstances(['MSG-01'], by));
}

describe('a rule of several honest readings', () => {
  it('is undecided where the target fits another one than ours, and says both and what to add', () => {
    const { rules, exitCode } = judged([passed, answered(409)]);
    const message = rules[0]?.examples[0]?.message;
    expect(rules[0]).toMatchObject({ verdict: 'inconclusive', reason: 'other-reading' });
    expect(message).toContain('The first answer comes again. The target fits another reading: It is a conflict.');
    expect(message).toContain('readings: { MSG-01: refused-409 }');
    expect(exitCode).toBe(3);
  });

  it.each([
    ['fits none', [answered(404)], undefined, 'fail'],
    ['fits another at another step', [failed], undefined, 'fail'],
    ['fits ours', [asked], undefined, 'pass'],
    ['fits ours, which it chose', [asked], 'first-answer', 'pass'],
    ['fits another than ours, which it chose', [answered(409)], 'first-answer', 'fail'],
    ['fits the one it chose', [answered(422)], 'refused-409', 'pass'],
    ['fits another than it chose', [answered(200)], 'refused-409', 'fail'],
    ['fits none, and chose one', [answered(404)], 'refused-409', 'fail'],
    ['fits ours, and chose another', [asked], 'refused-409', 'fail'],
    ['chose another, of which the example shows nothing', [passed], 'refused-409', 'pass'],
  ] as const)('where the target %s', (_what, steps, chosen, verdict) => {
    expect(judged([...steps], chosen).rules[0]).toMatchObject({ verdict });
  });
});

describe('the readings that a target file chooses', () => {
  const book = new RuleBook([aRule('MSG-01', { readings }), aRule('MSG-02'), aRule('MSG-03', { aliasOf: 'MSG-01' })]);

  it('are known by the rule that an alias means', () => {
    expect([...chosenReadings(book, { 'MSG-03': 'refused-409' })]).toEqual([['MSG-01', 'refused-409']]);
  });

  it.each([
    [{ 'MSG-09': 'refused-409' }, /unknown rule MSG-09/],
    [{ 'MSG-02': 'refused-409' }, /MSG-02 has one reading, and nothing to choose/],
    [{ 'MSG-01': 'refused' }, /unknown reading of MSG-01: refused; there are first-answer, refused-409/],
    [{ 'MSG-01': 'refused-409', 'MSG-03': 'first-answer' }, /two are chosen for MSG-01/],
  ] as const)('are refused: %j', (chosen, says) => {
    expect(() => chosenReadings(book, chosen)).toThrow(says);
  });
});
