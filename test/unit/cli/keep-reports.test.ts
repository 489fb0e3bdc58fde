import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepReports } from '../../../support/cli/run/keep-reports.ts';
import { complain } from '../../../support/cli/terminal/streams.ts';
import { requireWritable } from '../../../support/reports/write-reports.ts';
import { freshFolder } from '../../fresh-folder.ts';

const files = new Map([
  ['junit.xml', '<testsuites/>'],
  ['verdicts.json', '{"secret":"s3cret-x"}'],
]);
const clear = (text: string): string => text.replaceAll('s3cret-x', '•••');

describe('reports that cannot be written', () => {
  const said: string[] = [];
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  afterEach(() => {
    said.length = 0;
  });

  it('go to a temporary folder, told in two sentences, and what was there stays', () => {
    const out = join(freshFolder(), 'a-file');
    writeFileSync(out, 'kept');
    const kept = keepReports(out, files, clear);
    const folder = kept.folder as string;
    expect(kept.trouble).toMatch(/cannot write the reports to .*a-file: .*; make room there, or .* --out\.$/);
    expect(readdirSync(folder).sort()).toEqual(['junit.xml', 'verdicts.json']);
    expect(readFileSync(join(folder, 'verdicts.json'), 'utf8')).not.toContain('s3cret');
    expect(readFileSync(out, 'utf8')).toBe('kept');
    expect(said.join('')).toMatch(
      /^plumbline: cannot write the reports to .*\nplumbline: the reports are in .* instead\.\n$/,
    );
    rmSync(folder, { recursive: true });
  });

  it('are refused beforehand, without leaving anything behind', () => {
    const out = freshFolder();
    requireWritable(join(out, 'new/deep'));
    expect(readdirSync(join(out, 'new/deep'))).toEqual([]);
    writeFileSync(join(out, 'file'), '');
    expect(() => requireWritable(join(out, 'file/below'))).toThrow(/cannot write the reports/);
    expect(existsSync(join(out, 'file'))).toBe(true);
  });

  it('a complaint tells no secret of an address', () => {
    complain('no answer from https://me:s3cret@host/?token=abc');
    expect(said.join('')).toBe('plumbline: no answer from https://me:•••@host/?token=•••\n');
    stderr.mockRestore();
  });
});
