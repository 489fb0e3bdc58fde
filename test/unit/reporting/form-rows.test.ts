import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../../support/ground/evidence/recorded-run.ts';
import type { BrokenForm, Seen } from '../../../support/ground/evidence/seen.ts';
import { fingerprintOf } from '../../../support/ledger/fingerprint.ts';
import { formExamples } from '../../../support/ledger/form-examples.ts';
import { judge } from '../../../support/ledger/judge.ts';
import { anExample, aRule, aRun, circumstances, failed, passed } from './a-run.ts';

const ROW = 'FORM-submit-message';

const rules = [
  aRule('MSG-01'),
  aRule(ROW, { area: 'FORM', form: { interface: 'messaging', asked: ['submit a message'] } }),
];

const broken = (over: Partial<BrokenForm> = {}): BrokenForm => ({
  row: ROW,
  standing: 'documented',
  n: 2,
  isLetter: false,
  where: 'the answer to POST submit a message with HTTP status 202, /messages/*/status',
  wanted: 'be string',
  got: '7',
  ...over,
});

const seeing = (...all: readonly BrokenForm[]): Seen => ({
  forms: all.length > 0 ? [] : [ROW],
  broken: all,
  restsOn: ['interface'],
});

const judged = (example: ReturnType<typeof anExample>, over = {}) => {
  const run = aRun([example, ...formExamples([example])]);
  const by = circumstances(['MSG-01'], { interfaces: ['messaging'], ...over });
  const { rules: all, exitCode } = judge(rules, run, by);
  const verdictOf = (id: string) => all.find((rule) => rule.id === id);
  return { rule: verdictOf('MSG-01'), form: verdictOf(ROW), exitCode };
};

describe('an answer that breaks its form', () => {
  it('fails the row of the form and not the rule that ran', () => {
    const { rule, form, exitCode } = judged(anExample('MSG-01', [passed], { seen: seeing(broken()) }));
    expect([rule?.verdict, form?.verdict, exitCode]).toEqual(['pass', 'fail', 1]);
    expect(form?.examples[0]?.message).toMatch(/: expected string, got 7$/);
    expect(form?.examples[0]?.fingerprint).toMatch(/status has to be string/);
  });

  it('does not spare the rule that fails as well', () => {
    const { rule, form } = judged(anExample('MSG-01', [failed], { seen: seeing(broken()) }));
    expect([rule?.verdict, form?.verdict]).toEqual(['fail', 'fail']);
  });

  it.each([
    ['in an example that judges nothing', ['@observe'], broken(), false],
    ['as published, where that is not judged', [], broken({ standing: 'published' }), false],
    ['as published, where that is judged', [], broken({ standing: 'published' }), true],
  ])('%s', (_title, tags, each, published) => {
    const example = anExample('MSG-01', [passed], { tags: ['@MSG-01', ...tags], seen: seeing(each) });
    expect(judged(example, { published }).form?.verdict).toBe(published ? 'fail' : 'open');
  });

  it('keeps the exchange that deviates and no other', () => {
    const exchange = (n: number) => ({ n }) as Evidence['exchanges'][number];
    const evidence = { exchanges: [exchange(1), exchange(2)], callbacks: [{ n: 2 }], witness: [] } as never;
    const [told] = formExamples([anExample('MSG-01', [passed], { seen: seeing(broken()), evidence })]);
    expect(told?.evidence?.exchanges).toEqual([{ n: 2 }]);
    expect(told?.evidence?.callbacks).toEqual([]);
  });
});

it('the same deviation in many answers is one example', () => {
  const many = Array.from({ length: 50 }, () => anExample('MSG-01', [passed], { seen: seeing(broken()) }));
  expect(formExamples(many)).toHaveLength(1);
});

it('the value that was there is no part of the fingerprint', () => {
  const [one, other] = ['7', '8'].map((got) => {
    const [told] = formExamples([anExample('MSG-01', [passed], { seen: seeing(broken({ got })) })]);
    return fingerprintOf(told?.steps[0] as never);
  });
  expect(one).toBe(other);
  expect(one).not.toBe('');
});

describe('a form that is kept', () => {
  const example = anExample('MSG-01', [passed], { seen: seeing() });

  it('is verified by the answers that were seen', () => {
    expect(judged(example).form?.verdict).toBe('pass');
  });

  it('is beside the point of a run that did not ask for it', () => {
    expect(judged(example, { selection: '--rule MSG-01' }).form?.verdict).toBe('not-selected');
    expect(judged(example, { selection: `--rule ${ROW}` }).form?.verdict).toBe('pass');
  });
});

const example = anExample('MSG-01');

it.each([
  ['is undecided', {}, 'inconclusive', true],
  ['is out of reach of an external target', { scope: 'external' }, 'inconclusive', false],
  ['is not applicable where the interface is not offered', { interfaces: [] }, 'not-applicable', true],
  ['was not asked for', { selection: '--rule MSG-01' }, 'not-selected', true],
])('a form that nothing showed %s', (_title, over, verdict, inScope) => {
  expect(judged(example, over).form).toMatchObject({ verdict, inScope });
});
