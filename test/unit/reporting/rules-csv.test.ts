import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CsvRule, rulesCsv } from '../../../support/reports/rules-csv.ts';
import { forAll } from '../for-all.ts';
import { aRule } from './a-run.ts';

/** The rows of a CSV text as a spreadsheet reads it. */
function rowsIn(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of csv.matchAll(/"((?:[^"]|"")*)"(,|\n)/g)) {
    rows.at(-1)?.push(cell.replaceAll('""', '"'));
    if (end !== ',') rows.push([]);
  }
  return rows.slice(0, -1);
}

const row = (over: Partial<CsvRule>): CsvRule => ({ ...aRule('MSG-01'), verdict: 'pass', ...over });

it('every text comes back from its cell, and none is a formula', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '"', ',', '\r\n'), fc.string())
      .map((parts) => parts.join('')),
  );
  forAll(fc.array(fc.record({ says: text, section: text, owner: text, note: text }), { maxLength: 4 }), (all) => {
    const rules = all.map(({ says, section, owner, note }) =>
      row({ says, section, notes: [{ owner, note, date: '2026-11-28' }] }),
    );
    const [head, ...rows] = rowsIn(rulesCsv(rules));
    expect(head).toHaveLength(12);
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    const plain = (cell = ''): string => cell.replace(/^'(?=[=+\-@\t\r])/, '');
    expect(rows.map((cells) => [2, 3, 10].map((at) => plain(cells[at])))).toEqual(
      all.map(({ says, section, owner }) => [says, section, owner].map(plain)),
    );
  });
});

it('a row has who answers for a rule, and what is noted of it', () => {
  const notes = [{ owner: 'core team', date: '2026-11-28', note: 'asked the vendor', expires: '2027-03-31' }];
  const knownFailures = [
    { reason: 'fixed in 2.5', owner: 'Ann', issue: 'ABC-1', expires: '2027-01-31', state: 'accepted' as const },
  ];
  const [, cells] = rowsIn(
    rulesCsv([row({ promise: 'sending', lines: '28,495', needs: ['clock'], notes, knownFailures })]),
  );
  expect(cells).toEqual([
    'MSG-01',
    'sending',
    'MSG-01 says so.',
    'Messages',
    '28,495',
    'MUST',
    'documented',
    'clock',
    'pass',
    '',
    'core team; Ann',
    '2026-11-28: asked the vendor, until 2027-03-31; known failure, accepted, fixed in 2.5, ABC-1, until 2027-01-31',
  ]);
});
