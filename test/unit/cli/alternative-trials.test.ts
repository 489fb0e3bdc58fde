import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AlternativeTrials, groupsOf } from '../../../support/cli/proof/alternative-trials.ts';
import { TrialPlan } from '../../../support/cli/proof/trial-plan.ts';
import { RuleBook } from '../../../support/ground/rules/rule-book.ts';
import { forAll } from '../for-all.ts';
import { aRule } from '../reporting/a-run.ts';

const book = new RuleBook([aRule('MSG-01'), aRule('SEEN-01', { area: 'SEEN', standing: 'observe' })]);
const place = (name: string, line: number) => ({ uri: `features/${name}.feature`, line, name, tags: [] });

describe('the trial of an alternative', () => {
  it('tries an alternative on the examples that reach it, and on two rows of an outline', () => {
    const [m, t] = [place('m', 3), { ...place('t', 3), rows: [23, 24, 25, 26] }];
    const plan = new TrialPlan([m, place('m', 5), t], book);
    const alternative = { name: 'a.other', rows: ['SEEN-01'], says: 'Other.', decisions: [], target: {} };
    const { paths } = plan.groupJob([alternative], {
      'a.other': ['features/m.feature:3', 'features/t.feature:23:24:26'],
    });
    expect(paths[0]).toBe('features/m.feature:3');
    const [uri, ...lines] = paths[1]?.split(':') ?? [];
    expect([uri, lines.length, lines.includes('25')]).toEqual(['features/t.feature', 2, false]);
  });

  it('tries an alternative that hundreds of examples reach on two of each rule, unless everything is tried', () => {
    const lines = Array.from({ length: 301 }, (_, at) => at + 4);
    const many = lines.map((line) => ({ ...place('m', line), tags: ['@MSG-01'] }));
    const few = [{ ...place('t', 3), tags: ['@SEEN-01'] }];
    const reaching = { 'a.other': [...many, ...few].map(({ uri, line }) => `${uri}:${line}`) };
    const alternative = { name: 'a.other', rows: ['SEEN-01'], says: 'Other.', decisions: [], target: {} };
    const tried = (isEverything: boolean): number[] =>
      new TrialPlan([...many, ...few], book, isEverything)
        .groupJob([alternative], reaching)
        .paths.map((path) => path.split(':').length - 1);
    expect(tried(false)).toEqual([2, 1]);
    expect(tried(true)).toEqual([301, 1]);
  });
});

const alternative = (name: string, more: object = {}) => ({
  ...{ name, rows: [`${name}-row`], says: name, decisions: [], target: {} },
  ...more,
});

describe('groups of alternatives', () => {
  it.each([
    ['the same row', { rows: ['R'] }, { rows: ['R'] }],
    ['the same decision', { decisions: ['a.b'] }, { decisions: ['a.b'] }],
    ['the same binding', { target: { bindings: { x: 'a' } } }, { target: { bindings: { x: null } } }],
    ['other words about published facts', { target: { published: false } }, {}],
  ])('keep two apart that have %s', (_, one, other) => {
    const both = [alternative('a', one), alternative('b', other)] as never;
    expect(groupsOf(both, () => 1)).toHaveLength(2);
  });

  it('hold each alternative once, those that reach most in front', () => {
    const names = fc.uniqueArray(fc.tuple(fc.nat(9), fc.nat(3)), { selector: ([name]) => name });
    forAll(names, (some) => {
      const all = some.map(([name, decision]) => alternative(`a${name}`, { decisions: [`d${decision}`] }));
      const reach = (each: { name: string }) => Number(each.name.slice(1));
      const groups = groupsOf(all as never, reach as never);
      const namesOf = (of: ReadonlyArray<{ name: string }>) => of.map((each) => each.name).sort();
      expect(namesOf(groups.flat())).toEqual(namesOf(all));
      for (const group of groups) {
        expect(new Set(group.flatMap(({ decisions }) => decisions)).size).toBe(group.length);
        expect(group.map(reach)).toEqual(group.map(reach).toSorted((one, other) => other - one));
      }
    });
  });
});

describe('the trials of alternatives', () => {
  const plan = new TrialPlan([place('m', 3)], book);
  const red = { rule: 'MSG-01', name: 'm', uri: 'features/m.feature', line: 3, ending: 'assertion' as const };
  const trial = (fault: string, more: object = {}) => ({ fault, own: 1, red: [], crashes: [], ms: 1, ...more });
  const names = (jobs: readonly { fault: string }[]) => jobs.map(({ fault }) => fault);
  const begun = () => {
    const trials = new AlternativeTrials(['a', 'b', 'c'].map((name) => alternative(name)) as never, plan);
    expect(names(trials.begin({}))).toEqual(['a b c']);
    return trials;
  };

  it('split a red group until its culprit is alone, and try that twice', () => {
    const trials = begun();
    expect(names(trials.take(trial('a b c', { red: [red] })))).toEqual(['a b', 'c']);
    expect(names(trials.take(trial('a b', { red: [red] })))).toEqual(['a', 'b']);
    expect(names(trials.take(trial('a', { red: [red] })))).toEqual(['a']);
    expect(trials.take(trial('a', { red: [red] }))).toEqual([]);
    for (const name of ['b', 'c']) expect(trials.take(trial(name))).toEqual([]);
    expect(trials.outcomes().map(({ name, accepted }) => [name, accepted])).toEqual([
      ['a', false],
      ['b', true],
      ['c', true],
    ]);
  });

  it('try alone what does not act among others', () => {
    const trials = begun();
    expect(names(trials.take(trial('a b c', { acting: ['a', 'c'] })))).toEqual(['b']);
    expect(trials.take(trial('b'))).toEqual([]);
    expect(trials.outcomes().every(({ accepted }) => accepted)).toBe(true);
  });

  it('refuse one with which no example ran', () => {
    const trials = begun();
    trials.take(trial('a b c', { acting: ['a', 'b'] }));
    expect(names(trials.take(trial('c', { own: 0 })))).toEqual([]);
    expect(trials.outcomes()[2]).toMatchObject({ accepted: false, trouble: 'no example was tried with it' });
  });
});
