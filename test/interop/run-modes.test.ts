import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folder, ledgerIn, plumbline, start, targetFile } from './command-line.ts';
import { expectRefused } from './refused.ts';

const at = (name: string): string => join(folder, name);

const FAULT = ['--fault', 'dedup.code-304', '--quiet', '--out'];

describe('run', () => {
  it('--fail-fast ends with the first failure, and the rest is neither green nor red', async () => {
    const { code, stdout } = await plumbline(['run', '--area', 'DEDUP', '--fail-fast', ...FAULT, at('fast')]);
    expect(stdout).toMatch(/^NOT CONFORMANT \(partial: --area DEDUP; ended with the first failure\)/);
    expect(code).toBe(1);
    const { summary, failedFast } = ledgerIn(at('fast'));
    expect({ fail: summary.fail, failedFast }).toEqual({ fail: 1, failedFast: true });
    expect(readFileSync(join(at('fast'), 'junit.xml'), 'utf8')).toMatch(/<testsuites [^>]*errors="0"/);
  });

  it('--failed runs what failed, until nothing does', async () => {
    await plumbline(['run', '--rule', 'MSG-DEDUP-01', '--rule', 'TOK-01', ...FAULT, at('failed')]);
    const planned = await plumbline(['run', '--failed', '--dry-run', '--out', at('failed')]);
    expect(planned.stdout).toMatch(/^bundled · scope reference · 1 rule, .*\n\n.*\nMSG-DEDUP-01 /);
    const again = await plumbline(['run', '--failed', '--quiet', '--out', at('failed')]);
    expect(again.stdout).toMatch(/^PARTIAL · nothing failed \(--rule MSG-DEDUP-01\) .* 1 of \d+ judged rules passed/);
    const nothing = await plumbline(['run', '--failed', '--quiet', '--out', at('failed')]);
    expectRefused(nothing, /^plumbline: no rule failed in the last run, in .*: nothing to run again\.$/);
  });
});

/** What a command has printed so far, and a promise of the next time that something is in it. */
function listenTo(stream: NodeJS.ReadableStream | null) {
  let text = '';
  const waiting = new Set<() => void>();
  stream?.on('data', (chunk) => {
    text += chunk;
    for (const look of waiting) look();
  });
  return (times: number, words: RegExp): Promise<void> =>
    new Promise((seen) => {
      const look = (): void => {
        if ((text.match(new RegExp(words, 'g')) ?? []).length < times) return;
        waiting.delete(look);
        seen();
      };
      waiting.add(look);
      look();
    });
}

describe('run --watch', () => {
  it('runs again when the target file changes, waits while it is gone, and ends when it is cancelled', async () => {
    const bundled = { name: 'watched', kind: 'bundled' };
    const file = targetFile('watched', bundled);
    const words = ['run', '--watch', '--rule', 'TOK-01', '--target', file, '--quiet', '--out', at('watched-out')];
    const running = start(words);
    const printed = listenTo(running.child.stdout);
    const complained = listenTo(running.child.stderr);
    await printed(1, /1 of \d+ judged rules passed/);
    await complained(1, /watching; Ctrl-C ends it/);
    writeFileSync(file, JSON.stringify({ ...bundled, name: 'watched-2' }));
    await printed(2, /1 of \d+ judged rules passed/);
    await complained(2, /watching; Ctrl-C ends it/);
    expect(ledgerIn(at('watched-out')).target).toBe('watched-2');
    renameSync(file, `${file}.gone`);
    await complained(1, /the target file .* is gone; the next run begins when it is back/);
    renameSync(`${file}.gone`, file);
    await complained(3, /watching; Ctrl-C ends it/);
    running.child.kill('SIGTERM');
    expect((await running.ended).code).toBe(130);
  });
});
