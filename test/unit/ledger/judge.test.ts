import { describe, expect, it } from 'vitest';
import type { RecordedStep } from '../../../support/ground/evidence/recorded-run.ts';
import { judge } from '../../../support/ledger/judge.ts';
import type { Verdicts } from '../../../support/ledger/verdicts.ts';
import { boundLine } from '../../../support/reports/bound-line.ts';
import { anExample, aRule, aRun, circumstances, failed, inconclusive, passed, threw } from '../reporting/a-run.ts';
import { judgeOne } from './judge-one.ts';

const step = (status: string): RecordedStep => ({ ...passed, status });

const verdictOf = (verdicts: Verdicts) => verdicts.rules[0]?.verdict;

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
] as const)('the verdict of an example: %s', (_, steps, verdict) => {
  expect(verdictOf(judgeOne([[...steps]]))).toBe(verdict);
});

const MSG_01 = aRule('MSG-01');
const MSG_02 = aRule('MSG-02');
const both = aRun([anExample('MSG-01'), anExample('MSG-02', [failed])]);
const bothKnown = circumstances(['MSG-01', 'MSG-02']);
const oneKnown = circumstances(['MSG-01']);
const one = aRun([anExample('MSG-01')]);
const unfinished = (over: object) => aRun([anExample('MSG-01', [], { finished: false })], over);
const carrier = { needs: ['carrier'] };
const observing = { standing: 'observe' } as const;

describe('the verdict of a rule', () => {
  it.each([
    ['is the worst of its examples: inconclusive', [[passed], [inconclusive]], 'inconclusive'],
    ['is the worst of its examples: fail', [[failed], [inconclusive], [passed]], 'fail'],
    ['is the worst of its examples: error', [[failed], [step('UNDEFINED')]], 'error'],
  ])('%s', (_, examples, verdict) => expect(verdictOf(judgeOne(examples))).toBe(verdict));

  it.each<[string, Verdicts, object]>([
    [
      'is recorded for an observe rule, whatever was seen',
      judge([MSG_01, aRule('MSG-02', observing)], both, bothKnown),
      { overall: 'conformant', exitCode: 0, summary: { judged: 1, recorded: 1 }, rules: [{}, { verdict: 'recorded' }] },
    ],
    [
      'is error for an observe rule during which the harness misbehaved',
      judgeOne([[step('UNDEFINED')]], {}, observing),
      { exitCode: 5, overall: 'not-judged' },
    ],
    [
      'is open without an example, which the exit code does not mind',
      judge([MSG_01, MSG_02], one, oneKnown),
      { overall: 'no-deviation-found', exitCode: 0, summary: { open: 1, judged: 2 } },
    ],
    [
      'does not count where it is excluded or an alias',
      judge([MSG_01, aRule('MSG-02', { aliasOf: 'MSG-01' }), aRule('MSG-03', { excluded: 'taste' })], one, oneKnown),
      { summary: { judged: 1 }, rules: [{ id: 'MSG-01' }, { id: 'MSG-03' }] },
    ],
    [
      'is not verifiable when a facility is missing outside the reference',
      judgeOne([[inconclusive]], { scope: 'external' }, carrier),
      {
        rules: [{ inScope: false, reason: 'facility-missing: needs carrier' }],
        summary: { inconclusive: 0, notVerifiable: 1 },
      },
    ],
    [
      'is never excused on the reference',
      judgeOne([[inconclusive]], {}, carrier),
      { exitCode: 3, summary: { inconclusive: 1, notVerifiable: 0 } },
    ],
    ['is what was seen, whatever is missing', judgeOne([[failed]], { scope: 'external' }, carrier), { exitCode: 1 }],
    [
      'is not applicable where the interface is not offered',
      judge([MSG_01], aRun([]), circumstances(['MSG-01'], { interfaces: ['voice'] })),
      { rules: [{ verdict: 'not-applicable' }], overall: 'not-judged', exitCode: 3 },
    ],
  ])('%s', (_, verdicts, expected) => expect(verdicts).toMatchObject(expected));

  it('counts for published behaviour only where the target asks for it', () => {
    const rule = { standing: 'published' as const };
    expect(judgeOne([[failed]], { published: false }, rule).exitCode).not.toBe(1);
    expect(judgeOne([[failed]], { published: true }, rule).exitCode).toBe(1);
  });
});

describe('the whole run', () => {
  it.each<[string, Verdicts, object]>([
    ['is not judged when nothing ran', judge([MSG_01], aRun([]), oneKnown), { overall: 'not-judged', exitCode: 5 }],
    [
      'is partial with a selection: never conformant, yet exit 0',
      judge([MSG_01, MSG_02], one, { ...bothKnown, selection: '--rule MSG-01' }),
      { overall: 'partial', partial: true, exitCode: 0, summary: { notSelected: 1 } },
    ],
    [
      'keeps a proven fail apart from a harness error elsewhere',
      judge(
        [MSG_01, MSG_02],
        aRun([anExample('MSG-01', [failed]), anExample('MSG-02', [step('UNDEFINED')])]),
        bothKnown,
      ),
      { overall: 'not-conformant', exitCode: 1 },
    ],
    ['is a harness error outside of examples', judgeOne([[passed]], {}, {}, { troubles: ['oh'] }), { exitCode: 5 }],
    [
      'is a harness error when an example has no rule',
      judge([MSG_01], aRun([anExample('MSG-01'), anExample('MSG-99')]), oneKnown),
      { exitCode: 5, troubles: [expect.any(String)] },
    ],
    [
      'exits 130 when it was cancelled; what never ended is inconclusive',
      judge([MSG_01], unfinished({ cancelled: true }), oneKnown),
      { exitCode: 130, rules: [{ verdict: 'inconclusive' }] },
    ],
    [
      'exits 3 when its limit was reached; what never ended is inconclusive',
      judge([MSG_01], unfinished({ limit: '10m' }), oneKnown),
      {
        limit: '10m',
        exitCode: 3,
        rules: [{ verdict: 'inconclusive', examples: [{ reason: 'budget-exhausted' }] }],
      },
    ],
  ])('%s', (_, verdicts, expected) => expect(verdicts).toMatchObject(expected));

  it('names the limit that was reached in its first line', () => {
    const verdicts = judge([MSG_01], unfinished({ limit: '10m' }), oneKnown);
    expect(boundLine(verdicts)).toMatch(/^NOT FULLY VERIFIED \(limit of 10m reached\)/);
  });

  it('exits 1 with a red that was seen, however it ended; only what was under way is in error', () => {
    const examples = [
      anExample('MSG-01', [failed]),
      anExample('MSG-02', [], { finished: false, startedAt: 7 }),
      anExample('MSG-03', [], { finished: false, startedAt: 0 }),
    ];
    const run = aRun(examples, { crashed: true, troubles: ['it ended'] });
    const ids = ['MSG-01', 'MSG-02', 'MSG-03'];
    const rules = ids.map((id) => aRule(id));
    const verdicts = judge(rules, run, circumstances(ids));
    expect(verdicts).toMatchObject({ exitCode: 1, overall: 'not-conformant', rules: [{ seen: 'once' }, {}, {}] });
    expect(verdicts.rules.map(({ verdict }) => verdict)).toEqual(['fail', 'error', 'inconclusive']);
    expect(judge(rules, { ...run, cancelled: true }, circumstances(ids)).exitCode).toBe(1);
    const green = { ...run, examples: examples.slice(1) };
    expect(judge(rules, green, circumstances(ids)).exitCode).toBe(5);
    expect(judge(rules, { ...green, cancelled: true }, circumstances(ids)).exitCode).toBe(130);
  });
});
