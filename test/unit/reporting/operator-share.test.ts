import { describe, expect, it } from 'vitest';
import { operatorShares, shareLines } from '../../../support/ledger/operator-share.ts';

const grammar = {
  operators: ['lost', 'cut-at-64', 'unused'],
  survivors: [
    { id: 'lost.asked/a/b', operator: 'lost', because: 'nobody sees it' },
    { id: 'lost.asked/a/c', operator: 'lost' },
  ],
};

describe('the share of an operator', () => {
  const shares = operatorShares(grammar, [
    { operator: 'lost', caught: true },
    { operator: 'lost', caught: false },
    { operator: 'cut-at-64', caught: true },
    { caught: true },
  ]);

  it('counts what is caught, what need not be, and what is open', () => {
    expect(shares).toEqual([
      { operator: 'lost', faults: 4, caught: 1, excused: 1, open: 2 },
      { operator: 'cut-at-64', faults: 1, caught: 1, excused: 0, open: 0 },
      { operator: 'unused', faults: 0, caught: 0, excused: 0, open: 0 },
    ]);
  });

  it('is one line', () => {
    expect(shareLines(shares)).toEqual([
      'lost       caught 1 of 4 · 1 need not be · 2 open',
      'cut-at-64  caught 1 of 1',
      'unused     caught 0 of 0',
    ]);
  });
});
