import { existsSync, readdirSync, readFileSync, type renameSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeReports } from '../../../support/reports/write-reports.ts';
import { freshFolder } from '../../fresh-folder.ts';

/** Which moves of files the disk refuses. */
const disk = vi.hoisted(() => ({ refuses: (_from: string, _to: string): boolean => false }));

vi.mock('node:fs', async (original) => {
  const fs = await original<{ renameSync: typeof renameSync }>();
  const move: typeof renameSync = (from, to) => {
    if (disk.refuses(String(from), String(to))) throw new Error('ENOSPC: no space left on device');
    fs.renameSync(from, to);
  };
  return { ...fs, renameSync: move };
});

const same = (text: string): string => text;
const setOf = (word: string) =>
  new Map(['junit.xml', 'evidence/A-1/failure.txt', 'verdicts.json'].map((name) => [name, word]));

let out: string;

beforeEach(() => {
  disk.refuses = () => false;
  out = freshFolder();
  writeReports(out, setOf('old'), same);
});

const wordsIn = (folder: string): string[] =>
  [...setOf('').keys()]
    .filter((name) => existsSync(join(folder, name)))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

const hidden = (): string[] => readdirSync(out).filter((name) => name.startsWith('.'));

describe('a set of reports', () => {
  it('takes the place of the one before', () => {
    writeReports(out, setOf('new'), same);
    expect(wordsIn(out)).toEqual(['new', 'new', 'new']);
    expect(hidden()).toEqual([]);
  });

  it('that cannot be written whole leaves the one before as it was', () => {
    const unwritable = new Map([...setOf('new'), [`${'x'.repeat(300)}.json`, '']]);
    expect(() => writeReports(out, unwritable, same)).toThrow(/^cannot write the reports to .*--out\.$/);
    expect(wordsIn(out)).toEqual(['old', 'old', 'old']);
    expect(hidden()).toEqual([]);
  });

  it.each(['junit.xml', 'evidence', 'verdicts.json'])('that is stopped at %s puts the one before back', (name) => {
    disk.refuses = (from) => from.includes('.next-') && from.endsWith(name);
    expect(() => writeReports(out, setOf('new'), same)).toThrow(/ENOSPC/);
    expect(wordsIn(out)).toEqual(['old', 'old', 'old']);
    expect(hidden()).toEqual([]);
  });

  it('says where the one before is when it cannot be put back', () => {
    disk.refuses = (from, to) => from.includes('.next-') || (from.includes('.before-') && to.endsWith('junit.xml'));
    expect(() => writeReports(out, setOf('new'), same)).toThrow(/what was there before is in .*\.before-/);
    const [before = ''] = hidden();
    expect(readFileSync(join(out, before, 'junit.xml'), 'utf8')).toBe('old');
  });
});
