import { describe, expect, it } from 'vitest';
import type { RecordedExample, RecordedStep } from '../../../support/ground/evidence/recorded-run.ts';
import { alternativeOutcome } from '../../../support/ledger/alternative-outcome.ts';
import { endingOf, exampleKey, redExamples } from '../../../support/ledger/ending.ts';
import { outcomeOf, type Trial } from '../../../support/ledger/fault-outcome.ts';
import {
  killLine,
  killMatrix,
  problematic,
  problemTable,
  refusedAlternatives,
  sharesAsked,
} from '../../../support/ledger/kill-matrix.ts';
import { killMatrixMarkdown } from '../../../support/reports/kill-matrix-markdown.ts';
import { figureOf, withFigure } from '../../proof/figure.ts';
import { anExample, inconclusive, passed, threw } from '../reporting/a-run.ts';

const inPart = (part: RecordedStep['part'], step: RecordedStep): RecordedStep => ({ ...step, part });
const assertion = threw('AssertionError', 'expected 404 to equal 400');
const guard = threw('Unlooked', 'a refusal that no step looked at', '');
const skipped: RecordedStep = { text: 'the rest', status: 'SKIPPED', part: 'then' };

const judging = anExample('A-1', [passed, inPart('then', assertion), skipped]);
const guarded = anExample('A-1', [passed, guard]);
const preparing = anExample('A-1', [inPart('given', assertion), skipped]);
const acting = anExample('A-1', [inPart('when', threw('ContractViolation', 'no status'))]);
const undecided = anExample('A-1', [inPart('then', inconclusive)]);
const broken = anExample('A-1', [inPart('then', threw('TypeError', 'x is undefined'))]);
const observing = anExample('A-1', [inPart('then', assertion)], { tags: ['@A-1', '@observe'] });
const unrelated = anExample('B-1', [inPart('then', assertion)]);
const related = anExample('C-1', [inPart('then', assertion)]);

describe('how an example ended, as a proof', () => {
  it.each([
    ['at a Then', judging, 'assertion'],
    ['at the guard', guarded, 'assertion'],
    ['at a Given', preparing, 'precondition'],
    ['at a When', acting, 'precondition'],
    ['without a judgement', undecided, 'inconclusive'],
    ['with a defect', broken, 'error'],
    ['while it only observes', observing, 'inconclusive'],
    ['well', anExample('A-1'), 'pass'],
  ])('%s', (_, example, ending) => {
    expect(endingOf(example)).toBe(ending);
  });

  it('is told with step and message, in one line', () => {
    expect(redExamples([judging, anExample('A-1')])).toMatchObject([
      { rule: 'A-1', step: 'the answer has HTTP status 400', message: 'expected 404 to equal 400' },
    ]);
    expect(redExamples([guarded])[0]?.step).toMatch(/^at its end/);
  });
});

const everything = [judging, guarded, preparing, acting, undecided, broken, unrelated, related];

function outcome(examples: readonly RecordedExample[], over: Partial<Trial> = {}, green = everything) {
  const trial = { fault: 'a.wrong', own: 1, red: redExamples(examples), crashes: [], ms: 7, ...over };
  return outcomeOf(trial, {
    fault: { id: 'a.wrong', rule: 'A-1', says: 'It is wrong | so.' },
    green: new Set(green.map(exampleKey)),
    areaOf: (rule) => rule.slice(0, 1),
    isUnrelated: (area) => area === 'B',
  });
}

it('what a fault turns red elsewhere fails at a question of its own rule, or is listed', () => {
  const ahead = anExample('B-1', [inPart('given', assertion)]);
  const { elsewhere } = outcome([judging, unrelated, related, ahead], {}, [judging, unrelated, related, ahead]);
  expect(elsewhere).toEqual({ asked: 2, others: ['B-1 at "the answer has HTTP status 400"'] });
  const [share, ...listed] = sharesAsked([{ elsewhere }, { elsewhere }]);
  expect(share).toMatch(/^4 of 6 examples .* \(66\.7 %\)$/);
  expect(listed).toEqual(['2 × B-1 at "the answer has HTTP status 400"']);
});

describe('a fault', () => {
  it('is caught by an example of its own rule that fails at its own assertion', () => {
    expect(outcome([judging, preparing])).toMatchObject({
      caught: true,
      killedBy: [{ name: judging.name, line: judging.line, step: 'the answer has HTTP status 400' }],
      survived: undefined,
    });
  });

  it.each([
    ['all-pass', [], {}],
    ['all-pass', [unrelated], {}],
    ['precondition', [preparing], {}],
    ['precondition', [acting, undecided], {}],
    ['inconclusive', [undecided], {}],
    ['error', [broken, undecided], {}],
    ['crash', [judging], { crashes: ['messages.submit: x is undefined'] }],
    ['crash', [], { lost: 'crash' }],
    ['time-out', [], { lost: 'time-out', own: 0 }],
    ['no-example', [], { own: 0 }],
  ] as const)('survives by name: %s', (reason, examples, over) => {
    expect(outcome(examples, over)).toMatchObject({ caught: false, killedBy: [], survived: { reason } });
  });

  it('is not caught by an example that is red without it too', () => {
    expect(outcome([judging], {}, [])).toMatchObject({
      caught: false,
      survived: { reason: 'red-without-it' },
    });
  });

  it('tells which other areas went red', () => {
    expect(outcome([judging, unrelated, related]).collateral).toMatchObject([
      { area: 'B', unrelated: true, rules: ['B-1'] },
      { area: 'C', unrelated: false, rules: ['C-1'] },
    ]);
  });
});

