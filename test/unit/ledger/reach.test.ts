import { describe, expect, it } from 'vitest';
import type { RecordedStep } from '../../../support/ground/evidence/recorded-run.ts';
import { isMoreOfTheSame } from '../../../support/ledger/additional.ts';
import { badgeOf } from '../../../support/reports/badge.ts';
import { boundLine } from '../../../support/reports/bound-line.ts';
import { anExample, aRun, inconclusive, passed, someEvidence, threw } from '../reporting/a-run.ts';
import { judgeAll, judgeOne } from './judge-one.ts';

const tags = ['@MSG-01', '@messaging'];
const unprepared = threw('Undeclared', '[facility-missing] the target has no carrier');

/** Judges MSG-01 on a target without a lab: steps of examples that vary it, and of those of its core. */
function judged(others: readonly RecordedStep[], core: readonly RecordedStep[]) {
  const examples = [
    ...others.map((step) => anExample('MSG-01', [step], { tags })),
    ...core.map((step) => anExample('MSG-01', [step], { tags: [...tags, '@core'] })),
  ];
  const totals = { platform: 4, client: 0, published: 0, core: [{ name: 'its core', count: 2 }] };
  return judgeAll(['MSG-01'], aRun(examples), { scope: 'external', examplesByRule: new Map([['MSG-01', totals]]) });
}

it('a rule passes when its core was asked, on part where waits were too long', () => {
  const whole = judged([passed, passed], [passed, passed]);
  expect(whole.rules[0]).toMatchObject({ verdict: 'pass', exampleCount: { run: 4, of: 4, core: { run: 2, of: 2 } } });
  expect(boundLine(whole)).not.toContain('on part');
  const part = judged([passed, passed], [passed, inconclusive]);
  expect(part.rules[0]).toMatchObject({ verdict: 'pass', exampleCount: { run: 3, of: 4, core: { run: 1, of: 2 } } });
  expect(boundLine(part)).toContain('1 passed on part of their examples');
});

it.each([
  ['waited for', [inconclusive, inconclusive]],
  ['prepared', [passed, unprepared]],
  ['run', []],
])('a rule whose core was not %s is inconclusive, and names the example', (_, core) => {
  const { rules } = judged([passed, passed], core);
  expect(rules[0]).toMatchObject({ verdict: 'inconclusive' });
  expect(rules[0]?.reason).toMatch(/^core-missing: ".+" was not asked/);
});

it.each([
  'number undeliverable 1',
  'lookup with the result OK, imsi 310410, location SE',
  'user of the portability service',
  'account in the role second-sub',
  'id of the account stranger-sub',
  'key of the account umlaut',
  'account with de-duplication on and social sending off in the time zone Europe/Stockholm',
  'account on which to request an own number would be new: it was done before',
])('an example without %s adds to the others of its rule', (words) => {
  expect(isMoreOfTheSame(words)).toBe(true);
});

it.each([
  'account with de-duplication on',
  'account with social sending on where it is night now',
  'other customer with social sending on',
  'account that has a sub-account with familiar sender on',
  'binding duplicateCode',
  'address of the interface voice',
])('an example without %s may be the one that shows the rule', (words) => {
  expect(isMoreOfTheSame(words)).toBe(false);
});

const undeclared = threw('Undeclared', '[precondition-unmet] the target file declares no second account');
const gone = threw('Inconclusive', '[target-unavailable] no answer');
const refused = threw('Inconclusive', '[precondition-unmet] the webhook was refused');

/** Judges MSG-01, which needs a carrier or nothing, on a target without one; each step is an example of its own. */
const judgeExternally = (steps: readonly RecordedStep[], needs: readonly string[] = []) =>
  judgeOne(
    steps.map((step) => [step]),
    { scope: 'external' },
    { needs },
  );

const ALL = ['messages', 'resources', 'lookups'];

describe('a rule beyond the reach of an external run', () => {
  it('is not verifiable, and the ledger says what the target file would have to declare', () => {
    const verdicts = judgeExternally([passed, undeclared, inconclusive]);
    expect(verdicts).toMatchObject({ exitCode: 3, summary: { pass: 0, inconclusive: 0, notVerifiable: 1 } });
    expect(verdicts.rules[0]?.reason).toBe(
      'precondition-unmet: the target file declares no second account; time-unreachable: needs a wait of 60 s',
    );
  });

  it('is judged by the examples that are within it, and says how many those are', () => {
    const verdicts = judgeExternally([passed, inconclusive]);
    expect(verdicts.rules[0]).toMatchObject({ verdict: 'pass', inScope: true, exampleCount: { run: 1 } });
  });

  it('is judged by none that failed to be prepared', () => {
    expect(judgeExternally([passed, inconclusive, refused]).rules[0]).toMatchObject({ verdict: 'inconclusive' });
  });

  it.each([
    [['messages'], 'limited: 1 rule needs sideEffects messages in the target file'],
    [ALL, `read-only: 1 rule needs sideEffects ${ALL.join(', ')} in the target file`],
  ])('because of %j shows behind the word and on the badge', (effects, told) => {
    const kept = effects.map((sideEffect) =>
      anExample('MSG-01', [undeclared], {
        evidence: { ...someEvidence(), obstacle: { reason: 'precondition-unmet', sideEffect } },
      }),
    );
    const verdicts = judgeAll(['MSG-01'], aRun(kept), { scope: 'external' });
    expect(boundLine(verdicts)).toContain(` (${told}) · scope external`);
    expect(badgeOf(verdicts).message).toMatch(/external, limited$/);
  });

  it.each([
    ['is not there', gone],
    ['refuses what an example prepares', refused],
  ])('is no excuse for a target that %s', (_, undecided) => {
    const verdicts = judgeExternally([undecided, undeclared], ['carrier']);
    expect(verdicts.summary).toMatchObject({ inconclusive: 1, notVerifiable: 0 });
  });
});
