import { describe, expect, it } from 'vitest';
import { examplesAgain, opinionOn, type Trial } from '../../../support/cli/run/second-opinion.ts';
import { judge } from '../../../support/ledger/judge.ts';
import { suspectOf } from '../../../support/ledger/suspect.ts';
import type { JudgedRule } from '../../../support/ledger/verdicts.ts';
import { anExample, aRule, aRun, circumstances, failed } from '../reporting/a-run.ts';

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
