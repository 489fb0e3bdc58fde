import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Circumstances } from '../../../support/ground/evidence/circumstances.ts';
import type { RecordedStep } from '../../../support/ground/evidence/recorded-run.ts';
import { parsePercent } from '../../../support/ground/percent.ts';
import { culpritsIn } from '../../../support/ledger/culprits.ts';
import { judge } from '../../../support/ledger/judge.ts';
import { badgeOf } from '../../../support/reports/badge.ts';
import { boundLine, outsideLines } from '../../../support/reports/bound-line.ts';
import { failureTexts } from '../../../support/reports/report-set.ts';
import { forAll } from '../for-all.ts';
import { anExample, aRule, aRun, circumstances, failed, inconclusive, passed, threw } from '../reporting/a-run.ts';
import { judgeAll } from './judge-one.ts';

const deferred = threw('Inconclusive', '[deferred-until] 2026-05-06T00:00:00.000Z: a later run takes it up');
const missing = threw('Inconclusive', '[facility-missing] the target has no lab');
const unmet = threw('Inconclusive', '[precondition-unmet] it was refused');

/** A run on a target without a lab, one rule for each list of steps. */
function external(rules: ReadonlyArray<readonly RecordedStep[]>, over: Partial<Circumstances> = {}) {
  const ids = rules.map((_, at) => `MSG-${at}`);
  const examples = rules.flatMap((steps, at) => steps.map((step) => anExample(ids[at] ?? '', [step])));
  return judgeAll(ids, aRun(examples), { scope: 'external', ...over });
}

const some = (count: number, step: RecordedStep): RecordedStep[][] => Array.from({ length: count }, () => [step]);

describe('the word of a run without a fail', () => {
  it.each([
    [9, 1, undefined, 'conformant', 0],
    [8, 2, undefined, 'no-deviation-found', 0],
    [8, 2, 80, 'conformant', 0],
    [8, 2, 81, 'no-deviation-found', 3],
    [9, 1, 91, 'no-deviation-found', 3],
    [1, 9, 0, 'conformant', 0],
    [10, 0, 100, 'conformant', 0],
  ] as const)('%i verified and %i beyond reach, required %s: %s', (verified, beyond, require, overall, exitCode) => {
    const verdicts = external([...some(verified, passed), ...some(beyond, inconclusive)], { require });
    expect(verdicts).toMatchObject({ overall, exitCode, verified: { rules: verified, of: 10 } });
  });

  it('is not fully verified where a run on the reference is inconclusive', () => {
    const one = external([[inconclusive]], { scope: 'reference' });
    expect(boundLine(one)).toContain('NOT FULLY VERIFIED · scope reference · 0 of 1');
  });

  it('says how much was verified, and never rounds up', () => {
    const line = boundLine(external([...some(896, passed), ...some(104, inconclusive)]));
    expect(line).toMatch(/^NO DEVIATION FOUND · 896 of 1000 rules verified \(89 %\) · scope external · /);
    const asked = boundLine(external([...some(6, passed), ...some(4, inconclusive)], { require: 60 }));
    expect(asked).toMatch(/^CONFORMANT \(60 % required\) · 6 of 10 rules verified \(60 %\) · /);
  });

  it('leaves rules out of the share that do not apply', () => {
    const tagsByRule = new Map([
      ['MSG-0', ['@MSG-0', '@messaging']],
      ['MSG-1', ['@MSG-1', '@lookup']],
    ]);
    const verdicts = external([[passed], []], { tagsByRule, interfaces: ['messaging'] });
    expect(verdicts).toMatchObject({ overall: 'conformant', verified: { rules: 1, of: 1 } });
  });

  it('is not fully verified while a rule within reach is undecided', () => {
    expect(external([...some(9, passed), [unmet]])).toMatchObject({ overall: 'not-fully-verified', exitCode: 3 });
  });

  it('does not measure a partial run', () => {
    const over = { selection: '--rule MSG-0', require: 90 };
    expect(external([[passed], []], over)).toMatchObject({ overall: 'partial', exitCode: 0 });
  });

  it('names known failures beside which nothing failed', () => {
    const known = { rule: 'MSG-0', fingerprint: 'status 400→404', reason: 'r', owner: 'o', issue: 'i' };
    const knownFailures = [{ ...known, expires: '2027-01-01' }];
    const few = external([[failed], ...some(4, inconclusive)], { knownFailures });
    expect(few).toMatchObject({ overall: 'no-deviation-found', exitCode: 0 });
    expect(boundLine(few)).toMatch(/^NO DEVIATION FOUND \(but 1 known failure\)/);
    expect(external([[failed], ...some(9, passed)], { knownFailures }).overall).toBe('conformant-with-known-failures');
  });

  it('is green on a badge when it is CONFORMANT, and never otherwise', () => {
    const color = (rules: RecordedStep[][]): string => badgeOf(external(rules)).color;
    expect(color(some(1, passed))).toBe('brightgreen');
    for (const rules of [[[passed], [inconclusive]], [[failed]], [[passed], [unmet]], []])
      expect(color(rules)).not.toMatch(/green/);
  });
});

