import { describe, expect, it } from 'vitest';
import type { RecordedStep } from '../../../support/ground/evidence/recorded-run.ts';
import { judge } from '../../../support/ledger/judge.ts';
import { knownFailureLines } from '../../../support/ledger/known-failure-lines.ts';
import { verdictsMarkdown } from '../../../support/reports/verdicts-markdown.ts';
import { anExample, aRule, aRun, circumstances, failed, inconclusive, passed, threw } from '../reporting/a-run.ts';
import { judgeOne } from './judge-one.ts';

describe('known failures', () => {
  const known = {
    rule: 'MSG-01',
    fingerprint: 'status 400→404',
    reason: 'old release',
    owner: 'platform',
    issue: 'P-1',
    expires: '2026-05-05',
  };
  const withKnown = (examples: (readonly RecordedStep[])[], over = {}) =>
    judgeOne(examples, { knownFailures: [{ ...known, ...over }] });

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
    const verdicts = judge(
      [aRule('MSG-01'), aRule('MSG-02')],
      aRun([anExample('MSG-02')]),
      circumstances(['MSG-01', 'MSG-02'], { knownFailures: [known], selection: '--rule MSG-02' }),
    );
    expect(verdicts.exitCode).toBe(0);
  });

  const otherwise = threw('AssertionError', 'HTTP status 500 {}: expected 500 to equal 400');

  it.each([
    [
      'passes',
      'stale',
      [[passed]],
      {},
      /^known failure MSG-01 "status 400→404" \(P-1, owner platform\) passes now: take it out/,
    ],
    [
      'fails in another way',
      'changed',
      [[otherwise]],
      {},
      /fails in another way, "status 400→500": repair it, or take .* up/,
    ],
    [
      'has expired',
      'expired',
      [[failed]],
      { expires: '2026-05-04' },
      /has expired on 2026-05-04: repair it, or give it a new date/,
    ],
    [
      'fails in more ways',
      'changed',
      [[failed], [otherwise]],
      {},
      /fails in more ways than known, "status 400→500": repair/m,
    ],
  ] as const)('tells of one that %s which it is and what to do', (_, state, examples, over, sentence) => {
    const verdicts = withKnown(examples as never, over);
    expect([verdicts.rules[0]?.known, verdicts.exitCode]).toEqual([state, 4]);
    expect(knownFailureLines(verdicts).join('\n')).toMatch(sentence);
    expect(verdictsMarkdown(verdicts)).toContain('## Known failures');
  });

  it('finds one of two out of date, although the other still fails as known', () => {
    const second = { ...known, fingerprint: 'status 400→500' };
    const verdicts = judgeOne([[failed], [passed]], { knownFailures: [known, second] });
    expect(verdicts).toMatchObject({
      exitCode: 4,
      overall: 'not-fully-verified',
      rules: [{ known: 'stale' }],
    });
    expect(verdicts.rules[0]?.knownFailures).toMatchObject([{ state: 'accepted' }, { state: 'stale' }]);
  });

  it('says nothing of one whose rule could not be decided', () => {
    const verdicts = withKnown([[passed], [inconclusive]]);
    expect(verdicts.rules[0]).toMatchObject({ verdict: 'inconclusive', known: undefined });
    expect(knownFailureLines(verdicts)).toEqual([]);
  });

  it('never hides a failure that is not known', () => {
    const verdicts = judge(
      [aRule('MSG-01'), aRule('MSG-02')],
      aRun([anExample('MSG-01', [failed]), anExample('MSG-02', [failed])]),
      circumstances(['MSG-01', 'MSG-02'], { knownFailures: [known] }),
    );
    expect(verdicts).toMatchObject({ exitCode: 1, overall: 'not-conformant' });
  });
});
