import { describe, expect, it } from 'vitest';
import { causeOf, differInStepAlone, isOf } from '../../../support/ledger/fingerprint.ts';
import { failureTexts } from '../../../support/reports/report-set.ts';
import { anExample, aRun, failed, passed, threw } from '../reporting/a-run.ts';
import { judgeAll } from './judge-one.ts';

const otherwise = threw('AssertionError', 'HTTP status 500 {}: expected 500 to equal 400');
const ids = ['MSG-01', 'MSG-02', 'MSG-03', 'MSG-04'];

describe('the id of a fingerprint', () => {
  it.each([
    ['status 400→404', 'status-404-for-400'],
    ['status 2xx→500', 'status-500-for-2xx'],
    ['report code 305→none', 'report-code-none-for-305'],
  ])('of %s is %s', (fingerprint, id) => {
    expect(causeOf(fingerprint)).toBe(id);
  });

  it('has the words of the step, and tells the same difference at another step', () => {
    const [one, other, third] = [
      causeOf('"a" is reported twice: to equal 2 ← 1'),
      causeOf('"b" is reported two times: to equal 2 ← 1'),
      causeOf('"a" is reported twice: to equal 2 ← 3'),
    ];
    expect(one).toMatch(/^a-is-reported-twice-[\da-f]{8}$/);
    expect([differInStepAlone(one, other), differInStepAlone(one, third)]).toEqual([true, false]);
  });

  it('is that of an entry of an earlier version, with values that change from run to run', () => {
    const known = { rule: 'A', reason: 'r', owner: 'o', issue: 'i', expires: '2027-01-01' };
    const fingerprint = "x: to equal 'account-DzruSErL0F' ← 'none'";
    expect(isOf({ ...known, fingerprint }, causeOf("x: to equal '#' ← 'none'"))).toBe(true);
  });
});

describe('the causes of a run', () => {
  const run = aRun([
    anExample('MSG-01', [failed]),
    anExample('MSG-02', [failed]),
    anExample('MSG-02', [otherwise], { name: 'another' }),
    anExample('MSG-03', [otherwise]),
    anExample('MSG-04', [passed]),
  ]);
  const verdicts = judgeAll(ids, run);

  it('have each rule that they make red, and each rule the one that makes the most red', () => {
    expect(verdicts.causes).toMatchObject([
      { id: 'status-404-for-400', rules: ['MSG-01', 'MSG-02'], premiseOf: [] },
      { id: 'status-500-for-400', rules: ['MSG-02', 'MSG-03'] },
    ]);
    expect(verdicts.causes?.[0]?.words).toBe('expected HTTP status 400, got 404 in 2 rules');
    const causes = verdicts.rules.map(({ cause }) => cause);
    expect(causes).toEqual(['status-404-for-400', 'status-404-for-400', 'status-500-for-400', undefined]);
  });

  it('say which statuses a step takes', () => {
    const print = { expected: 'to be one of [ 400, 404 ]', actual: '200' };
    const given = { subject: '', path: '', isStatus: true, expected: [400, 404], actual: 200, print };
    const red = anExample('MSG-01', [{ ...failed, difference: { ...given, relation: 'is one of' } }]);
    const { causes } = judgeAll(['MSG-01'], aRun([red]));
    expect(causes?.[0]?.words).toBe('expected HTTP status 400 or 404, got 200 in 1 rule');
    expect(causes?.[0]?.id).toMatch(/^status-to-be-one-of-400-404-/);
  });

  it('have one text each, with the other rules and what else is different in the first', () => {
    const facts = {
      out: 'r',
      alone: (id: string) => `run ${id}`,
      suspicion: { kind: 'external', faults: [] },
    } as const;
    const texts = failureTexts(verdicts, run, facts);
    expect(texts).toHaveLength(2);
    expect(texts[0]).toMatch(
      /^FAIL MSG-01 .*\n {2}cause {5}status-404-for-400 · .*\n {2}also {6}MSG-02 MSG-02 says so/,
    );
    expect(texts[1]).not.toContain('also');
  });
});