const plain = { judged: 2, passed: 2, red: [] };
const standings = { caught: 1200, excused: 30, open: 4 };
const provenBy = (over: object = {}, outcomes = [outcome([judging])], rules = ['A-1']) =>
  killMatrix(outcomes, rules, { plain, partial: false, alternatives: [], ...over });
const matrixOf = (...outcomes: ReturnType<typeof outcome>[]) => provenBy({}, outcomes);
const wholeOf = (problems: readonly string[] = []) => provenBy({ standings, problems }, [outcome([judging, related])]);

describe('the kill matrix', () => {
  it('is proven when all are caught, nothing reaches too far and the plain run is green', () => {
    const matrix = matrixOf(outcome([judging, related]), outcome([guarded]));
    expect(matrix).toMatchObject({ overall: 'proven', rulesWithSeveralFaults: 1, rulesWithOneFault: [] });
    expect(killLine(matrix)).toBe(
      'caught 2 of 2 faults; accepted 0 of 0 alternatives; 1 of 1 judged rules have a fault, 1 of them several; 0 reach into unrelated areas',
    );
    expect(problemTable(matrix)).toBe('');
  });

  it.each([
    ['a survivor', outcome([])],
    ['a fault that reaches too far', outcome([judging, unrelated])],
  ])('is not proven with %s', (_, bad) => {
    expect(matrixOf(bad)).toMatchObject({ overall: 'not-proven' });
    expect(problematic([bad])).toHaveLength(1);
    expect(problemTable(matrixOf(bad))).toMatch(/survives \(all-pass\)|reaches into B/);
  });

  it('is not proven with a red plain run or a rule without fault', () => {
    const red = { ...plain, red: ['A-1 fail'] };
    expect(provenBy({ plain: red }).overall).toBe('not-proven');
    expect(provenBy({ twin: red }).overall).toBe('not-proven');
    expect(provenBy({}, undefined, ['A-1', 'D-1']).overall).toBe('not-proven');
  });

  it('is not proven with an alternative that a judged rule minds, and names the rule', () => {
    const permitted = { name: 'a.more', rows: ['O-1'], says: 'It says more.' };
    const trial = { fault: 'a.more', own: 1, red: [], crashes: [], ms: 3 };
    const of = (over: Partial<Trial>) =>
      provenBy({ alternatives: [alternativeOutcome({ ...trial, ...over }, permitted)] });
    expect(of({})).toMatchObject({ overall: 'proven', accepted: 1, alternativesTried: 1 });
    expect(of({ red: redExamples([judging]) })).toMatchObject({ overall: 'not-proven', accepted: 0 });
    expect(refusedAlternatives(of({ red: redExamples([judging]) }))[0]).toMatch(/a\.more is permitted.*\n.*A-1 \(1\)/);
    expect(refusedAlternatives(of({ own: 0 }))[0]).toContain('no example was tried');
    expect(refusedAlternatives(of({ lost: 'time-out' }))[0]).toContain('in time');
    expect(refusedAlternatives(of({ lost: 'crash' }))[0]).toContain('process ended');
    expect(refusedAlternatives(of({ crashes: ['messages.submit'] }))[0]).toContain('messages.submit');
  });

  it('has the three numbers of a whole proof in front, and is not proven with a problem', () => {
    expect(killLine(wholeOf())).toMatch(/^1,200 faults caught, 30 excused, 4 open; tried 1 of them, caught 1/);
    expect(wholeOf(['x is open and has no owner']).overall).toBe('not-proven');
    expect(killMatrixMarkdown(wholeOf(['x is open and has no owner']))).toContain('- x is open and has no owner');
  });

  it('is a page with step and message, whose cells hold together', () => {
    const page = killMatrixMarkdown(matrixOf(outcome([judging, unrelated])));
    expect(page).toContain('**NOT PROVEN**');
    expect(page).toContain('It is wrong \\| so.');
    expect(page).toContain('*the answer has HTTP status 400*<br>`expected 404 to equal 400`');
    expect(page).toContain('**unrelated** B: B-1');
  });
});

describe('the figure in the README', () => {
  const readme = 'a\n<!-- proof:start -->\nold\n<!-- proof:end -->\nb';

  it('is generated between its markers', () => {
    const text = withFigure(readme, figureOf(wholeOf()));
    expect(text).toMatch(
      /^a\n<!-- proof:start -->\n\*\*1,200 faults.*30.*4.*at least \d+ % fail.*\n.*alternatives are accepted.*\n<!-- proof:end -->\nb$/,
    );
    expect(withFigure(text, figureOf(wholeOf()))).toBe(text);
  });

  it('needs markers and a whole matrix', () => {
    expect(() => withFigure('nothing', 'x')).toThrow(/proof:start/);
    expect(() => figureOf({ ...wholeOf(), partial: true })).toThrow(/partial/);
  });
});
