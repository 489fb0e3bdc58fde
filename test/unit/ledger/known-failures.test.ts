import { describe, expect, it } from 'vitest';
import type { KnownFailure } from '../../../support/ground/claim.ts';
import type { RecordedStep } from '../../../support/ground/evidence/recorded-run.ts';
import { knownFailureLines } from '../../../support/ledger/known-failure-lines.ts';
import { junitXml } from '../../../support/reports/junit.ts';
import { verdictsMarkdown } from '../../../support/reports/verdicts-markdown.ts';
import { aKnown, anExample, aRun, failed, inconclusive, passed, threw } from '../reporting/a-run.ts';
import { judgeAll, judgeOne } from './judge-one.ts';

describe('known failures', () => {
  const known = aKnown('MSG-01');
  const withKnown = (examples: (readonly RecordedStep[])[], over = {}) =>
    judgeOne(examples, { knownFailures: [{ ...known, ...over }] });

  const of = (knownFailures: KnownFailure[], second = failed) => {
    const run = aRun([anExample('MSG-01', [failed]), anExample('MSG-02', [second])]);
    return judgeAll(['MSG-01', 'MSG-02'], run, { knownFailures });
  };

  it('accepts the same deviation up to the day of expiry', () => {
    expect(withKnown([[failed], [passed]])).toMatchObject({
      overall: 'conformant-with-known-failures',
      exitCode: 0,
      rules: [{ known: 'accepted', verdict: 'fail' }],
    });
  });

  it('accepts an entry of an earlier version, which wrote an id that changes from run to run', () => {
    const reported = (id: string) =>
      threw('AssertionError', `accounts: expected [ [ 'none' ] ] to deeply equal [ [ '${id}' ] ]`, 'it is reported');
    const fingerprint = "it is reported: to deeply equal [ [ 'account-DzruSErL0F' ] ] ← [ [ 'none' ] ]";
    const { rules, overall } = withKnown([[reported('account-gipTsWuu2_')]], { fingerprint });
    expect(overall).toBe('conformant-with-known-failures');
    expect(rules).toMatchObject([{ known: 'accepted', knownFailures: [{ fingerprint }] }]);
    expect(withKnown([[reported('account-1')]], { fingerprint }).rules).toMatchObject([{ known: 'changed' }]);
  });

  it('leaves one alone that did not run', () => {
    const by = { knownFailures: [known], selection: '--rule MSG-02' };
    expect(judgeAll(['MSG-01', 'MSG-02'], aRun([anExample('MSG-02')]), by).exitCode).toBe(0);
  });

  const otherwise = threw('AssertionError', 'HTTP status 500 {}: expected 500 to equal 400');

  it.each<[string, RegExp, RecordedStep[][], string?]>([
    ['stale', /^known failure MSG-01 "status 400→404" \(P-1, owner platform\) passes now: take it out/, [[passed]]],
    ['changed', /fails in another way, status-500-for-400: repair it, or take .* up/, [[otherwise]]],
    ['expired', /has expired on 2026-05-05: repair it, or give it a new date/, [[failed]], '2026-05-06'],
    ['changed', /fails in more ways than known, status-500-for-400: repair/m, [[failed], [otherwise]]],
  ])('tells of one that is %s what to do: %s', (state, sentence, examples, today) => {
    const verdicts = judgeOne(examples, { knownFailures: [known], ...(today ? { today } : {}) });
    expect([verdicts.rules[0]?.known, verdicts.exitCode]).toEqual([state, 4]);
    expect(knownFailureLines(verdicts).join('\n')).toMatch(sentence);
    expect(verdictsMarkdown(verdicts)).toContain('## Known failures');
    expect(verdicts.overall).toBe('known-failures-out-of-date');
    expect(junitXml(verdicts)).toContain('<failure ');
  });

  it('finds one of two out of date, although the other still fails as known', () => {
    const second = { ...known, fingerprint: 'status 400→500' };
    const verdicts = judgeOne([[failed], [passed]], { knownFailures: [known, second] });
    expect(verdicts).toMatchObject({
      exitCode: 4,
      overall: 'known-failures-out-of-date',
      rules: [{ known: 'stale' }],
    });
    expect(verdicts.rules[0]?.knownFailures).toMatchObject([{ state: 'accepted' }, { state: 'stale' }]);
  });

  it('says so when the difference is as known and the step reads otherwise', () => {
    const different = threw('AssertionError', 'expected 2 to equal 1');
    const { fingerprint: now = '' } = judgeOne([[different]], {}).rules[0]?.examples[0] ?? {};
    expect(now).toContain(' ← ');
    const before = `a step as it read before: ${now.slice(now.lastIndexOf(': ') + 2)}`;
    const verdicts = judgeOne([[different]], { knownFailures: [{ ...known, fingerprint: before }] });
    expect([verdicts.rules[0]?.known, verdicts.exitCode]).toEqual(['changed', 4]);
    expect(knownFailureLines(verdicts).join()).toMatch(/same difference at a step that reads otherwise, .*take .* up/);
  });

  it('takes an entry by its cause, for the rules that it names and no others', () => {
    const { rule: _, fingerprint: __, ...accepted } = known;
    const entry = { cause: 'status-404-for-400', rules: ['MSG-01', 'MSG-02'], ...accepted };
    const both = of([entry]);
    expect(both).toMatchObject({ exitCode: 0, causes: [{ id: entry.cause, rules: ['MSG-01', 'MSG-02'] }] });
    expect(knownFailureLines(both)).toEqual([
      'known failure MSG-01, MSG-02 status-404-for-400 (P-1, owner platform) fails as known, accepted until 2026-05-05',
    ]);
    expect(of([{ ...entry, rules: ['MSG-01'] }])).toMatchObject({ exitCode: 1, overall: 'not-conformant' });
    const stale = of([entry], passed);
    expect(stale.exitCode).toBe(4);
    expect(knownFailureLines(stale).join()).toMatch(
      /known failure MSG-02 status-404-for-400 .* passes now: take it out/,
    );
  });

  it('says nothing of one whose rule could not be decided', () => {
    const verdicts = withKnown([[passed], [inconclusive]]);
    expect(verdicts.rules[0]).toMatchObject({ verdict: 'inconclusive', known: undefined });
    expect(knownFailureLines(verdicts)).toEqual([]);
  });

  it('never hides a failure that is not known', () => {
    expect(of([known])).toMatchObject({ exitCode: 1, overall: 'not-conformant' });
  });
});
