import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FaultOutcome } from '../../../support/ledger/fault-outcome.ts';
import { type KnownFault, knownFaultsIn, signsIn, signsText } from '../../../support/ledger/known-signs.ts';

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
    fc.assert(
      fc.property(all, (pairs) => {
        const faults = pairs.map(([id, each]) => fault(id, 'A-1', each));
        const text = signsText(faults, 'abc');
        expect(new Map(signsIn(text)?.map((each) => [each.id, each]))).toEqual(
          new Map(faults.map((each) => [each.id, each])),
        );
        expect(text.split('\n')).toHaveLength(Math.max(1, faults.length) + 3);
      }),
    );
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
