import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { factsOf } from '../../../support/cli/run/run-output.ts';
import { judge } from '../../../support/ledger/judge.ts';
import { type RunRecord, recordMessage } from '../../../support/ledger/run-record.ts';
import { historyOf } from '../../../support/ledger/runs/history.ts';
import type { Verdicts } from '../../../support/ledger/verdicts.ts';
import { badgeOf } from '../../../support/reports/badge.ts';
import { failureText } from '../../../support/reports/failure-text.ts';
import { comparisonPage } from '../../../support/reports/rulebook/comparison-page.ts';
import { type ComparedRun, changeGroups, matrixOf } from '../../../support/reports/rulebook/matrix.ts';
import { mergeProofs, proofsIn, readFaultList, readProofs } from '../../../support/reports/rulebook/proofs.ts';
import { readRunFolder, readVerdicts } from '../../../support/reports/rulebook/run-folder.ts';
import { freshFolder } from '../../fresh-folder.ts';
import { aSavedShard } from '../ledger/a-saved-run.ts';
import { problem } from '../problem.ts';
import { anExample, aRule, aRun, circumstances, failed, someEvidence } from './a-run.ts';

const folder = freshFolder();

const ledger = (text: string): string => {
  writeFileSync(join(folder, 'verdicts.json'), text);
  return folder;
};

const GOOD = JSON.stringify(
  judge([aRule('A-1')], aRun([anExample('A-1', [failed])], { startedAt: 1 }), circumstances(['A-1'])),
);

/** The same value over and over, each time with another of its parts poisoned. */
function* poisoned(value: unknown, poison: unknown): Generator<unknown> {
  if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value))
      for (const each of [poison, ...poisoned(part, poison)])
        yield Array.isArray(value) ? value.with(Number(name), each) : { ...value, [name]: each };
}

const shown = (verdicts: Verdicts): unknown => [
  badgeOf(verdicts),
  historyOf([{ folder, verdicts }]),
  comparisonPage([{ name: 'a', verdicts }], []),
];

describe('report folders', () => {
  test.each([null, -1, '', '__proto__', {}, [null]])(
    'a ledger with %j anywhere is shown, or refused in a sentence',
    (poison) => {
      for (const each of poisoned(JSON.parse(GOOD), poison)) {
        ledger(JSON.stringify(each));
        try {
          shown(readVerdicts(folder));
        } catch (error) {
          expect(error).toMatchObject({ name: 'UsageError' });
        }
      }
      expect(shown(readVerdicts(ledger(GOOD)))).toBeDefined();
    },
  );

  test.each([
    ['there is not a ledger', undefined, /there is no run in/],
    ['the ledger is half written', '{"schema":1,"rules":[{', /half written or damaged/],
    ['the ledger has another schema', '{"schema":7}', /has schema 7, and this version reads schema 1/],
    ['the ledger has no schema', '{}', /has schema none/],
    ['the ledger is a list', '[]', /is not a ledger/],
    ['its word is unknown', GOOD.replace('not-conformant', 'toString'), /not a ledger of a run, as \/overall shows;/],
    ['an example has no place', GOOD.replace('"uri"', '"url"'), /as \/rules\/0\/examples\/0\/uri shows;/],
  ])('%s: one sentence', (_, text, sentence) => {
    rmSync(join(folder, 'verdicts.json'), { force: true });
    if (text !== undefined) ledger(text);
    expect(() => readVerdicts(folder)).toThrow(problem('UsageError', sentence));
  });

  test('a run without messages, or with broken ones, still has its verdicts', () => {
    ledger(GOOD);
    expect(readRunFolder(folder).notices).toEqual([expect.stringContaining('There is no cucumber.ndjson.gz')]);
    writeFileSync(join(folder, 'cucumber.ndjson'), '{"meta":{}}\n{"pickle":{"id"');
    expect(readRunFolder(folder).notices).toEqual([expect.stringContaining('1 of its lines cannot be read')]);
  });

  test('parts of two runs are not read as one', () => {
    const { record } = aSavedShard(1, 2, []);
    ledger(GOOD);
    const write = (startedAt: number): void =>
      writeFileSync(
        join(folder, 'cucumber.ndjson'),
        `{"meta":{}}\n${JSON.stringify(recordMessage({ ...record, run: { ...record.run, startedAt } }))}\n`,
      );
    write(2);
    expect(() => readRunFolder(folder)).toThrow(
      /holds parts of two runs: verdicts\.json is of .*001Z, .*of .*002Z; run again/,
    );
    write(1);
    expect(readRunFolder(folder).verdicts.startedAt).toMatch(/001Z$/);
  });

  test('faults that were not tried stand beside those that were', () => {
    const tried = [{ fault: 'a', rule: 'R-1', says: '', caught: true }];
    const listed = [
      { fault: 'a', rule: 'R-1', says: '' },
      { fault: 'b', rule: 'R-1', says: '' },
    ];
    expect(mergeProofs(tried, listed).map(({ fault, caught }) => [fault, caught])).toEqual([
      ['a', true],
      ['b', undefined],
    ]);
  });

  test('a list of faults that an earlier version left there is read, both those of the target and our own', () => {
    expect(readFaultList(folder)).toEqual([]);
    const listed = (id: string) => ({ faults: [{ id, rule: 'R-1', says: '' }] });
    writeFileSync(join(folder, 'faults.json'), JSON.stringify({ target: listed('a'), own: listed('b') }));
    expect(readFaultList(folder).map(({ fault }) => fault)).toEqual(['a', 'b']);
  });

  test('what no example has to catch is read by rule, of what makes sense', () => {
    const left = { 'MSG-01': { excused: 2, open: 0 }, 'MSG-02': null, 'MSG-03': { excused: 'many' } };
    const matrix = { outcomes: [{ id: 'msg.lost', rule: 'MSG-01' }], left };
    writeFileSync(join(folder, 'kill-matrix.json'), JSON.stringify(matrix));
    expect([...(readProofs([folder]).left ?? [])]).toEqual([['MSG-01', { excused: 2, open: 0 }]]);
    rmSync(join(folder, 'kill-matrix.json'));
  });

  test('kill matrices of any shape are read, and what makes no sense is left out', () => {
    const row = { rule: 'MSG-01', says: 'Nothing is sent.', caught: true };
    const proof = { ...row, fault: 'msg.lost' };
    expect(proofsIn({ outcomes: [{ ...row, id: 'msg.lost' }] })).toEqual([proof]);
    expect(proofsIn({ faults: [{ ...row, fault: 'msg.lost' }, null, { fault: 'x' }, 7] })).toEqual([proof]);
    for (const nonsense of [null, 7, {}, { faults: 12, outcomes: 'many' }]) expect(proofsIn(nonsense)).toEqual([]);
  });
});

