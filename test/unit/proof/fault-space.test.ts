import { expect, it } from 'vitest';
import { FaultSpace } from '../../../support/cli/proof/fault-space.ts';
import { RuleBook } from '../../../support/ground/rules/rule-book.ts';
import { aRule } from '../reporting/a-run.ts';

it('counts at each rule what its examples reach and no example catches', () => {
  const entry = { because: '', owner: '', since: '' };
  const grammar = {
    operators: ['lost'],
    families: [],
    excused: [{ ...entry, ids: ['lost.asked/both'] }],
    open: [{ ...entry, ids: ['lost.asked/b'] }],
  };
  const faults = { 'lost.asked/a': ['A-01'], 'lost.asked/both': ['A-01', 'B-01'], 'lost.asked/b': ['B-01'] };
  const space = new FaultSpace(faults, grammar as never, new RuleBook([aRule('A-01'), aRule('B-01')]));
  expect(space.left()).toEqual({ 'A-01': { excused: 1, open: 0 }, 'B-01': { excused: 1, open: 1 } });
});
