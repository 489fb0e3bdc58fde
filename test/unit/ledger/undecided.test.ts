import { describe, expect, it } from 'vitest';
import type { Evidence, RecordedStep } from '../../../support/ground/evidence/recorded-run.ts';
import { chosenReadings } from '../../../support/ground/rules/readings.ts';
import type { Reading } from '../../../support/ground/rules/rule.ts';
import { RuleBook } from '../../../support/ground/rules/rule-book.ts';
import { remediesOf } from '../../../support/ledger/remedy.ts';
import type { JudgedRule } from '../../../support/ledger/verdicts.ts';
import { anExample, anExchange, answeredWith, aRule, aRun, passed, someEvidence, threw } from '../reporting/a-run.ts';
import { judgeAll, judgeOne } from './judge-one.ts';

const failed = answeredWith(404);
const guesses = { subprojectUsePath: '/v2/projects/{subproject}/services', menuForm: '{commands}' };

/** An example that used a binding, with answers where the default of `subprojectUsePath` leads. */
const using = (name: string, step: RecordedStep, ...statuses: number[]) => {
  const url = 'http://127.0.0.1:4999/voice/v2/projects/7/services/main';
  const exchanges = statuses.map((status) => anExchange({ url, status }));
  return anExample('MSG-01', [step], { evidence: someEvidence({ uses: [`binding ${name}`], exchanges }) });
};

function verdictOf(examples: ReturnType<typeof using>[], selection?: string) {
  const { rules } = judgeAll(['MSG-01'], aRun(examples), { scope: 'external', guesses, selection });
  return rules[0] as JudgedRule;
}

it('what fails with a path that never led anywhere is undecided, and says what to declare', () => {
  const rule = verdictOf([using('subprojectUsePath', failed, 404, 403)]);
  expect(rule).toMatchObject({ verdict: 'inconclusive', inScope: false });
  expect(rule.reason).toMatch(
    /bindings\.subprojectUsePath is a guess that never worked here; write in the target file/,
  );
  expect(remediesOf(rule).map(({ says }) => says)).toEqual(['declare bindings.subprojectUsePath in the target file']);
});

it.each([
  ['led somewhere once', [using('subprojectUsePath', failed, 404), using('subprojectUsePath', passed, 200)]],
  ['was refused for another reason', [using('subprojectUsePath', failed, 400)]],
  ['was never asked at', [using('subprojectUsePath', failed)]],
  ['is declared', [using('blacklistPath', failed, 404)]],
  ['another example passed with', [using('menuForm', failed), using('menuForm', passed)]],
])('what fails with a binding that %s is red', (_, examples) => {
  expect(verdictOf(examples).verdict).toBe('fail');
});

it('a member that no example passed with is a guess in a whole run, and no excuse in a part of one', () => {
  expect(verdictOf([using('menuForm', failed)]).verdict).toBe('inconclusive');
  expect(verdictOf([using('menuForm', failed)], '--rule MSG-01').verdict).toBe('fail');
});

interface Case {
  readonly steps: readonly RecordedStep[];
  readonly evidence?: Partial<Evidence>;
}

function ruleWith(...cases: readonly Case[]) {
  const examples = cases.map(({ steps, evidence }) =>
    anExample('MSG-01', steps, evidence ? { evidence: evidence as Evidence } : {}),
  );
  return judgeAll(['MSG-01'], aRun(examples)).rules[0];
}

describe('a failure while the target held requests off', () => {
  it.each([
    [{ heldOff: 3 }, /held 3 of its requests off .* lower limits\.requestsPerSecond/],
    [{ dropped: 7 }, /^\[insufficient-evidence\] .* dropped 7 connections, /],
  ])('is inconclusive with %j, and says what to do', (evidence, says) => {
    const rule = ruleWith({ steps: [failed], evidence });
    expect(rule).toMatchObject({ verdict: 'inconclusive', reason: 'insufficient-evidence' });
    expect(rule?.examples[0]?.message).toMatch(says);
  });

  it('is one where nothing was held off, and a pass stays a pass', () => {
    expect(ruleWith({ steps: [failed], evidence: {} })?.verdict).toBe('fail');
    expect(ruleWith({ steps: [passed], evidence: { heldOff: 1 } })?.verdict).toBe('pass');
  });
});

