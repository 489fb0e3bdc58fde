import { describe, expect, it } from 'vitest';
import { TrialPlan } from '../../../support/cli/trial-plan.ts';
import { RuleBook } from '../../../support/ground/rules/rule-book.ts';
import { aRule } from '../reporting/a-run.ts';

const book = new RuleBook([aRule('MSG-01'), aRule('SEEN-01', { area: 'SEEN', standing: 'observe' })]);
const place = (name: string, line: number) => ({ uri: `features/${name}.feature`, line, name, tags: [] });

describe('the trial of an alternative', () => {
  it('tries an alternative on the examples that reach it, and on two rows of an outline', () => {
    const [m, t] = [place('m', 3), { ...place('t', 3), rows: [23, 24, 25, 26] }];
    const plan = new TrialPlan([m, place('m', 5), t], book);
    const alternative = { name: 'a.other', rows: ['SEEN-01'], says: 'Other.', target: {} };
    const { paths } = plan.alternativeJob(alternative, ['features/m.feature:3', 'features/t.feature:23:24:26']);
    expect(paths[0]).toBe('features/m.feature:3');
    const [uri, ...lines] = paths[1]?.split(':') ?? [];
    expect([uri, lines.length, lines.includes('25')]).toEqual(['features/t.feature', 2, false]);
  });

  it('tries an alternative that about half of all examples reach on one row of an outline', () => {
    const rows = Array.from({ length: 2001 }, (_, at) => at + 4);
    const plan = new TrialPlan([{ ...place('m', 3), rows }], book);
    const alternative = { name: 'a.other', rows: ['SEEN-01'], says: 'Other.', target: {} };
    const { paths } = plan.alternativeJob(alternative, [`features/m.feature:${rows.join(':')}`]);
    expect(paths[0]?.split(':')).toHaveLength(2);
  });
});
