import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FaultSpace } from '../../../support/cli/proof/fault-space.ts';
import { withoutChance, withSecondLook } from '../../../support/cli/proof/plain-run.ts';
import { Renewal } from '../../../support/cli/proof/renewal.ts';
import { areSearchParts, mergeSearch, type SearchPart, wholeSearch } from '../../../support/cli/proof/search-part.ts';
import type { WitnessFile } from '../../../support/cli/proof/witness-file.ts';
import { digestOf } from '../../../support/cli/run/editions.ts';
import { RuleBook } from '../../../support/ground/rules/rule-book.ts';
import { freshFolder } from '../../fresh-folder.ts';
import { aRule } from '../reporting/a-run.ts';

const book = new RuleBook([aRule('A-01'), aRule('B-01')]);
const grammar = { operators: ['lost'], families: [], excused: [], open: [] };
const before = { 'lost.asked/a': ['A-01'], 'lost.asked/both': ['A-01', 'B-01'], 'lost.asked/b': ['B-01'] };
const reaching = (id: string) => ({ ...before, [`lost.asked/${id}`]: ['A-01'] });
const digests = new Map([
  ['A-01', 'aaaaaaaa'],
  ['B-01', 'bbbbbbbb'],
]);
const changed = new Map([...digests, ['A-01', 'cccccccc']]);
const written = { id: 'a.wrong', rule: 'A-01', says: 'Wrong.' };
const reachOf = (rule: string, faults: Readonly<Record<string, readonly string[]>>): string =>
  digestOf([
    ...Object.keys(faults).filter((id) => faults[id]?.includes(rule)),
    ...(rule === 'A-01' ? [written.id] : []),
  ]);
const lines = new Map(
  [...digests].map(([rule, examples]) => [
    rule,
    { examples, reach: reachOf(rule, before), witnesses: ['lost.asked/both'] },
  ]),
);
const known: WitnessFile = { counts: { caught: 4, excused: 0, open: 0, void: 0 }, lines };

interface Setting extends Partial<Pick<WitnessFile, 'counts'>> {
  readonly faults?: object;
  readonly digests?: typeof digests;
  readonly frozen?: boolean;
  readonly all?: boolean;
}

function renewal({ faults = before, counts = known.counts, all = false, frozen = false, ...over }: Setting = {}) {
  const files: WitnessFile[] = [];
  const plan = {
    ...{ faults: [written], alternatives: [], judgedRules: ['A-01', 'B-01'] },
    ...{ searched: new Set<string>(), sought: [], partial: false },
  };
  const made = new Renewal({
    ...{ plan, grammar, all, frozen, out: '', known: { ...known, counts } },
    space: new FaultSpace(faults as Record<string, string[]>, grammar, book),
    digests: over.digests ?? digests,
    traced: { alternatives: {}, unreached: [] },
    write: (file) => files.push(file),
  });
  return { made, files, searched: made.unitsToSearch().map(({ members }) => members[0]) };
}

const search = (caught: object[], uncaught: object[] = []) =>
  ({ caught: () => caught, uncaught: () => uncaught, voids: 0 }) as never;

describe('a second look', () => {
  it('is believed of the rules that were looked at, and of no other', () => {
    const second = { 'lost.asked/a': ['A-01', 'B-01'], 'lost.asked/new': ['A-01'] };
    expect(withSecondLook(before, second, new Set(['A-01']))).toEqual({
      ...{ 'lost.asked/a': ['A-01'], 'lost.asked/both': ['B-01'] },
      ...{ 'lost.asked/b': ['B-01'], 'lost.asked/new': ['A-01'] },
    });
  });

  it.each([
    ['once where chance is gone', [before], 1],
    ['twice at most', [reaching('x'), reaching('y')], 2],
  ])('is taken %s', async (_title, seen, times) => {
    const looks: string[][] = [];
    const look = async (rules: ReadonlySet<string>) =>
      (seen as Array<typeof before>)[looks.push([...rules]) - 1] ?? before;
    const first = reaching('new');
    const settled = await withoutChance(
      renewal({ faults: first }).made,
      first,
      look,
      (faults) => renewal({ faults }).made,
    );
    expect(looks).toEqual(Array.from({ length: times }, () => ['A-01']));
    expect(settled.stale.size).toBe(times - 1);
  });

  it('is due where examples are as they were and reach something else', () => {
    expect([...renewal({ faults: reaching('new') }).made.doubtful]).toEqual(['A-01']);
    expect([...renewal({ digests: changed }).made.doubtful]).toEqual([]);
  });
});

