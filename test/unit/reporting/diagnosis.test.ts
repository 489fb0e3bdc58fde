import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faults } from '../../../reference-impl/deviations/faults/index.ts';
import { clientFaults } from '../../../support/client/built-in/client-faults.ts';
import { Diagnosis, evaluate, isGood, resemblances } from '../../../support/ledger/diagnosis.ts';
import { fingerprintOf } from '../../../support/ledger/fingerprint.ts';
import {
  type Dictionary,
  dictionaryText,
  type KnownFault,
  mergedFaults,
  readDictionary,
  shippedDictionary,
} from '../../../support/ledger/known-signs.ts';
import { kindOf, signedExample } from '../../../support/ledger/sign.ts';
import { suspectOf } from '../../../support/ledger/suspect.ts';
import { receiverFaults } from '../../../support/wire/callbacks/receiver-faults.ts';
import { anExample, passed, threw } from './a-run.ts';

const fault = (id: string, rule: string, signs: Readonly<Record<string, string>>): KnownFault => ({
  ...{ id, rule },
  signs: new Map(Object.entries(signs)),
});

const decided = new Set(['A-1#one', 'A-1#two', 'A-1#three', 'B-1#one']);
const shown = (red: Readonly<Record<string, string>>) => ({ red: new Map(Object.entries(red)), decided });

const LATE = fault('a.late', 'A-1', { 'A-1#one': 'ax', 'A-1#two': 'ay' });
const EARLY = fault('a.early', 'A-1', { 'A-1#three': 'ax' });
const OTHER = fault('b.lost', 'B-1', { 'B-1#one': 'ax', 'A-1#one': 'pz' });

describe('a red run', () => {
  it.each([
    ['all signs of a fault', { 'A-1#one': 'ax', 'A-1#two': 'ay' }, 'a.late', 2, 2],
    ['some of its signs', { 'A-1#two': 'ay' }, 'a.late', 1, 2],
    ['signs of another kind', { 'B-1#one': 'aq', 'A-1#one': 'aq' }, 'b.lost', 2, 2],
    ['what no other fault shows', { 'A-1#three': 'aq' }, 'a.early', 1, 1],
  ])('with %s is like it', (_title, red, id, signs, of) => {
    const [first] = resemblances([LATE, EARLY, OTHER], shown(red as Record<string, string>));
    expect(first).toMatchObject({ fault: id, signs, of });
  });

  it('with nothing of any fault is like none', () => {
    expect(resemblances([LATE, EARLY, OTHER], shown({ 'C-1#one': 'ax' }))).toEqual([]);
  });

  it('shows a sign only where its example was decided', () => {
    const [first] = resemblances([LATE], { red: new Map([['A-1#one', 'ax']]), decided: new Set(['A-1#one']) });
    expect(first).toMatchObject({ signs: 1, of: 1 });
  });
});

const wholly = (faults: readonly KnownFault[], firstThree = 7): Dictionary => ({
  faults,
  evaluated: { faults: 10, first: 0, firstThree },
});

describe('the diagnosis of a rule', () => {
  const step = threw('AssertionError', 'told: expected 1 to equal 2');
  const red = anExample('A-1', [{ ...step, part: 'then' }], { name: 'one' });
  const kind = kindOf('assertion', fingerprintOf(step));
  const known = fault('a.known', 'A-1', { [signedExample(red)]: kind });

  it('names the fault and its signs', () => {
    expect(new Diagnosis(() => wholly([known]), [red]).of('A-1')).toBe('behaves like a.known: 1 of 1 signs');
  });

  it('says when no known fault is like it', () => {
    const passing = ['two', 'three'].map((name) => anExample('A-1', [passed], { name }));
    const far = fault('a.far', 'A-1', Object.fromEntries(passing.map((each) => [signedExample(each), 'ax'])));
    expect(new Diagnosis(() => wholly([far]), [red, ...passing]).of('A-1')).toBe('unlike any known fault');
  });

  it.each([
    [6, false],
    [7, true],
  ])('is given only by a dictionary that is right in 70 %% of cases: %i of 10', (firstThree, isGiven) => {
    const dictionary = wholly([known], firstThree);
    expect(isGood(dictionary)).toBe(isGiven);
    expect(new Diagnosis(() => dictionary, [red]).of('A-1') !== undefined).toBe(isGiven);
  });

  it('blames one fault of several that are switched on', () => {
    const diagnosis = new Diagnosis(() => wholly([known, OTHER]), [red]);
    expect(diagnosis.blame('A-1', ['b.lost', 'a.known'])).toBe('a.known');
    expect(diagnosis.blame('C-1', ['b.lost', 'x.unknown'])).toBe('b.lost');
    const rule = { id: 'A-1', standing: 'documented', verdict: 'fail' } as const;
    const faults = ['b.lost', 'a.known'];
    expect(suspectOf(rule, { kind: 'bundled', faults, diagnosis })).toBe('the fault that was switched on: a.known');
    expect(suspectOf(rule, { kind: 'external', faults: [], diagnosis })).toContain('behaves like a.known');
  });
});

describe('the dictionary', () => {
  it('reads what it wrote', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    const signs = fc.dictionary(
      fc.tuple(fc.constantFrom('A-1', 'B-1'), word).map(([rule, name]) => `${rule}#${name}`),
      word,
      { minKeys: 1 },
    );
    const faults = fc.array(fc.tuple(word, signs), { minLength: 1 }).map((all) =>
      mergedFaults(
        [],
        all.map(([id, each]) => fault(id, 'A-1', each)),
        false,
      ),
    );
    fc.assert(
      fc.property(faults, (all) => {
        const read = readDictionary(dictionaryText(wholly(all)));
        expect(read.faults.map(({ id, signs: own }) => [id, [...own]])).toEqual(
          all.map(({ id, signs: own }) => [id, [...own]]),
        );
      }),
    );
  });

  it('keeps what was not tried again, unless everything was', () => {
    const anew = fault('a.late', 'A-1', { 'A-1#one': 'ax' });
    expect(mergedFaults([LATE, OTHER], [anew], true)).toEqual([anew, OTHER]);
    expect(mergedFaults([LATE, OTHER], [anew], false)).toEqual([anew]);
  });

  it('is evaluated on faults that are left out of it', () => {
    expect(evaluate([LATE, EARLY, OTHER])).toEqual({ faults: 3, first: 2, firstThree: 2 });
    expect(evaluate([])).toEqual({ faults: 0, first: 0, firstThree: 0 });
  });

  it('that ships is good enough to be asked, and says how good', () => {
    const { faults, evaluated } = shippedDictionary();
    expect(evaluated.faults).toBe(faults.length);
    expect(evaluate(faults)).toEqual(evaluated);
    expect(isGood(shippedDictionary())).toBe(true);
  });
});

it('the faults of the dictionary are those of the reference, but for a few that have changed since it was written', () => {
  const known = new Set([...faults, ...clientFaults, ...receiverFaults].map(({ id }) => id));
  const ids = shippedDictionary().faults.map(({ id }) => id);
  expect(ids.filter((id) => known.has(id)).length / ids.length).toBeGreaterThan(0.9);
});
