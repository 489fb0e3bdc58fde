import { describe, expect, it } from 'vitest';
import { judge } from '../../../support/reporting/judge.ts';
import type { RecordedStep } from '../../../support/reporting/recorded-run.ts';
import { anExample, aRule, aRun, circumstances, failed, passed } from './a-run.ts';
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

  it.each([
    ['passes', [[passed]], {}, 'stale'],
    ['fails in another way', [[failed]], { fingerprint: 'status 400→500' }, 'changed'],
    ['has expired', [[failed]], { expires: '2026-05-04' }, 'expired'],
  ] as const)('refuses one that %s', (_, examples, over, state) => {
    const verdicts = withKnown(examples as never, over);
    expect(verdicts.rules[0]?.known).toBe(state);
    expect(verdicts.exitCode).toBe(4);
  });

  it('leaves one alone that did not run', () => {
    const verdicts = judge(
      [aRule('MSG-01'), aRule('MSG-02')],
      aRun([anExample('MSG-02')]),
      circumstances(['MSG-01', 'MSG-02'], { knownFailures: [known], selection: '--rule MSG-02' }),
    );
    expect(verdicts.exitCode).toBe(0);
  });
});
