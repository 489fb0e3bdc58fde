import { describe, expect, it } from 'vitest';
import { examplesAgain, opinionOn, type Trial } from '../../../support/cli/run/second-opinion.ts';
import type { RecordedStep } from '../../../support/ground/evidence/recorded-run.ts';
import type { Rule } from '../../../support/ground/rules/rule.ts';
import { endingOf } from '../../../support/ledger/ending.ts';
import { failedPremise } from '../../../support/ledger/failed-then.ts';
import { judge } from '../../../support/ledger/judge.ts';
import { suspectOf } from '../../../support/ledger/suspect.ts';
import type { JudgedRule } from '../../../support/ledger/verdicts.ts';
import { aKnown, anExample, aRule, aRun, circumstances, failed, passed, threw } from '../reporting/a-run.ts';

const CONTROL = '"repeated" is reported rejected with report code 305';
const controls = [{ claim: CONTROL, of: 'MSG-01', in: ['MSG-02'] }];
const codes = [{ claim: 'report code 305', of: 'MSG-01' }];

/** A step that wanted a report with code 305, and saw these. */
function reported(...seen: ReadonlyArray<readonly [status: string, code: string]>): RecordedStep {
  const difference = {
    subject: 'reports of repeated',
    path: '',
    relation: 'includes',
    expected: ['rejected', '305'],
    actual: seen,
    reportCode: '305',
    print: { expected: "[ 'rejected', '305' ]", actual: JSON.stringify(seen) },
  } as const;
  return { ...threw('AssertionError', 'expected 305', CONTROL), part: 'then', reportCode: '305', difference };
}

const rejected = reported(['enroute', '101'], ['rejected', '304']);
const delivered = reported(['delivered', '220']);

function judged(own: RecordedStep, leaning: RecordedStep, over: Partial<Rule> = {}, by = {}) {
  const rules = [aRule('MSG-01', over), aRule('MSG-02', { premises: controls })];
  const run = aRun([anExample('MSG-01', [own]), anExample('MSG-02', [passed, leaning])]);
  return judge(rules, run, circumstances(['MSG-01', 'MSG-02'], by));
}

const known = (rule: string) => aKnown(rule, { fingerprint: 'report code 305→304', expires: '2099-12-31' });

describe('a premise that fails', () => {
  it('leaves its rule undecided, because of the rule that it belongs to', () => {
    const { rules, exitCode } = judged(rejected, rejected);
    expect(rules).toMatchObject([
      { verdict: 'fail', examples: [{ verdict: 'fail' }] },
      { verdict: 'inconclusive', reason: 'premise-failed', because: ['MSG-01'] },
    ]);
    expect(exitCode).toBe(1);
  });

  it('counts against that rule where none of its own examples is red', () => {
    const { rules, exitCode } = judged(passed, delivered);
    const [first] = rules;
    expect(first).toMatchObject({ verdict: 'fail', exampleCount: { run: 1, of: 1 } });
    expect(first?.examples[1]).toMatchObject({ premiseOf: 'MSG-02', verdict: 'fail' });
    expect(first?.examples[1]?.message).toMatch(/^seen as a premise of MSG-02: reports of repeated: expected /);
    expect(exitCode).toBe(1);
  });

  it('is a question where the other rule is not judged, so that it is red somewhere', () => {
    expect(judged(passed, delivered, { standing: 'observe' }).rules[1]).toMatchObject({ verdict: 'fail' });
  });

  it('leaves what fails before and beside it as it is', () => {
    const asked = { ...delivered, text: '"elsewhere" is reported delivered' };
    expect(judged(passed, asked).rules).toMatchObject([{ verdict: 'pass' }, { verdict: 'fail' }]);
    expect(judged(passed, { ...delivered, part: 'when' }).rules[1]).toMatchObject({ verdict: 'fail' });
  });

  it.each(['MSG-01', 'MSG-02'])('is known by an entry of %s', (rule) => {
    const { rules, overall, exitCode } = judged(passed, rejected, {}, { knownFailures: [known(rule)], require: 50 });
    expect(rules).toMatchObject([{ verdict: 'fail', known: 'accepted' }, { verdict: 'inconclusive' }]);
    expect([overall, exitCode]).toEqual(['conformant-with-known-failures', 0]);
  });

  it('is a report code alone where the status is as wanted', () => {
    expect(failedPremise(rejected, codes)).toEqual(codes[0]);
    expect(failedPremise(delivered, codes)).toBeUndefined();
    expect(failedPremise({ ...rejected, text: 'it is accepted' }, codes)).toBeUndefined();
  });

  it('is no proof of the rule that leans on it', () => {
    const example = anExample('MSG-02', [passed, delivered]);
    expect([endingOf(example), endingOf(example, controls)]).toEqual(['assertion', 'premise']);
  });
});