describe('comparison', () => {
  const run = (name: string, ...verdicts: string[]): ComparedRun => ({
    name,
    verdicts: {
      rules: verdicts.map((verdict, at) => ({
        ...aRule(`R-${at}`),
        judged: true,
        inScope: true,
        verdict,
        examples: [],
      })),
    } as unknown as Verdicts,
  });

  test('runs differ where both have an opinion', () => {
    const rows = matrixOf([run('a', 'pass', 'pass', 'fail'), run('b', 'pass', 'not-selected', 'pass', 'pass')]);
    expect(rows.map(({ id, differs }) => [id, differs])).toEqual([
      ['R-2', true],
      ['R-0', false],
      ['R-1', false],
      ['R-3', false],
    ]);
    expect(rows[3]?.cells[0]).toBeUndefined();
  });

  test('two runs have their changes in groups, what is worst now first', () => {
    const rows = matrixOf([run('a', 'fail', 'fail', 'pass', 'fail'), run('b', 'pass', 'pass', 'fail', 'fail')]);
    expect(changeGroups(rows).map(({ says, count }) => [says, count])).toEqual([
      ['passes → fails', 1],
      ['fails → passes', 2],
    ]);
    expect(changeGroups(matrixOf([run('a', 'pass'), run('b', 'fail'), run('c', 'pass')]))).toEqual([]);
  });
});

it('a red that takes the target file at its word names the line, which may be the wrong one', () => {
  const targetFile = join(freshFolder(), 'target.yaml');
  writeFileSync(targetFile, 'numbers:\n  reachable: ["+46700000001"]\n  blocked: ["+61491570110"]\n');
  const record = { kind: 'external', faults: [], again: '', circumstances: {}, targetFile } as unknown as RunRecord;
  const evidence = someEvidence({ uses: ['binding repliesPath', 'declared +61491570110', 'declared +1'] });
  const run = aRun([anExample('MSG-01', [failed], { evidence })]);
  const [rule] = judge([aRule('MSG-01')], run, circumstances(['MSG-01'])).rules;
  if (!rule?.examples[0]) throw new Error('it was not judged');
  const { declaredAt } = factsOf(record);
  const source = { rule, example: rule.examples[0], evidence, alone: '', again: '', suspect: '', declaredAt };
  expect(
    failureText(source)
      .split('\n')
      .filter((line) => line.includes('declared')),
  ).toEqual([
    `  declared  +61491570110 at ${targetFile}:3: where that is not so, the line is wrong and not the target`,
  ]);
});
