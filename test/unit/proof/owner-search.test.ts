import { describe, expect, it } from 'vitest';
import { OwnerMemory } from '../../../support/cli/proof/owner-memory.ts';
import { OwnerSearch } from '../../../support/cli/proof/owner-search.ts';
import type { TrialJob } from '../../../support/cli/proof/trial-plan.ts';
import { RuleBook } from '../../../support/ground/rules/rule-book.ts';
import { GUARD_STEP } from '../../../support/ledger/ending.ts';
import { aRule } from '../reporting/a-run.ts';

const book = new RuleBook([aRule('A-01'), aRule('A-02'), aRule('A-03'), aRule('SEEN-01', { standing: 'observe' })]);
const place = (rule: string, line: number, rows: number[] = []) => ({
  uri: 'features/a.feature',
  line,
  name: `line ${line}`,
  tags: ['@messaging', `@${rule}`],
  rows,
});
const many = Array.from({ length: 12 }, (_, at) => 20 + at);
const places = [place('A-01', 1), place('A-02', 2, many), place('A-03', 3), place('SEEN-01', 4)];
const red = (rule: string, line: number, step = 'Then it is accepted', ending = 'assertion' as const) => ({
  ...{ rule, name: `line ${line}`, uri: 'features/a.feature', line, ending, step },
});
const green = new Set(places.map(({ uri, line, name }) => `${uri}:${line} ${name}`));
const trial = (fault: string, ...examples: ReturnType<typeof red>[]) => ({
  ...{ fault, own: 1, red: examples, crashes: [], ms: 1 },
});
const unit = (rules: readonly string[], ...members: string[]) => ({ members, rules });
const LOST = 'lost.asked/a/b';

type Caught = readonly (readonly [string, string])[];

function begun(units: readonly ReturnType<typeof unit>[], known: Caught = [], before: Caught = []) {
  const memory = new OwnerMemory();
  for (const [id, rule] of known) memory.learn(id, rule);
  for (const [id, rule] of before) memory.remember(id, rule);
  const search = new OwnerSearch(book, places, green, memory);
  return { search, jobs: search.begin(units, new Set()).map((make) => make() as TrialJob) };
}

describe('the search for the rule that catches a fault', () => {
  it('tries judged rules alone, small ones first, and each of them once', () => {
    const { search, jobs } = begun([unit(['A-01', 'A-02', 'SEEN-01'], LOST)]);
    expect(jobs[0]?.paths).toEqual(['features/a.feature:1']);
    const [next] = search.take(trial(LOST));
    expect(next?.paths).toEqual(['features/a.feature:2']);
    expect(search.take(trial(LOST))).toEqual([]);
    expect(search.uncaught()).toHaveLength(1);
  });

  it('asks first the rule that caught another fault at the same place', () => {
    expect(begun([unit(['A-01', 'A-02', 'A-03'], LOST)], [['null.asked/a/b', 'A-03']]).jobs[0]?.rule).toBe('A-03');
  });

  it('asks the owner of before first, and leaves the fault to it as long as it catches it', () => {
    const { search, jobs } = begun(
      [unit(['A-01', 'A-02', 'A-03'], LOST)],
      [['null.asked/a/b', 'A-02']],
      [[LOST, 'A-03']],
    );
    expect(jobs[0]?.rule).toBe('A-03');
    search.take(trial(LOST, red('A-02', 2), red('A-03', 3)));
    expect(search.caught()).toMatchObject([{ rule: 'A-03' }]);
  });

  it('takes the first rule of the book that fails at a step, and one that fails at its end only for want of another', () => {
    const { search } = begun([unit(['A-01', 'A-02'], LOST)]);
    search.take(trial(LOST, red('A-01', 1, GUARD_STEP)));
    expect(search.caught()).toEqual([]);
    search.take(trial(LOST));
    expect(search.caught()).toMatchObject([{ id: LOST, rule: 'A-01' }]);
    const other = begun([unit(['A-01', 'A-02', 'A-03'], LOST)]).search;
    other.take(trial(LOST, red('A-03', 3), red('A-02', 2)));
    expect(other.caught()).toMatchObject([{ rule: 'A-02', red: new Set(['features/a.feature:2 line 2']) }]);
  });

  it('learns nothing from examples that fail without it, and calls a fault void with which the platform falls over', () => {
    const { search } = begun([unit(['A-01'], LOST)]);
    search.take(trial(LOST, red('A-01', 9)));
    expect(search.uncaught()).toHaveLength(1);
    const other = begun([unit(['A-01'], LOST)]).search;
    other.take({ ...trial(LOST, red('A-01', 1)), crashes: ['a.b: it fell'] });
    expect([other.voids, other.caught(), other.uncaught()]).toEqual([1, [], []]);
  });

  it.each([
    [0, ['c', 'b', 'a']],
    [1, ['c', 'b', 'a']],
    [2, ['c', 'b']],
  ])('finds the subtlest of a family that its rule catches, number %i', (subtlest, tried) => {
    const members = ['a.asked/x', 'b.asked/x', 'c.asked/x'];
    const { search, jobs } = begun([unit(['A-01'], ...members)]);
    const seen: string[] = [];
    for (let job = jobs[0]; job; ) {
      const { fault } = job;
      seen.push(fault.slice(0, 1));
      const isCaught = members.indexOf(fault) >= subtlest;
      [job] = search.take(isCaught ? trial(fault, red('A-01', 1)) : trial(fault)) as [TrialJob];
    }
    expect(seen).toEqual(tried);
    expect(search.caught()).toMatchObject([{ id: members[subtlest] }]);
  });
});