const ID = 'MSG-01';
const red: Trial = { red: new Set([ID]), passed: new Set() };
const green: Trial = { red: new Set(), passed: new Set([ID]) };
const neither: Trial = { red: new Set(), passed: new Set() };

async function suspectAfter(
  reference: Trial,
  tries: readonly Trial[],
  standing: 'documented' | 'reading' = 'documented',
): Promise<string> {
  const left = [...tries];
  const judges = {
    atReference: () => Promise.resolve(reference),
    atTarget: () => Promise.resolve(left.shift() as Trial),
  };
  const tried = {};
  const opinion = await opinionOn([ID], judges, tries.length, tried);
  const rules = [aRule(ID, { standing })];
  const { rules: judged } = judge(rules, { ...aRun([anExample(ID, [failed])]), tries: tried }, circumstances([ID]));
  return suspectOf(judged[0] as JudgedRule, { kind: 'external', faults: [], ...opinion });
}

describe('the suspect of a red rule', () => {
  const REFERENCE = 'the bundled reference passes the same examples';

  it.each<[string, Trial, readonly Trial[], ('documented' | 'reading')?]>([
    ['the instrument: the bundled reference is red too', red, [red, red]],
    ['the instrument: the bundled reference is red too', red, [green, red], 'reading'],
    [`an unstable target: red in 2 of 3 tries; ${REFERENCE}`, green, [green, red]],
    [
      `what ran beside it, or an unstable target: red in 1 of 3 tries, and green alone; ${REFERENCE}`,
      ...([green, [green, green], 'reading'] as const),
    ],
    [
      `our reading of an ambiguous sentence, then the target: red in 3 of 3 tries; ${REFERENCE}`,
      ...([green, [red, red], 'reading'] as const),
    ],
    [`the target: red in 3 of 3 tries; ${REFERENCE}`, green, [red, red]],
    [`the target: tried once; ${REFERENCE}`, green, []],
    ['the target: red in 2 of 2 tries; the bundled reference did not settle it', neither, [red, neither]],
  ])('is %s', async (says, reference, tries, standing) => {
    expect(await suspectAfter(reference, tries, standing)).toBe(says);
  });

  it('is the fault that was asked for, or the reference itself, without asking anybody', () => {
    const rule = { id: ID, standing: 'documented', verdict: 'fail' } as const;
    expect(suspectOf(rule, { kind: 'bundled', faults: ['a.b'] })).toBe('the fault that was switched on: a.b');
    expect(suspectOf(rule, { kind: 'bundled', faults: ['a.b', 'c.d'] })).toMatch(
      /^one of the faults .* on: a\.b, c\.d$/,
    );
    expect(suspectOf(rule, { kind: 'bundled', faults: [] })).toContain('the instrument');
    expect(suspectOf({ ...rule, verdict: 'error' }, { kind: 'external', faults: [] })).toContain('the harness');
  });
});

it('tried again are all examples of a red rule, and of a form, which thousands look at, the first three red ones', () => {
  const seen = (line: number, verdict: string) => ({ uri: 'features/sends.feature', line, verdict });
  const verdicts = {
    rules: [
      { id: ID, examples: [] },
      { id: 'FORM-message', examples: [5, 6, 7, 8, 9].map((line) => seen(line, line === 6 ? 'pass' : 'fail')) },
    ],
  };
  const book = { get: (id: string) => ({ form: id.startsWith('FORM-') ? {} : undefined }) };
  const places = [
    { uri: 'features/one.feature', line: 12, name: 'one', tags: [`@${ID}`] },
    { uri: 'features/two.feature', line: 3, name: 'two', tags: ['@MSG-02'] },
  ];
  const setup = { book, places } as unknown as Parameters<typeof examplesAgain>[2];
  expect(examplesAgain([ID, 'FORM-message'], verdicts as never, setup)).toEqual([
    'features/one.feature:12',
    'features/sends.feature:5',
    'features/sends.feature:7',
    'features/sends.feature:8',
  ]);
});
