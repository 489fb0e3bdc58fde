import { describe, expect, it } from 'vitest';
import type { RecordedStep } from '../../../support/ground/evidence/recorded-run.ts';
import { judge } from '../../../support/ledger/judge.ts';
import type { Verdicts } from '../../../support/ledger/verdicts.ts';
import { boundLine } from '../../../support/reports/bound-line.ts';
import { anExample, aRule, aRun, circumstances, failed, inconclusive, passed, threw } from '../reporting/a-run.ts';
import { judgeOne } from './judge-one.ts';

const step = (status: string): RecordedStep => ({ ...passed, status });

const verdictOf = (verdicts: Verdicts) => verdicts.rules[0]?.verdict;

describe('the verdict of an example', () => {
  it.each([
    ['all steps passed', [passed, passed], 'pass'],
    ['an undefined step', [passed, step('UNDEFINED')], 'error'],
    ['an ambiguous step', [step('AMBIGUOUS')], 'error'],
    ['a pending step', [step('PENDING')], 'error'],
    ['a step skipped in the middle', [passed, step('SKIPPED'), step('SKIPPED')], 'error'],
    ['steps skipped after a fail', [failed, step('SKIPPED')], 'fail'],
    ['steps skipped after an inconclusive one', [inconclusive, step('SKIPPED')], 'inconclusive'],
    ['a contract violation', [threw('ContractViolation', 'id is missing')], 'fail'],
    ['something unlooked', [passed, threw('Unlooked', 'refused')], 'fail'],
    ['a harness error', [threw('HarnessError', 'lab')], 'error'],
    ['a programming mistake', [threw('TypeError', 'undefined')], 'error'],
    ['an inconclusive one without a closed reason', [threw('Inconclusive', '[mood] no')], 'error'],
    ['a harness error after a fail', [failed, threw('HarnessError', 'lab')], 'error'],
    ['no steps', [], 'error'],
    ['hooks alone', [{ text: '', status: 'PASSED' }], 'error'],
  ] as const)('%s', (_, steps, verdict) => {
    expect(verdictOf(judgeOne([[...steps]]))).toBe(verdict);
  });
});

describe('the verdict of a rule', () => {
  it('is the worst of its examples', () => {
    expect(verdictOf(judgeOne([[passed], [inconclusive]]))).toBe('inconclusive');
    expect(verdictOf(judgeOne([[failed], [inconclusive], [passed]]))).toBe('fail');
    expect(verdictOf(judgeOne([[failed], [step('UNDEFINED')]]))).toBe('error');
  });

  it('is recorded for an observe rule, whatever was seen', () => {
    const verdicts = judge(
      [aRule('MSG-01'), aRule('MSG-02', { standing: 'observe' })],
      aRun([anExample('MSG-01'), anExample('MSG-02', [failed])]),
      circumstances(['MSG-01', 'MSG-02']),
    );
    expect(verdicts.rules[1]?.verdict).toBe('recorded');
    expect(verdicts).toMatchObject({
      overall: 'conformant',
      exitCode: 0,
      summary: { judged: 1, recorded: 1 },
    });
  });

  it('is error for an observe rule during which the harness misbehaved', () => {
    const verdicts = judgeOne([[step('UNDEFINED')]], {}, { standing: 'observe' });
    expect(verdicts).toMatchObject({ exitCode: 5, overall: 'not-judged' });
  });

  it('is open without an example, which the exit code does not mind', () => {
    const rules = [aRule('MSG-01'), aRule('MSG-02')];
    const verdicts = judge(rules, aRun([anExample('MSG-01')]), circumstances(['MSG-01']));
    expect(verdicts).toMatchObject({ overall: 'no-deviation-found', exitCode: 0, summary: { open: 1, judged: 2 } });
  });

  it('judges published behaviour only where the target asks for it', () => {
    const rule = { standing: 'published' as const };
    expect(judgeOne([[failed]], { published: false }, rule).exitCode).not.toBe(1);
    expect(judgeOne([[failed]], { published: true }, rule).exitCode).toBe(1);
  });

  it('does not count what is excluded or an alias', () => {
    const rules = [aRule('MSG-01'), aRule('MSG-02', { aliasOf: 'MSG-01' }), aRule('MSG-03', { excluded: 'taste' })];
    const verdicts = judge(rules, aRun([anExample('MSG-01')]), circumstances(['MSG-01']));
    expect(verdicts.summary.judged).toBe(1);
    expect(verdicts.rules.map(({ id }) => id)).toEqual(['MSG-01', 'MSG-03']);
  });
});

