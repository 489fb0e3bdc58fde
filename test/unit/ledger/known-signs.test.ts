import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boughtBy } from '../../../support/cli/plan/budget.ts';
import { type Candidate, chooseWithin } from '../../../support/ledger/budget-choice.ts';
import type { FaultOutcome } from '../../../support/ledger/fault-outcome.ts';
import { type KnownFault, knownFaultsIn, signsIn, signsText } from '../../../support/ledger/known-signs.ts';
import { forAll } from '../for-all.ts';

const fault = (id: string, rule: string, signs: Readonly<Record<string, string>>): KnownFault => ({
  ...{ id, rule },
  signs: new Map(Object.entries(signs)),
});

describe('the file of signs', () => {
  it('is read as it was written, a line for each fault', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    const example = fc.tuple(fc.constantFrom('A-1', 'B-1'), word).map(([rule, name]) => `${rule}#${name}`);
    const signs = fc.dictionary(example, word, { minKeys: 1 });
    const all = fc.uniqueArray(fc.tuple(word, signs), { selector: ([id]) => id });
    forAll(all, (pairs) => {
      const faults = pairs.map(([id, each]) => fault(id, 'A-1', each));
      const text = signsText(faults, 'abc');
      expect(new Map(signsIn(text)?.map((each) => [each.id, each]))).toEqual(
        new Map(faults.map((each) => [each.id, each])),
      );
      expect(text.split('\n')).toHaveLength(Math.max(1, faults.length) + 3);
    });
  });

  it('has its schema and suite first, then faults by name, with the rule of each left out of its signs', () => {
    const late = fault('b.late', 'A-1', { 'A-1#one': 'ax', 'B-1#two': 'p' });
    expect(signsText([late, fault('a.lost', 'B-1', { 'B-1#two': 'ay' })], 'abc')).toBe(
      '{"schema":2,"suite":"abc","faults":{\n"a.lost":["B-1","#two:ay"],\n"b.late":["A-1","#one:ax B-1#two:p"]\n}}\n',
    );
  });

  it.each(['', '{"schema":2,"faults":{', '{"schema":1,"faults":{}}', '[]'])('is none where it says %s', (text) => {
    expect(signsIn(text)).toBeUndefined();
  });

  it('has the faults that were caught', () => {
    const signs = [{ example: 'A-1#one', kind: 'ax' }];
    const outcomes = [
      { id: 'a.late', rule: 'A-1', caught: true, signs },
      { id: 'a.lost', rule: 'A-1', caught: false, signs },
    ] as unknown as FaultOutcome[];
    expect(knownFaultsIn(outcomes)).toEqual([fault('a.late', 'A-1', { 'A-1#one': 'ax' })]);
  });
});

const candidate = (example: string, messages: number): Candidate => ({
  path: `${example}.feature:1`,
  example,
  messages,
});

const known = (...faults: ReadonlyArray<readonly string[]>): KnownFault[] =>
  faults.map((examples, at) => ({
    ...{ id: `fault ${at}`, rule: 'A-01' },
    signs: new Map(examples.map((example) => [example, 'a'])),
  }));

const names = (messages: number, candidates: readonly Candidate[], faults?: readonly KnownFault[]): string[] =>
  chooseWithin(messages, candidates, faults).chosen.map(({ example }) => example);

describe('what a budget buys', () => {
  const faults = known(['a'], ['a', 'b'], ['b'], ['b'], ['c']);

  it('is first what costs nothing, then what catches the most for each message', () => {
    const candidates = [candidate('a', 1), candidate('b', 2), candidate('c', 0)];
    expect(names(3, candidates, faults)).toEqual(['c', 'a', 'b']);
    expect(names(2, candidates, faults)).toEqual(['c', 'a']);
    expect(names(0, candidates, faults)).toEqual(['c']);
    expect(chooseWithin(2, candidates, faults)).toMatchObject({ messages: 1, caught: 3, known: 5 });
  });

  it('is nothing that catches what the others catch', () => {
    const twins = known(['a', 'b']);
    expect(names(9, [candidate('a', 2), candidate('b', 1)], twins)).toEqual(['b']);
    expect(names(9, [candidate('z', 0)], twins)).toEqual([]);
  });

  it('is one example of each rule, the cheapest first, where no faults are known', () => {
    const candidates = [candidate('A-1#a', 3), candidate('A-1#b', 2), candidate('B-1#a', 1), candidate('C-1#a', 0)];
    expect(names(3, candidates)).toEqual(['C-1#a', 'B-1#a', 'A-1#b']);
    expect(names(2, candidates)).toEqual(['C-1#a', 'B-1#a']);
  });

  it('is told in one sentence, with the remedy where no faults are known', () => {
    const choice = { chosen: [candidate('a', 1)], messages: 1, caught: 2, known: 3 };
    expect(boughtBy(choice, faults)).toEqual({
      short: '66 % of known faults',
      says: '1 examples send 1 messages and catch 66 % of 3 known faults',
    });
    expect(boughtBy(choice, undefined)).toMatchObject({
      short: 'one example of a rule',
      says: expect.stringMatching(/^1 examples of as many rules send 1 messages: no known faults came .* prove --all/),
    });
  });

  it('never costs more than the budget, and with more money catches no less', () => {
    const examples = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const candidates = fc.uniqueArray(fc.tuple(examples, fc.nat(4)), { selector: ([name]) => name });
    const catching = fc.array(fc.uniqueArray(examples, { minLength: 1 }), { minLength: 1 });
    forAll(candidates, catching, fc.nat(12), (offered, lists, messages) => {
      const all = offered.map(([name, cost]) => candidate(name, cost));
      const choice = chooseWithin(messages, all, known(...lists));
      expect(choice.messages).toBe(choice.chosen.reduce((sum, each) => sum + each.messages, 0));
      expect(choice.messages).toBeLessThanOrEqual(messages);
      const everything = chooseWithin(100, all, known(...lists));
      expect(everything.caught).toBeGreaterThanOrEqual(choice.caught);
    });
  });
});
