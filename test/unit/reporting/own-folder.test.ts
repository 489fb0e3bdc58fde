import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { badgeCommand } from '../../../support/cli/commands/badge-command.ts';
import { reportCommand } from '../../../support/cli/commands/report-command.ts';
import { writeInto } from '../../../support/cli/terminal/write-into.ts';
import { judge } from '../../../support/ledger/judge.ts';
import { Spool } from '../../../support/ledger/spool.ts';
import { requireWritable } from '../../../support/reports/write-reports.ts';
import { freshFolder } from '../../fresh-folder.ts';
import { anExample, aRule, aRun, circumstances } from './a-run.ts';

const LEDGER = JSON.stringify(judge([aRule('A-1')], aRun([anExample('A-1')]), circumstances(['A-1'])));
const MINE = 'written by hand';

let out: string;
let elsewhere: string;

beforeEach(() => {
  [out, elsewhere] = [freshFolder(), freshFolder()];
  writeFileSync(join(elsewhere, 'index.html'), MINE);
});

const contentOf = (folder: string, name: string): string => readFileSync(join(folder, name), 'utf8');

describe('a folder with files of somebody else', () => {
  it.each(['verdicts.json', 'evidence/notes.txt', 'junit.xml', 'faults.json'])('such as %s takes no run', (name) => {
    mkdirSync(join(out, 'evidence'));
    writeFileSync(join(out, name), MINE);
    const word = expect.stringMatching(/ has .* and no earlier report of ours, .*; move them, or .* --out\.$/);
    expect(() => requireWritable(out)).toThrow(expect.objectContaining({ name: 'UsageError', message: word }));
    expect(contentOf(out, name)).toBe(MINE);
  });

  it.each([
    ['a ledger', 'verdicts.json', LEDGER],
    ['what a killed run wrote', '.run-77.ndjson', ''],
    ['the faults of a run that never ended', 'faults.json', '{"target":{}}'],
  ])('takes one beside %s', (_, name, text) => {
    mkdirSync(join(out, 'evidence'));
    writeFileSync(join(out, name), text);
    expect(() => requireWritable(out)).not.toThrow();
  });

  it('takes no badge and no page, until it has some of ours', async () => {
    writeFileSync(join(elsewhere, 'verdicts.json'), LEDGER);
    for (const name of ['badge.svg', 'allure']) writeFileSync(join(out, name), MINE);
    await expect(badgeCommand({ out }, [elsewhere])).rejects.toThrow(/has badge\.svg and no earlier report of ours/);
    await expect(reportCommand({ out }, [elsewhere])).rejects.toThrow(/has allure and no earlier report of ours/);
    expect(readdirSync(out).map((name) => contentOf(out, name))).toEqual([MINE, MINE]);
    const site = join(out, 'site');
    for (let times = 0; times < 2; times += 1) expect(await badgeCommand({ out: site }, [elsewhere])).toBe(0);
    expect(readdirSync(site).sort()).toEqual(['badge.json', 'badge.svg']);
  });
});

describe('a link among the reports', () => {
  it('to a file is replaced, and what it leads to stays', () => {
    writeFileSync(join(out, 'badge.json'), '{"schemaVersion":1,"label":"conformance","');
    symlinkSync(join(elsewhere, 'index.html'), join(out, 'badge.svg'));
    writeInto(out, 'the badge', { 'badge.svg': 'new' });
    expect([contentOf(out, 'badge.svg'), contentOf(elsewhere, 'index.html')]).toEqual(['new', MINE]);
    expect(lstatSync(join(out, 'badge.svg')).isSymbolicLink()).toBe(false);
  });

  it('to a folder is refused', () => {
    writeFileSync(join(out, 'verdicts.json'), LEDGER);
    symlinkSync(elsewhere, join(out, 'rulebook'));
    expect(() => writeInto(out, 'the rule book', { 'rulebook/index.html': 'new' })).toThrow(
      /rulebook is a link, .*--out\.$/,
    );
    expect(contentOf(elsewhere, 'index.html')).toBe(MINE);
  });

  it('in the place of the record of a run is replaced', () => {
    const name = `.run-${process.pid}.ndjson`;
    symlinkSync(join(elsewhere, 'index.html'), join(out, name));
    Spool.open({ out } as never, (text) => text).remove();
    expect([contentOf(elsewhere, 'index.html'), existsSync(join(out, name))]).toEqual([MINE, false]);
  });
});
