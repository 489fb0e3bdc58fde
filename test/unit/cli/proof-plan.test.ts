import { describe, expect, it } from 'vitest';
import { planProof, type Triable } from '../../../support/cli/proof/proof-plan.ts';
import { TrialPlan } from '../../../support/cli/proof/trial-plan.ts';
import { RuleBook } from '../../../support/ground/rules/rule-book.ts';
import { problem } from '../problem.ts';
import { aRule } from '../reporting/a-run.ts';

const book = new RuleBook([
  aRule('MSG-01'),
  aRule('MSG-02'),
  aRule('LIM-01', { aliasOf: 'MSG-01' }),
  aRule('SEEN-01', { area: 'SEEN', standing: 'observe' }),
  aRule('VOICE-01', { area: 'VOICE' }),
  aRule('TOK-01', { area: 'TOK' }),
  aRule('DR-01', { area: 'DR' }),
]);
const place = (name: string, line: number, ...tags: string[]) => ({
  uri: `features/${name}.feature`,
  line,
  name,
  tags,
});
const places = [
  place('m', 3, '@messaging', '@MSG-01'),
  place('m', 9, '@messaging', '@MSG-01', '@observe'),
  place('d', 3, '@messaging', '@DR-01', '@smoke'),
  place('v', 2, '@voice', '@VOICE-01'),
  place('v', 5, '@voice', '@VOICE-01', '@smoke'),
  place('t', 3, '@token', '@TOK-01', '@smoke'),
  place('s', 3, '@messaging', '@SEEN-01', '@smoke'),
];
const fault = (id: string, rule: string) => ({ id, rule, says: `${id} is wrong` });
const faults = [
  fault('limit.off', 'LIM-01'),
  fault('voice.off', 'VOICE-01'),
  fault('token.off', 'TOK-01'),
  fault('report.off', 'DR-01'),
];
const alternatives = [
  { name: 'reports.extra', rows: ['DR-01'], says: 'Reports say more.', decisions: [], target: {} },
  { name: 'calls.extra', rows: ['VOICE-01'], says: 'Calls say more.', decisions: [], target: {} },
];
const others = { alternatives, none: { 'SEEN-01': 'nothing to alter' } };
const plan = (names: readonly string[], over = faults, more: Partial<Triable> = {}) =>
  planProof(names, { ...others, faults: over, ...more }, book, places);