describe('an example whose request may be refused', () => {
  const steps = [threw('Inconclusive', '[insufficient-evidence] the platform refuses such metadata')];
  const evidence = { obstacle: { reason: 'insufficient-evidence', leftOpen: true } } as const;

  it.each<[string, Case[], string]>([
    ['adds to others that passed, and takes nothing from them', [{ steps: [passed] }, { steps, evidence }], 'pass'],
    ['decides nothing by itself', [{ steps, evidence }], 'inconclusive'],
    ['decides nothing beside one that failed', [{ steps: [failed] }, { steps, evidence }], 'fail'],
    ['leaves its rule open where the document gives a limit', [{ steps: [passed] }, { steps }], 'inconclusive'],
  ])('%s', (_, cases, verdict) => expect(ruleWith(...cases)?.verdict).toBe(verdict));
});

const STEP = 'the answer is the same as answer 1';
const readings: readonly Reading[] = [
  { name: 'first-answer', sentence: 'The first answer comes again.' },
  { name: 'refused-409', sentence: 'It is a conflict.', shows: { step: STEP, seen: [409, 422] } },
  { name: 'not-remembered', sentence: 'It is another request.', shows: { step: STEP, seen: [200] } },
];
const asked = { ...passed, text: STEP, part: 'then' } as const;
const answered = (status: number) => ({ ...answeredWith(status), text: STEP, part: 'then' }) as const;

function judged(steps: readonly RecordedStep[], chosen?: string) {
  const by = chosen === undefined ? {} : { readings: new Map([['MSG-01', chosen]]) };
  return judgeOne([steps], by, { standing: 'reading', readings });
}

describe('a rule of several honest readings', () => {
  it('is undecided where the target fits another one than ours, and says both and what to add', () => {
    const { rules, exitCode } = judged([passed, answered(409)]);
    const message = rules[0]?.examples[0]?.message;
    expect(rules[0]).toMatchObject({ verdict: 'inconclusive', reason: 'other-reading' });
    expect(message).toContain('The first answer comes again. The target fits another reading: It is a conflict.');
    expect(message).toContain('readings: { MSG-01: refused-409 }');
    expect(exitCode).toBe(3);
  });

  it.each([
    ['fits none', [answered(404)], undefined, 'fail'],
    ['fits another at another step', [failed], undefined, 'fail'],
    ['fits ours', [asked], undefined, 'pass'],
    ['fits ours, which it chose', [asked], 'first-answer', 'pass'],
    ['fits another than ours, which it chose', [answered(409)], 'first-answer', 'fail'],
    ['fits the one it chose', [answered(422)], 'refused-409', 'pass'],
    ['fits another than it chose', [answered(200)], 'refused-409', 'fail'],
    ['fits none, and chose one', [answered(404)], 'refused-409', 'fail'],
    ['fits ours, and chose another', [asked], 'refused-409', 'fail'],
    ['chose another, of which the example shows nothing', [passed], 'refused-409', 'pass'],
  ] as const)('where the target %s', (_what, steps, chosen, verdict) => {
    expect(judged([...steps], chosen).rules[0]).toMatchObject({ verdict });
  });
});

describe('the readings that a target file chooses', () => {
  const book = new RuleBook([aRule('MSG-01', { readings }), aRule('MSG-02'), aRule('MSG-03', { aliasOf: 'MSG-01' })]);

  it('are known by the rule that an alias means', () => {
    expect([...chosenReadings(book, { 'MSG-03': 'refused-409' })]).toEqual([['MSG-01', 'refused-409']]);
  });

  it.each([
    [{ 'MSG-09': 'refused-409' }, /unknown rule MSG-09/],
    [{ 'MSG-02': 'refused-409' }, /MSG-02 has one reading, and nothing to choose/],
    [{ 'MSG-01': 'refused' }, /unknown reading of MSG-01: refused; there are first-answer, refused-409/],
    [{ 'MSG-01': 'refused-409', 'MSG-03': 'first-answer' }, /two are chosen for MSG-01/],
  ] as const)('are refused: %j', (chosen, says) => {
    expect(() => chosenReadings(book, chosen)).toThrow(says);
  });
});
