import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FaultSpace, overdue } from '../../../support/cli/proof/fault-space.ts';
import { minimalFaults, noticedAmong } from '../../../support/cli/proof/minimal.ts';
import { ownWitnesses, readWitnesses, witnessText } from '../../../support/cli/proof/witness-file.ts';
import { RuleBook } from '../../../support/ground/rules/rule-book.ts';
import { forAll } from '../for-all.ts';
import { problem } from '../problem.ts';
import { aRule } from '../reporting/a-run.ts';

const word = fc.stringMatching(/^[a-z0-9./-]{1,12}$/);
const digest = fc.stringMatching(/^[0-9a-f]{8}$/);
const line = fc.record({ examples: digest, reach: digest, witnesses: fc.array(word.map((each) => `${each} x`)) });
const counts = fc.record({ caught: fc.nat(), excused: fc.nat(), open: fc.nat(), void: fc.nat() });

describe('the list of witnesses', () => {
  it('reads what it writes, whatever the order of its rules', () => {
    const rules = fc.dictionary(fc.stringMatching(/^[A-Z]{2,5}-\d\d$/), line);
    forAll(counts, rules, (of, by) => {
      const lines = new Map(Object.entries(by));
      expect(readWitnesses(witnessText({ counts: of, lines }))).toEqual({ counts: of, lines });
      expect(witnessText({ counts: of, lines })).toBe(
        witnessText({ counts: of, lines: new Map([...lines].toReversed()) }),
      );
    });
  });

  it.each([
    ['no counts', 'A-01 a b\n', /witnesses\.txt:1 has no counts.*prove --all/],
    ['a line without digests', '# caught 1 · excused 0 · open 0 · void 0\nA-01 a\n', /witnesses\.txt:2 lacks a digest/],
  ])('with %s is refused', (_, text, message) => {
    expect(() => readWitnesses(text)).toThrow(problem('UsageError', message));
  });
});

const caught = (id: string, ...red: string[]) => ({ id, rule: 'A-01', red: new Set(red) });

describe('the minimal faults of a rule', () => {
  it('are those that no other is within, the first of several alike', () => {
    const faults = [
      caught('blunt', 'x', 'y', 'z'),
      caught('first', 'x', 'y'),
      caught('same', 'y', 'x'),
      caught('other', 'z'),
    ];
    expect(minimalFaults(faults).map(({ id }) => id)).toEqual(['other', 'first']);
  });

  it('notice the loss of an example exactly when all faults do', () => {
    const sets = fc.array(fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 }));
    forAll(sets, (some) => {
      const faults = some.map((red, at) => caught(`f${at}`, ...red));
      const minimal = minimalFaults(faults);
      const noticed = (of: ReadonlyArray<{ readonly red: ReadonlySet<string> }>) =>
        noticedAmong(
          ['a', 'b', 'c', 'd'],
          of.map(({ red }) => ({ red: [...red] })),
        );
      expect(noticed(minimal)).toEqual(noticed(faults));
      for (const { red } of faults)
        expect(minimal.some((each) => [...each.red].every((one) => red.has(one)))).toBe(true);
    });
  });
});

const book = new RuleBook([aRule('A-01'), aRule('B-01')]);
const grammar = {
  operators: ['cut-at-200', 'cut-at-100', 'lost'],
  families: [{ says: 'texts are told apart up to', operators: ['cut-at-200', 'cut-at-100'] }],
  excused: [{ because: 'Nobody sees it.', ids: ['lost.asked/a'] }],
  open: [{ note: 'look at it', owner: 'harness', expires: '2027-03-31', ids: ['cut-at-100.asked/a'] }],
};

describe('the space of faults', () => {
  const faults = { 'cut-at-100.asked/a': ['A-01', 'B-01'], 'cut-at-200.asked/a': ['A-01'], 'lost.asked/a': ['B-01'] };
  const space = new FaultSpace(faults, grammar, book);

  it('counts a family at a place as one fault, settled by its bluntest member', () => {
    expect(space.units.map(({ members }) => members)).toEqual([
      ['cut-at-200.asked/a', 'cut-at-100.asked/a'],
      ['lost.asked/a'],
    ]);
    expect(space.units[0]).toMatchObject({ rules: ['A-01', 'B-01'], open: { owner: 'harness' } });
    expect(space.units[1]).toMatchObject({ excused: { because: 'Nobody sees it.' } });
    expect(space.reachedBy('A-01')).toEqual(['cut-at-100.asked/a', 'cut-at-200.asked/a']);
  });

  it('counts at each rule what its examples reach and no example catches', () => {
    const entry = { because: '', owner: '', since: '' };
    const settled = {
      operators: ['lost'],
      families: [],
      excused: [{ ...entry, ids: ['lost.asked/both'] }],
      open: [{ ...entry, ids: ['lost.asked/b'] }],
    };
    const faults = { 'lost.asked/a': ['A-01'], 'lost.asked/both': ['A-01', 'B-01'], 'lost.asked/b': ['B-01'] };
    const space = new FaultSpace(faults, settled as never, book);
    expect(space.left()).toEqual({ 'A-01': { excused: 1, open: 0 }, 'B-01': { excused: 1, open: 1 } });
  });

  it('names a place that no example reaches, unless an entry settles it', () => {
    const settling = { ...grammar, excused: [{ because: 'No description has it.', ids: ['unreached.asked/b'] }] };
    const settled = new FaultSpace(faults, settling, book);
    expect(settled.unreached(['asked/b', 'decided/c.d'])).toEqual([
      'decided/c.d is open and has no owner: no example reaches it',
    ]);
    expect(settled.misfits(['asked/b'])).not.toContainEqual(expect.stringContaining('asked/b'));
    expect(settled.misfits([])).toContain('unreached.asked/b is settled, and the grammar does not make it');
  });

  it('names what is settled and cannot be made, or is settled twice', () => {
    expect(space.misfits([])).toEqual([]);
    const [open] = grammar.open;
    const wrong = { ...grammar, open: [{ ...open, ids: ['gone.asked/a', 'lost.asked/a'] }] } as typeof grammar;
    expect(new FaultSpace(faults, wrong, book).misfits([])).toEqual([
      'gone.asked/a is settled, and the grammar does not make it',
      'lost.asked/a is settled twice',
    ]);
  });

  it.each([
    ['2027-03-31', 'harness', []],
    ['2027-04-01', 'harness', ['cut-at-100.asked/a was to be settled by 2027-03-31, by harness']],
    ['2027-01-01', ' ', ['cut-at-100.asked/a is open and has no owner']],
  ])('knows on %s whether what is open is overdue', (today, owner, problems) => {
    expect(overdue([{ ...(grammar.open[0] as (typeof grammar.open)[0]), owner }], today)).toEqual(problems);
  });
});

it('the reasons fit no witness', async () => {
  const { EXCUSED } = await import('../../../reference-impl/deviations/excused.data.ts');
  const { idsIn } = await import('../../../reference-impl/deviations/settled.ts');
  const { OPEN } = await import('../../../reference-impl/deviations/open.data.ts');
  const witnesses = new Set([...ownWitnesses().lines.values()].flatMap((each) => each.witnesses));
  expect([...EXCUSED, ...OPEN].flatMap(idsIn).filter((id) => witnesses.has(id))).toEqual([]);
  expect(OPEN.length).toBeLessThanOrEqual(40);
});
