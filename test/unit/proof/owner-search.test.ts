import { describe, expect, it } from 'vitest';
import { RuleBook } from '../../../support/ground/rules/rule-book.ts';
import { OwnerSearch } from '../../proof/owner-search.ts';
import { aRule } from '../reporting/a-run.ts';

const book = new RuleBook([aRule('A-01'), aRule('A-02'), aRule('A-03'), aRule('SEEN-01', { standing: 'observe' })]);
const place = (rule: string, line: number, rows: number[] = []) => ({
  uri: 'features/a.feature',
  line,
  name: `line ${line}`,
  tags: ['@messaging', `@${rule}`],
  rows,
});
const places = [place('A-01', 1), place('A-02', 2, [20, 21, 22]), place('A-03', 3), place('SEEN-01', 4)];
const red = (rule: string, line: number, step = 'Then it is accepted', ending = 'assertion' as const) => ({
  ...{ rule, name: `line ${line}`, uri: 'features/a.feature', line, ending, step },
});
const green = new Set(places.map(({ uri, line, name }) => `${uri}:${line} ${name}`));
const trial = (...examples: ReturnType<typeof red>[]) => ({ fault: 'x.y', own: 1, red: examples, crashes: [], ms: 1 });

describe('the search for the owner of a fault', () => {
  it('tries judged rules alone, small ones first, and each of them once', () => {
    const search = new OwnerSearch(book, places);
    const fault = search.add('lost.asked/a/b', ['A-01', 'A-02', 'SEEN-01']);
    expect(search.next(fault, 1, false)?.paths).toEqual(['features/a.feature:1']);
    expect(search.next(fault, 1, false)?.paths).toEqual(['features/a.feature:2']);
    expect(search.next(fault, 1, false)).toBeUndefined();
  });

  it('asks first the rule that caught another fault at the same place', () => {
    const search = new OwnerSearch(book, places);
    search.learn('null.asked/a/b', 'A-03');
    const fault = search.add('lost.asked/a/b', ['A-01', 'A-02', 'A-03']);
    expect(search.next(fault, 1, true)?.rule).toBe('A-03');
  });

  it('takes the first rule of the book that fails at a step, and one that fails at its end only for want of another', () => {
    const search = new OwnerSearch(book, places);
    const fault = search.add('lost.asked/a/b', ['A-01', 'A-02', 'A-03']);
    search.take(fault, trial(red('A-01', 1, 'at its end: nothing is left unlooked')), green);
    expect(fault).toMatchObject({ late: 'A-01' });
    expect(fault.owner).toBeUndefined();
    search.take(fault, trial(red('A-03', 3), red('A-02', 2)), green);
    expect(fault).toMatchObject({ owner: 'A-02', late: 'A-01' });
  });

  it('learns nothing from examples that fail without it, or from a platform that fell over', () => {
    const search = new OwnerSearch(book, places);
    const fault = search.add('lost.asked/a/b', ['A-01']);
    search.take(fault, trial(red('A-01', 9)), green);
    expect(fault.owner).toBeUndefined();
    search.take(fault, { ...trial(red('A-01', 1)), crashes: ['a.b: it fell'] }, green);
    expect(fault).toMatchObject({ crashed: true });
    expect(fault.owner).toBeUndefined();
  });
});