describe('a wait that is carried over', () => {
  const RANK = ['conformant', 'no-deviation-found', 'not-fully-verified', 'not-judged', 'not-conformant'];

  it('has a place of its own in the counts', () => {
    const verdicts = external([...some(9, passed), [deferred]]);
    expect(verdicts).toMatchObject({
      overall: 'conformant',
      exitCode: 0,
      summary: { carriedOver: 1, inconclusive: 0 },
    });
    expect(boundLine(verdicts)).toContain('0 inconclusive, 1 carried over');
  });

  it('is beyond reach all the same where something else is missing too', () => {
    const verdicts = external([[deferred, missing]]);
    expect(verdicts.rules[0]).toMatchObject({ inScope: false });
    expect(verdicts.summary).toMatchObject({ carriedOver: 0, notVerifiable: 1 });
  });

  it('never makes a run worse than not waiting at all', () => {
    const step = fc.constantFrom(passed, failed, missing, unmet, deferred);
    const rules = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 });
    forAll(rules, fc.constantFrom(undefined, 50), (steps, require) => {
      const waiting = external(steps, { require });
      const unwilling = steps.map((each) => each.map((one) => (one === deferred ? inconclusive : one)));
      const impatient = external(unwilling, { require });
      expect(RANK.indexOf(waiting.overall)).toBeLessThanOrEqual(RANK.indexOf(impatient.overall));
      expect(waiting.exitCode).toBeLessThanOrEqual(impatient.exitCode);
    });
  });
});

it.each([
  ['60%', 60],
  ['92.5 %', 92.5],
  ['0%', 0],
  ['100%', 100],
  ['101%', undefined],
  ['60', undefined],
  ['-1%', undefined],
  ['', undefined],
])('a percentage: %s', (text, percent) => {
  expect(parsePercent(text)).toBe(percent);
});

const OUTSIDE = { uri: '../draft.feature', line: 7, name: 'Mine' };
const rules = [aRule('MSG-01')];

const judged = (...examples: ReadonlyArray<ReturnType<typeof anExample>>) => {
  const run = aRun(examples);
  return { run, verdicts: judge(rules, run, circumstances([], { selection: '../draft.feature' })) };
};

it.each([
  ['passes', passed, 0],
  ['fails', failed, 1],
  ['is inconclusive', inconclusive, 3],
  ['makes the harness err', threw('Error', 'no such thing'), 5],
])('an example outside the suite decides the exit code, and no rule: it %s', (_, step, exitCode) => {
  const { verdicts } = judged(anExample('', [step], OUTSIDE));
  expect(verdicts).toMatchObject({ exitCode, overall: exitCode === 1 ? 'not-judged' : verdicts.overall });
  expect(verdicts).toMatchObject({ troubles: [], summary: { pass: 0, fail: 0, error: 0, inconclusive: 0 } });
  expect(boundLine(verdicts)).toContain('(partial: ../draft.feature)');
});

it('what of it is no rule of the suite is said', () => {
  const { verdicts } = judged(anExample('', [passed], OUTSIDE), anExample('OWN-01', [failed], OUTSIDE));
  expect(outsideLines(verdicts)?.split('\n')).toEqual([
    'outside the suite (no part of its rules):',
    '  pass          ../draft.feature:7 "Mine"; carries no rule',
    '  fail          ../draft.feature:7 "Mine"; OWN-01 is no rule of the suite',
  ]);
});

it('its failure is shown, with the command that runs it again', () => {
  const { run, verdicts } = judged(anExample('OWN-01', [failed], OUTSIDE));
  expect(culpritsIn(verdicts, run)).toMatchObject([{ isOutside: true, rule: { id: 'OWN-01' } }]);
  const facts = { out: 'reports', alone: String, suspicion: { kind: 'external', faults: [] } } as const;
  const [text] = failureTexts(verdicts, run, facts);
  expect(text).toMatch(/alone .*plumbline run \.\.\/draft\.feature:7/);
  expect(text).toContain('suspect   the feature: it is not of the suite');
});

it('an example outside the suite that carries a rule of it shows that rule', () => {
  const { verdicts } = judged(anExample('MSG-01', [passed], OUTSIDE));
  expect(verdicts).toMatchObject({ exitCode: 0, summary: { pass: 1 } });
  expect(verdicts.outside).toBeUndefined();
});

it('an example of the suite without a rule of it is a mistake of the suite', () => {
  const { verdicts } = judged(anExample('OWN-01', [passed]));
  expect(verdicts.exitCode).toBe(5);
  expect(verdicts.troubles).toHaveLength(1);
});
