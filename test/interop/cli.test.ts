import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { alone, external, folder, ledgerIn, plumbline, serve, start, targetFile } from './command-line.ts';
import { expectRefused } from './refused.ts';

const RULE = 'MSG-GET-01';
const FAULT = 'messages.read-is-empty';

const out = (name: string): string => join(folder, name);

describe('plumbline run on the bundled reference', () => {
  it('fails with a fault, and suspects it', async () => {
    const { code, stdout } = await plumbline(['run', '--rule', RULE, '--fault', FAULT, '--out', out('red')]);
    expect(stdout).toMatch(/^NOT CONFORMANT/);
    expect(stdout).toContain(`suspect   the fault that was switched on: ${FAULT}`);
    expect(code).toBe(1);
  });

  it('passes in two processes what it passes in one', async () => {
    const tags = ['--tags', '@smoke and (@voice or @token)'];
    const { code } = await plumbline(['run', ...tags, '--workers', '2', '--quiet', '--out', out('two')]);
    expect(code).toBe(0);
    expect(ledgerIn(out('two')).summary).toMatchObject({ fail: 0, error: 0, inconclusive: 0 });
  });
});

it('plumbline run refuses tags that select nothing, as a process', async () => {
  expectRefused(await alone(['run', '--tags', '@smoke and not @smoke']), /^plumbline: .*selects no example/);
});

/** The reference in a process of its own, with a fault that a client meets on every interface it offers. */
const { running: server, ready, file } = await serve('faulty', '--fault', FAULT);
afterAll(() => void server.child.kill('SIGKILL'));

describe('plumbline run on a target of another process', () => {
  it('passes a rule that waits for notifications, without a lab', async () => {
    const messaging = { key: '$' + '{CANARY_KEY}', secret: '$' + '{CANARY_SECRET}' };
    const credentials = { ...ready.credentials, messaging };
    const target = targetFile('waiting', external(ready, { scope: 'external', credentials }));
    const { key: CANARY_KEY, secret: CANARY_SECRET } = ready.credentials.messaging;
    const words = ['run', '--target', target, '--quiet', '--out', out('waiting'), '--rule', 'MSG-META-03'];
    const { code, stdout } = await plumbline(words, { CANARY_KEY, CANARY_SECRET });
    expect(stdout).toMatch(/^PARTIAL · nothing failed \(.*\) · scope external · 1 of /);
    expect(code).toBe(0);
  });

  it('ends serve cleanly on SIGTERM and takes the ready file away', async () => {
    expect(existsSync(file)).toBe(true);
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
    expect(existsSync(file)).toBe(false);
  });
});

const at = (name: string): string => join(folder, name);

const WITH_FAULT = ['--fault', 'dedup.code-304', '--quiet', '--out'];

describe('run', () => {
  it('--fail-fast ends with the first failure, and the rest is neither green nor red', async () => {
    const { code, stdout } = await plumbline(['run', '--area', 'DEDUP', '--fail-fast', ...WITH_FAULT, at('fast')]);
    expect(stdout).toMatch(/^NOT CONFORMANT \(partial: --area DEDUP; ended with the first failure\)/);
    expect(code).toBe(1);
    const { summary, failedFast } = ledgerIn(at('fast'));
    expect({ fail: summary.fail, failedFast }).toEqual({ fail: 1, failedFast: true });
    expect(readFileSync(join(at('fast'), 'junit.xml'), 'utf8')).toMatch(/<testsuites [^>]*errors="0"/);
  });

  it('--failed runs what failed, until nothing does', async () => {
    await plumbline(['run', '--rule', 'MSG-DEDUP-01', '--rule', 'TOK-01', ...WITH_FAULT, at('failed')]);
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

it('run --watch runs again when the target file changes, waits while it is gone, and ends when cancelled', async () => {
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