describe('the renewal of the list of witnesses', () => {
  it('searches nothing while examples and what they reach are the same', () => {
    const { made, files, searched } = renewal();
    expect([[...made.stale], searched]).toEqual([[], []]);
    const outcome = { ...written, caught: true, killedBy: [] } as never;
    expect(made.settle([outcome], undefined, [])).toMatchObject({ problems: [], renewed: [] });
    expect(files).toEqual([]);
  });

  it.each([
    ['everything that a rule reaches whose examples changed', { digests: changed }, 'lost.asked/both'],
    ['what is new where only what is reached changed', { faults: reaching('planted') }, 'lost.asked/planted'],
  ])('searches %s', (_, over, also) => {
    const { made, searched } = renewal(over);
    expect([...made.stale]).toEqual(['A-01']);
    expect(searched).toEqual(['lost.asked/a', also]);
  });

  it('renews the lines of stale rules, and leaves a rule stale that reaches something open', () => {
    const { made, files } = renewal({ faults: reaching('planted') });
    const found = { id: 'lost.asked/a', rule: 'A-01', red: new Set(['x']), unit: {} };
    const kept = { ...found, id: 'lost.asked/both', red: new Set(['y']) };
    const again = { id: 'lost.asked/again', rule: 'A-01', operator: 'lost', caught: true, killedBy: [{ name: 'z' }] };
    expect(made.settle([again] as never, search([found, kept]), []).renewed).toEqual(['A-01']);
    expect(files[0]?.lines.get('A-01')?.witnesses).toEqual(['lost.asked/again', 'lost.asked/a']);
    expect(files[0]?.lines.get('B-01')).toEqual(lines.get('B-01'));
    const settled = made.settle([], search([found], [{ members: ['lost.asked/planted'], rules: ['A-01'] }]), []);
    expect(settled.problems).toEqual([
      'lost.asked/planted is open and has no owner: A-01 reaches it, and no example catches it',
    ]);
    expect(settled.standings).toMatchObject({ caught: 4, open: 1 });
    expect(files[1]?.lines.get('A-01')?.reach).toBe('unsettled');
  });

  it('counts a written fault that survives as open, and leaves its rule stale', () => {
    const { made, files } = renewal({ digests: changed });
    const settled = made.settle([{ ...written, caught: false, killedBy: [] }] as never, search([]), []);
    expect(settled.standings).toMatchObject({ caught: 3, open: 1 });
    expect(files[0]?.lines.get('A-01')?.reach).toBe('unsettled');
  });

  it.each([
    ['the stale rules', { digests: changed }, 'A-01 is not as its line in witnesses.txt says'],
    ['changed counts', { counts: { ...known.counts, caught: 5 } }, 'the first line of witnesses.txt counts otherwise'],
  ])('writes nothing when it is frozen, and names %s', (_title, over, problem) => {
    const { made, files } = renewal({ frozen: true, ...over });
    expect(made.settle([], undefined, []).problems).toEqual([`${problem}; run "plumbline prove" and commit the file`]);
    expect(files).toEqual([]);
  });

  it('names the rules without a fault, and the examples that a whole search would miss', () => {
    const { made, files } = renewal({ all: true });
    const found = [
      { id: 'lost.asked/a', rule: 'A-01', red: new Set(['x']), unit: { members: ['lost.asked/a'] } },
      { id: 'lost.asked/both', rule: 'A-01', red: new Set(['x', 'y']), unit: { members: ['lost.asked/both'] } },
    ];
    expect(made.settle([], search(found), ['x', 'y'])).toMatchObject({
      problems: ['B-01 has no fault that it catches; give it one in reference-impl/deviations/faults'],
      noticed: { examples: ['x'], others: ['y'] },
    });
    expect(files[0]?.lines.get('A-01')?.witnesses).toEqual(['lost.asked/a']);
  });
});

describe('the shards of a search', () => {
  const part = (index: number, caught: SearchPart['caught']): SearchPart => ({
    ...{ schema: 1, suite: 's', shard: { index, total: 2 }, unsettled: [], caught, problems: [] },
    rules: { 'A-01': { examples: 'aaaaaaaa', reach: 'cccccccc' } },
    counts: { caught: caught.length, excused: 1, open: 0, void: 2 },
  });
  const one = part(1, [{ id: 'x.blunt', rule: 'A-01', red: ['e', 'f'] }]);
  const two = part(2, [{ id: 'x.subtle', rule: 'A-01', red: ['e'] }]);
  const folderOf = (...parts: SearchPart[]): string[] => {
    const root = freshFolder();
    return parts.map((each, at) => {
      const folder = join(root, String(at));
      mkdirSync(folder);
      writeFileSync(join(folder, 'search.json'), JSON.stringify(each));
      return folder;
    });
  };

  it('make the list that one search makes', () => {
    expect(wholeSearch([one, two]).file).toEqual({
      counts: { caught: 2, excused: 2, open: 0, void: 4 },
      lines: new Map([['A-01', { examples: 'aaaaaaaa', reach: 'cccccccc', witnesses: ['x.subtle'] }]]),
    });
    const files: WitnessFile[] = [];
    const folders = folderOf(one, two);
    expect(areSearchParts(folders)).toBe(true);
    expect(mergeSearch(folders, (file) => files.push(file))).toBe(0);
    expect(files).toHaveLength(1);
  });

  it.each([
    ['a missing shard', [one], /2 shards; 2 missing/],
    ['more shards than anybody has', [{ ...one, shard: { index: 1, total: 1e12 } }], /; 2, 3, .*, 21, … missing\.$/],
    ['a shard twice', [one, two, two], /one is here twice/],
    ['another suite', [one, { ...two, suite: 't' }], /not shards of one search/],
  ])('are refused with %s', (_, parts, message) => {
    expect(() => mergeSearch(folderOf(...parts), () => undefined)).toThrow(message);
  });
});