describe('the scope', () => {
  const needing = { needs: ['carrier'] };

  it('calls a rule not verifiable when a facility is missing outside the reference', () => {
    const verdicts = judgeOne([[inconclusive]], { scope: 'external' }, needing);
    expect(verdicts.rules[0]).toMatchObject({ inScope: false, reason: 'facility-missing: needs carrier' });
    expect(verdicts.summary).toMatchObject({ inconclusive: 0, notVerifiable: 1 });
  });

  it('never excuses anything on the reference', () => {
    expect(judgeOne([[inconclusive]], {}, needing)).toMatchObject({
      exitCode: 3,
      summary: { inconclusive: 1, notVerifiable: 0 },
    });
  });

  it('lets what was seen outweigh the missing facility', () => {
    expect(judgeOne([[failed]], { scope: 'external' }, needing).exitCode).toBe(1);
  });

  it('is not applicable where the interface is not offered', () => {
    const verdicts = judge([aRule('MSG-01')], aRun([]), circumstances(['MSG-01'], { interfaces: ['voice'] }));
    expect(verdicts.rules[0]?.verdict).toBe('not-applicable');
    expect(verdicts.overall).toBe('not-judged');
    expect(verdicts.exitCode).toBe(3);
  });
});

describe('the whole run', () => {
  it('is not judged when nothing ran', () => {
    expect(judge([aRule('MSG-01')], aRun([]), circumstances(['MSG-01']))).toMatchObject({
      overall: 'not-judged',
      exitCode: 5,
    });
  });

  it('is partial with a selection: never conformant, yet exit 0', () => {
    const rules = [aRule('MSG-01'), aRule('MSG-02')];
    const by = circumstances(['MSG-01', 'MSG-02'], { selection: '--rule MSG-01' });
    expect(judge(rules, aRun([anExample('MSG-01')]), by)).toMatchObject({
      overall: 'not-fully-verified',
      partial: true,
      exitCode: 0,
      summary: { notSelected: 1 },
    });
  });

  it('keeps a proven fail apart from a harness error elsewhere', () => {
    const rules = [aRule('MSG-01'), aRule('MSG-02')];
    const run = aRun([anExample('MSG-01', [failed]), anExample('MSG-02', [step('UNDEFINED')])]);
    expect(judge(rules, run, circumstances(['MSG-01', 'MSG-02']))).toMatchObject({
      overall: 'not-conformant',
      exitCode: 1,
    });
  });

  it('is a harness error when something went wrong outside the examples, or an example has no rule', () => {
    expect(judgeOne([[passed]], {}, {}, { troubles: ['the hook failed'] }).exitCode).toBe(5);
    const stray = aRun([anExample('MSG-01'), anExample('MSG-99')]);
    expect(judge([aRule('MSG-01')], stray, circumstances(['MSG-01'])).troubles).toHaveLength(1);
  });

  it('exits 130 when it was cancelled; what never ended is inconclusive', () => {
    const run = aRun([anExample('MSG-01', [], { finished: false })], { cancelled: true });
    const verdicts = judge([aRule('MSG-01')], run, circumstances(['MSG-01']));
    expect(verdicts).toMatchObject({ exitCode: 130, rules: [{ verdict: 'inconclusive' }] });
  });

  it('exits 3 when its limit was reached; what never ended is inconclusive', () => {
    const run = aRun([anExample('MSG-01', [], { finished: false })], { limit: '10m' });
    const verdicts = judge([aRule('MSG-01')], run, circumstances(['MSG-01']));
    expect(verdicts).toMatchObject({
      limit: '10m',
      exitCode: 3,
      rules: [{ verdict: 'inconclusive', examples: [{ reason: 'budget-exhausted' }] }],
    });
    expect(boundLine(verdicts)).toMatch(/^NOT FULLY VERIFIED \(limit of 10m reached\)/);
  });

  it('exits 5 when its process ended; only what was under way is in error', () => {
    const examples = [
      anExample('MSG-01', [failed]),
      anExample('MSG-02', [], { finished: false, startedAt: 7 }),
      anExample('MSG-03', [], { finished: false, startedAt: 0 }),
    ];
    const run = aRun(examples, { crashed: true, troubles: ['it ended'] });
    const ids = ['MSG-01', 'MSG-02', 'MSG-03'];
    const rules = ids.map((id) => aRule(id));
    const verdicts = judge(rules, run, circumstances(ids));
    expect(verdicts.exitCode).toBe(5);
    expect(verdicts.rules.map(({ verdict }) => verdict)).toEqual(['fail', 'error', 'inconclusive']);
    expect(judge(rules, { ...run, cancelled: true }, circumstances(ids)).exitCode).toBe(130);
  });

  it('counts every judged rule exactly once', () => {
    const rules = ['1', '2', '3', '4', '5'].map((n) => aRule(`MSG-0${n}`));
    const run = aRun([
      anExample('MSG-01'),
      anExample('MSG-02', [failed]),
      anExample('MSG-03', [inconclusive]),
      anExample('MSG-04', [step('UNDEFINED')]),
    ]);
    const { judged, recorded, ...rest } = judge(rules, run, circumstances([])).summary;
    expect(recorded).toBe(0);
    expect(Object.values(rest).reduce((sum, count) => sum + count, 0)).toBe(judged);
  });

  it('gives the same ledger for the same run', () => {
    const run = aRun([anExample('MSG-01', [failed])]);
    const by = circumstances(['MSG-01']);
    expect(judge([aRule('MSG-01')], run, by)).toEqual(judge([aRule('MSG-01')], run, by));
  });
});
