import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Candidate, chooseWithin } from '../../../support/ledger/budget-choice.ts';
import type { Dictionary } from '../../../support/ledger/known-signs.ts';

const candidate = (example: string, messages: number): Candidate => ({
  path: `${example}.feature:1`,
  example,
  messages,
});

/** Faults by the examples that catch them. */
const known = (...faults: ReadonlyArray<readonly string[]>): Dictionary => ({
  faults: faults.map((examples, at) => ({
    ...{ id: `fault ${at}`, rule: 'A-01' },
    signs: new Map(examples.map((example) => [example, 'a'])),
  })),
  evaluated: { faults: 0, first: 0, firstThree: 0 },
});

const names = (messages: number, candidates: readonly Candidate[], dictionary: Dictionary): string[] =>
  chooseWithin(messages, candidates, dictionary).chosen.map(({ example }) => example);

describe('what a budget buys', () => {
  const dictionary = known(['a'], ['a', 'b'], ['b'], ['b'], ['c']);

  it('is first what costs nothing, then what catches the most for each message', () => {
    const candidates = [candidate('a', 1), candidate('b', 2), candidate('c', 0)];
    expect(names(3, candidates, dictionary)).toEqual(['c', 'a', 'b']);
    expect(names(2, candidates, dictionary)).toEqual(['c', 'a']);
    expect(names(0, candidates, dictionary)).toEqual(['c']);
    expect(chooseWithin(2, candidates, dictionary)).toMatchObject({ messages: 1, caught: 3, known: 5 });
  });

  it('is nothing that catches what the others catch', () => {
    const twins = known(['a', 'b']);
    expect(names(9, [candidate('a', 2), candidate('b', 1)], twins)).toEqual(['b']);
    expect(names(9, [candidate('z', 0)], twins)).toEqual([]);
  });

  it('never costs more than the budget, and with more money catches no less', () => {
    const examples = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const candidates = fc.uniqueArray(fc.tuple(examples, fc.nat(4)), { selector: ([name]) => name });
    const faults = fc.array(fc.uniqueArray(examples, { minLength: 1 }), { minLength: 1 });
    fc.assert(
      fc.property(candidates, faults, fc.nat(12), (offered, lists, messages) => {
        const all = offered.map(([name, cost]) => candidate(name, cost));
        const choice = chooseWithin(messages, all, known(...lists));
        expect(choice.messages).toBe(choice.chosen.reduce((sum, each) => sum + each.messages, 0));
        expect(choice.messages).toBeLessThanOrEqual(messages);
        const everything = chooseWithin(100, all, known(...lists));
        expect(everything.caught).toBeGreaterThanOrEqual(choice.caught);
      }),
    );
  });
});