describe('the plan of a proof', () => {
  it('is every fault, an alias as its twin, and every judged rule with an example', () => {
    expect(plan([])).toMatchObject({
      partial: false,
      judgedRules: ['MSG-01', 'VOICE-01', 'TOK-01', 'DR-01'],
      faults: [{ rule: 'MSG-01' }, { rule: 'VOICE-01' }, { rule: 'TOK-01' }, { rule: 'DR-01' }],
    });
  });

  it.each([
    ['nothing', [], ['reports.extra', 'calls.extra']],
    ['an alternative', ['calls.extra'], ['calls.extra']],
    ['a rule that leaves it open', ['DR-01'], ['reports.extra']],
    ['another fault', ['token.off'], []],
  ])('has the alternatives selected by %s', (_, names, selected) => {
    expect(plan(names).alternatives.map(({ name }) => name)).toEqual(selected);
  });

  it.each([
    ['an area', 'VOICE', ['voice.off'], ['VOICE-01']],
    ['an area in small letters', 'voice', ['voice.off'], ['VOICE-01']],
    ['a rule', 'TOK-01', ['token.off'], ['TOK-01']],
    ['an alias', 'LIM-01', ['limit.off'], ['MSG-01']],
    ['a fault', 'limit.off', ['limit.off'], []],
  ])('is restricted by %s', (_, name, ids, judgedRules) => {
    const partial = plan([name]);
    expect(partial).toMatchObject({ partial: true, judgedRules });
    expect(partial.faults.map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    [
      'an unknown name',
      ['limit.of'],
      faults,
      /unknown fault, alternative, promise or rule limit\.of; did you mean limit\.off\?/,
    ],
    ['a selection of nothing', ['SEEN'], faults, /SEEN selects no fault and no alternative; nothing to prove/],
    ['a rule without example', ['MSG-02'], faults, /selects no fault/],
    ['a fault without rule', [], [...faults, fault('a.b', 'GONE-1')], /no rule for fault a\.b.*GONE-1/],
    ['a fault of an observed rule', [], [...faults, fault('a.b', 'SEEN-01')], /never judged.*a\.b \(SEEN-01\)/],
    ['two faults of one id', [], [...faults, fault('limit.off', 'TOK-01')], /more than one fault is called limit\.off/],
  ])('refuses %s', (_, names, over, message) => {
    expect(() => plan(names, over)).toThrow(problem('UsageError', message));
  });

  it('refuses an undecided rule without alternative and reason, and an alternative of no rule', () => {
    expect(() => plan([], faults, { none: {} })).toThrow(
      /no alternative for the undecided rule SEEN-01; .*no-alternative\.ts/,
    );
    expect(() => plan([], faults, { none: { 'GONE-1': 'x' } })).toThrow(/no rule GONE-1/);
    expect(() => plan(['TOK'], faults, { none: {} })).not.toThrow();
  });

  it('searches what the examples of named rules and areas reach, and faults of the grammar that no rule is known to catch', () => {
    expect([...plan(['VOICE']).searched]).toEqual(['VOICE-01']);
    expect([...plan(['voice.off']).searched]).toEqual([]);
    expect(plan(['lost.asked/a']).sought).toEqual(['lost.asked/a']);
    expect(plan([]).searched.size).toBe(0);
  });
});

describe('the plan of a trial', () => {
  const trials = new TrialPlan(places, book);
  const outlines = places.map((each) => ({ ...each, rows: [each.line + 20, each.line + 21] }));

  it('calls areas unrelated that share no interface and no credentials', () => {
    expect(trials.isUnrelated('MSG-01', 'VOICE')).toBe(true);
    expect(trials.isUnrelated('MSG-01', 'DR')).toBe(false);
    expect(trials.isUnrelated('VOICE-01', 'TOK')).toBe(false);
  });

  it('runs the judged examples of the rule, its controls and some neighbours, and nothing observed', () => {
    const { paths } = trials.jobFor({ id: 'limit.off', rule: 'MSG-01' });
    expect([...paths].sort()).toEqual([
      'features/d.feature:3',
      'features/m.feature:3',
      'features/t.feature:3',
      'features/v.feature:5',
    ]);
  });

  it('runs the judged examples alone for a fault that an operator made', () => {
    const { paths } = trials.jobFor({ id: 'lost.asked/a', rule: 'MSG-01', operator: 'lost' });
    expect(paths).toEqual(['features/m.feature:3']);
  });

  it('names every row by itself where one that catches the fault is enough', () => {
    const made = { id: 'lost.asked/a', rule: 'MSG-01', operator: 'lost' };
    const plan = new TrialPlan(outlines, book);
    expect(plan.jobFor(made)).toMatchObject({
      isEnoughOnce: true,
      paths: ['features/m.feature:23', 'features/m.feature:24'],
    });
    expect(plan.jobFor(made, true)).toEqual({ fault: made.id, rule: 'MSG-01', paths: ['features/m.feature:3'] });
  });

  it('draws one row of an outline that belongs to another rule, and tries every row of its own', () => {
    const { paths } = new TrialPlan(outlines, book).jobFor({ id: 'limit.off', rule: 'MSG-01' });
    const linesOf = (file: string) =>
      paths
        .find((path) => path.startsWith(file))
        ?.split(':')
        .slice(1);
    expect(linesOf('features/m.feature')).toEqual(['3']);
    expect(linesOf('features/t.feature')).toHaveLength(1);
    expect(['23', '24']).toContain(linesOf('features/t.feature')?.[0]);
  });
});
