import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reportSet } from '../../support/reports/report-set.ts';
import { writeReports } from '../../support/reports/write-reports.ts';
import { UNSEEN } from '../unit/quote/hostile-text.ts';
import { hostileRun } from '../unit/reporting/hostile-run.ts';
import { folder } from './command-line.ts';
import { inProcess } from './in-process.ts';

const ORDERS =
  'x\n::error::x\r\n  ::stop-commands::x ##[command]x ##vso[task.x]y \u001b[31m \u001b]52;c;x\u0007 \u009b2J \u202e \u200b\u2028';

// biome-ignore lint/suspicious/noControlCharactersInRegex: none of them may be there
const CONTROL = /[\u0000-\u0008\u000b-\u001f]/;

const reports = (name: string, text: string): string => {
  const out = join(folder, name);
  const { run, verdicts } = hostileRun(text);
  writeReports(out, reportSet(verdicts, run, []), (each) => each);
  return out;
};

afterEach(() => void vi.unstubAllEnvs());

const calm = reports('calm', 'calm');
const hostile = reports('hostile', ORDERS);

describe('what is printed about a hostile target', () => {
  it.each([
    ['compare', calm, hostile],
    ['compare', calm, hostile, '--json'],
    ['badge', hostile],
    ['report', hostile, '--json'],
  ])('gives no orders: plumbline %s', async (...args) => {
    vi.stubEnv('JAVA_HOME', '/nowhere');
    const { code, stdout, stderr } = await inProcess(args);
    expect(code, stderr).toBe(0);
    for (const text of [stdout, stderr]) {
      expect(text).not.toMatch(UNSEEN);
      expect(text).not.toMatch(CONTROL);
      expect(text).not.toMatch(/^\s*::/m);
      expect(text).not.toMatch(/##\w*\[/);
    }
  });

  it('keeps the values of JSON', async () => {
    const { stdout } = await inProcess(['compare', calm, hostile, '--json']);
    expect(JSON.parse(stdout).after.claim.product).toBe(ORDERS);
  });

  it('has the workflow commands that we gave it', async () => {
    const summary = join(folder, 'summary.md');
    vi.stubEnv('GITHUB_STEP_SUMMARY', summary);
    const { stdout } = await inProcess(['annotate', hostile]);
    vi.unstubAllEnvs();
    const plain = await inProcess(['annotate', calm]);
    const kinds = (text: string) => text.split('\n').map((line) => /^::\w+ (?=file=|title=)/.exec(line)?.[0]);
    expect(kinds(stdout)).toEqual(kinds(plain.stdout));
    expect(stdout).not.toMatch(UNSEEN);
    expect(readFileSync(summary, 'utf8')).not.toMatch(UNSEEN);
  });
});
