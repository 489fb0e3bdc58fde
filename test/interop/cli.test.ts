import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { alone, external, folder, ledgerIn, plumbline, serve, targetFile } from './command-line.ts';
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

describe('plumbline run refuses', () => {
  it('tags that select nothing, as a process', async () => {
    expectRefused(await alone(['run', '--tags', '@smoke and not @smoke']), /^plumbline: .*selects no example/);
  });
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
