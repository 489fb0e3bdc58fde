import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../support/ground/own-package.ts';
import { AREAS, filesOf } from './areas.ts';
import { unexplained } from './keep-results.ts';
import { type Row, rowOf, rowsOf, visiblePercent, withRows } from './page.ts';
import type { Reason } from './reasons.ts';
import { type Survivor, scoreAgain, scoreOf } from './score.ts';
import { silentTexts } from './silent-texts.ts';

const SELF = import.meta.filename;

const mutant = (line: number, status: MutantResult['status']): MutantResult => ({
  id: `${line}`,
  fileName: SELF,
  mutatorName: 'StringLiteral',
  replacement: '""',
  status,
  location: { start: { line, column: 1 }, end: { line, column: 7 } },
});

describe('the figures in docs/mutation.md', () => {
  const page = readFileSync(join(ROOT, 'docs/mutation.md'), 'utf8');
  const rows = rowsOf(page);

  it('belong to areas whose files exist', () => {
    expect(rows.map(({ area }) => area).toSorted()).toEqual(Object.keys(AREAS).toSorted());
    for (const file of Object.keys(AREAS).flatMap(filesOf)) expect(existsSync(join(ROOT, file)), file).toBe(true);
  });

  it.each(rows)('are high enough for $area, and each survivor has a reason', (row) => {
    expect(visiblePercent(row)).toBeGreaterThanOrEqual(85);
    expect(row.open).toBe(0);
    expect(row.killed + row.equivalent + row.silence).toBe(row.mutants);
  });

  it('are replaced by area, and add up', () => {
    const [first] = rows as [Row];
    expect(withRows(page, [])).toBe(page);
    expect(rowsOf(withRows(page, [{ ...first, killed: 0 }]))).toEqual([{ ...first, killed: 0 }, ...rows.slice(1)]);
  });

  it('count a survivor by its reason, and one without a reason as open', () => {
    const score = scoreOf([mutant(1, 'Killed'), mutant(1, 'Survived'), mutant(2, 'Survived')]);
    const [survivor] = score.survivors as [Survivor];
    const reasons: Reason[] = [{ file: survivor.file, code: survivor.code, kind: 'silence', why: 'not said' }];
    expect(rowOf('a', score, reasons)).toMatchObject({ mutants: 3, killed: 1, silence: 1, open: 1 });
    expect(unexplained(score, reasons)).toHaveLength(1);
  });
});

describe('counting', () => {
  it('takes a mutant that hung for killed and one that nothing reaches for a survivor', () => {
    const score = scoreOf([mutant(1, 'Killed'), mutant(2, 'Timeout'), mutant(3, 'NoCoverage'), mutant(4, 'Ignored')]);
    expect(score).toMatchObject({ killed: 2, timedOut: 1, ignored: 1, survivors: [{ unreached: true }] });
    expect(score.survivors[0]).toMatchObject({
      was: 'import',
      becomes: '""',
      file: 'test/mutation/mutation.test.ts',
    });
  });

  it('moves only those survivors that were tried again and died', () => {
    const before = scoreOf([mutant(1, 'Survived'), mutant(2, 'Survived'), mutant(3, 'Survived')]);
    const after = scoreAgain(before, [mutant(1, 'Killed'), mutant(2, 'Survived')]);
    expect(after.killed).toBe(1);
    expect(after.survivors).toHaveLength(2);
  });

  it('takes no mutant for killed that is left alone by now', () => {
    const before = scoreOf([mutant(1, 'Survived'), mutant(2, 'Survived')]);
    const after = scoreAgain(before, [mutant(1, 'Ignored'), mutant(2, 'Survived')]);
    expect(after).toMatchObject({ killed: 0, ignored: 1, survivors: before.survivors.slice(1) });
  });
});

describe('texts that nobody can judge', () => {
  const text = { type: 'StringLiteral' };
  const asked = (path: object): string | undefined => silentTexts.shouldIgnore(path);

  it('are the words of a refusal, and nothing else about it', () => {
    const problem = { type: 'NewExpression', callee: { name: 'Problem' }, arguments: [{}, text] };
    expect(asked({ node: text, parent: problem, parentPath: null })).toContain('refusal');
    expect(asked({ node: { type: 'NumericLiteral' }, parent: problem, parentPath: null })).toBeUndefined();
    const pointer = { type: 'ObjectProperty', key: { name: 'pointer' } };
    expect(asked({ node: text, parent: pointer, parentPath: null })).toBeUndefined();
  });

  it('are names of checks, not names that are sent', () => {
    const name = { type: 'ObjectProperty', key: { name: 'name' } };
    const check = { type: 'ObjectExpression', properties: [name, { key: { name: 'judge' } }] };
    const body = { type: 'ObjectExpression', properties: [name] };
    expect(asked({ node: text, parent: name, parentPath: { parent: check } })).toContain('label');
    expect(asked({ node: text, parent: name, parentPath: { parent: body } })).toBeUndefined();
    const pattern = { type: 'ObjectExpression', properties: [name, { key: { name: 'fits' } }] };
    expect(asked({ node: text, parent: name, parentPath: { parent: pattern } })).toContain('label');
  });

  it.each(['gold', 'silver', 'rule', 'stage', 'memberCheck'])('are what %s is handed first', (callee) => {
    const sent = { ...text };
    const call = { type: 'CallExpression', callee: { name: callee }, arguments: [text, sent] };
    expect(asked({ node: text, parent: call, parentPath: null })).toContain('label');
    expect(asked({ node: sent, parent: call, parentPath: null })).toBeUndefined();
  });

  it('are pointers that a function refuses with, not what it reads', () => {
    const read = { ...text };
    const call = { type: 'CallExpression', callee: { name: 'textAt' }, arguments: [read, text] };
    expect(asked({ node: text, parent: call, parentPath: null })).toContain('place');
    expect(asked({ node: read, parent: call, parentPath: null })).toBeUndefined();
  });

  it('are pointers that go on from where something stands', () => {
    const goingOn = (from: string, raw: string): object => ({
      type: 'TemplateLiteral',
      expressions: [{ type: 'Identifier', name: from }],
      quasis: [{ value: { raw: '' } }, { value: { raw } }],
    });
    const declared = { parent: { type: 'VariableDeclarator' }, parentPath: null };
    expect(asked({ node: goingOn('at', '/action'), ...declared })).toContain('place');
    expect(asked({ node: goingOn('at', ' o’clock'), ...declared })).toBeUndefined();
    expect(asked({ node: goingOn('address', '/messages'), ...declared })).toBeUndefined();
  });

  it('are words that a function is handed, not what other functions are', () => {
    const call = { type: 'CallExpression', callee: { name: 'textThat' }, arguments: [{}, text] };
    expect(asked({ node: text, parent: call, parentPath: null })).toContain('refusal');
    const other = { ...call, callee: { name: 'toString' } };
    expect(asked({ node: text, parent: other, parentPath: null })).toBeUndefined();
  });
});
