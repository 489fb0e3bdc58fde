import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { isFetched } from '../fetched.ts';
import { folder, plumbline } from './command-line.ts';
import { makeRedRun, pageOf, red, report } from './red-run.ts';

beforeAll(makeRedRun);

describe('plumbline report', () => {
  test('makes one file below 3 MB, also without Java', async () => {
    const { code, stdout } = await report(red);
    expect(stdout).toMatch(/^Rule book in .*index\.html/);
    const skipped = /^Allure report skipped: it needs Java 8 or newer and the package allure-commandline, /m;
    expect(stdout).toMatch(isFetched('allure-3') ? /^Allure report in .*allure\/index\.html$/m : skipped);
    expect(code).toBe(0);
    expect(statSync(pageOf(red)).size).toBeLessThan(3_000_000);
  });

  test('compares several runs, and says which one cannot be read', async () => {
    const green = join(folder, 'green');
    await plumbline(['run', '--quiet', '--rule', 'MSG-DEDUP-02', '--out', green]);
    const both = join(folder, 'both');
    const { code, stderr } = await report(red, green, join(folder, 'none'), '--out', both);
    expect(code).toBe(0);
    expect(stderr).toMatch(/^plumbline report: there is no run in \S+; "plumbline run --out \S+" makes one\.\n$/);
    const page = readFileSync(pageOf(both), 'utf8');
    expect(page).toContain('They differ on 1 of');
    expect(page).toMatch(/id="MSG-DEDUP-02"[^>]*data-differs="yes"/);
  });

  test('a document that is another one is said and left out; the rest is there', async () => {
    const other = join(folder, 'other.md');
    writeFileSync(other, '# Something else\n\nNot a word of it.\n');
    const { code, stderr } = await report(red, '--document', other, '--out', join(folder, 'other'));
    expect(code).toBe(0);
    expect(stderr).toMatch(/^plumbline report: other\.md is not the document that the rules were made from/);
    expect(readFileSync(pageOf(join(folder, 'other')), 'utf8')).toContain('id="MSG-DEDUP-02"');
  });
});
