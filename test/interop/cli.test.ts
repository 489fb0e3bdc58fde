import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { alone, external, folder, plumbline, serve, targetFile } from './command-line.ts';

const RULE = 'MSG-GET-01';
const FAULT = 'messages.read-is-empty';

const out = (name: string): string => join(folder, name);

const ledger = (name: string) => JSON.parse(readFileSync(join(out(name), 'verdicts.json'), 'utf8'));

describe('plumbline run on the bundled reference', () => {
  it('fails with a fault, and suspects it', async () => {
    const { code, stdout } = await plumbline(['run', '--rule', RULE, '--fault', FAULT, '--out', out('red')]);
    expect(stdout).toMatch(/^NOT CONFORMANT/);
    expect(stdout).toContain(`suspect   the fault that was switched on: ${FAULT}`);
    expect(code).toBe(1);
  });

  it('passes in two processes what it passes in one', async () => {
    const { code } = await plumbline([
      'run',
      '--tags',
      '@smoke and (@voice or @token)',
      '--workers',
      '2',
      '--quiet',
      '--out',
      out('two'),
    ]);
    expect(code).toBe(0);
    expect(ledger('two').summary).toMatchObject({ fail: 0, error: 0, inconclusive: 0 });
  });
});

describe('plumbline run refuses', () => {
  it('tags that select nothing, as a process', async () => {
    const { code, stdout, stderr } = await alone(['run', '--tags', '@smoke and not @smoke']);
    expect(stderr).toMatch(/^plumbline: .*selects no example.*\n$/);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });
});

/** The reference in a process of its own, with a fault that a client meets on every interface it offers. */
const { running: server, ready, file } = await serve('faulty', '--fault', FAULT);
afterAll(() => void server.child.kill('SIGKILL'));

describe('plumbline run on a target of another process', () => {
  const declared = (over: object = {}) => {
    const messaging = { key: '$' + '{CANARY_KEY}', secret: '$' + '{CANARY_SECRET}' };
    return external(ready, { scope: 'external', credentials: { ...ready.credentials, messaging }, ...over });
  };
  const environment = () => {
    const { key, secret } = ready.credentials.messaging;
    return { CANARY_KEY: key, CANARY_SECRET: secret };
  };

  const examine = (name: string, target: object, ...args: string[]) =>
    plumbline(['run', '--target', targetFile(name, target), '--quiet', '--out', out(name), ...args], environment());

  it('passes a rule that waits for notifications, without a lab', async () => {
    const { code, stdout } = await examine('waiting', declared(), '--rule', 'MSG-META-03');
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
