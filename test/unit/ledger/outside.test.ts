import { expect, it } from 'vitest';
import { culpritsIn } from '../../../support/ledger/culprits.ts';
import { judge } from '../../../support/ledger/judge.ts';
import { boundLine, outsideLines } from '../../../support/reports/bound-line.ts';
import { failureTexts } from '../../../support/reports/report-set.ts';
import { anExample, aRule, aRun, circumstances, failed, inconclusive, passed, threw } from '../reporting/a-run.ts';

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
