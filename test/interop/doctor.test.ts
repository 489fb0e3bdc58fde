import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadTargetFile } from '../../support/wire/target/target-file.ts';
import { listening } from '../wire/listening.ts';
import { folder, plumbline, targetFile } from './command-line.ts';
import { inProcess } from './in-process.ts';

/** Counts every request that reaches it. */
const target = createServer((_, response) => {
  asked += 1;
  response.writeHead(401).end();
});
let asked = 0;

const address = await listening(target);
afterAll(() => void target.close());

describe('plumbline plan', () => {
  it('prices rules on what they declare and sends nothing to the target', async () => {
    const before = asked;
    const file = targetFile('planned', {
      ...{ name: 'counted', kind: 'external', interfaces: { messaging: address }, sideEffects: true },
      numbers: { reachable: ['+61491570156', '+61491570157', '+46700000001', '+46700000002'] },
      credentials: { messaging: { key: 'k', secret: '$' + '{COUNTED}' }, account: 'a' },
      limits: { messages: 0, requestsPerSecond: 1 },
    });
    const rules = ['--rule', 'MSG-META-03', '--rule', 'MSG-GET-03'];
    const environment = { COUNTED: 'secret' };
    const { code, stdout } = await plumbline(['plan', '--target', file, ...rules, '--json'], environment);
    expect(code).toBe(0);
    const plan = JSON.parse(stdout);
    const [stranger, meta] = ['MSG-GET-03', 'MSG-META-03'].map((id) =>
      plan.rules.find((rule: { id: string }) => rule.id === id),
    );
    expect(meta).toMatchObject({ outlook: 'judged' });
    expect(meta.messages).toBeGreaterThan(0);
    expect(stranger).toMatchObject({ outlook: 'not-verifiable', requests: 0 });
    expect(stranger.why).toContain('declares no credentials.stranger');
    const pacingSeconds = meta.requests;
    expect(plan.total).toMatchObject({ messages: meta.messages, withinBudget: false, pacingSeconds });
    expect(asked).toBe(before);
  });
});

describe('plumbline init', () => {
  const init = (...args: string[]) => inProcess(['init', ...args]);

  it('writes a file that the loader takes, and overwrites nothing', async () => {
    const file = join(folder, 'new.yaml');
    const interfaces = ['--messaging', address, '--lookup', address];
    const wishes = ['--name', 'partner: "x"', ...interfaces, '--number', '+61491570156'];
    const { code, stdout } = await init('--out', file, ...wishes);
    expect(code).toBe(0);
    const text = readFileSync(file, 'utf8');
    const [, schema = ''] = /^# yaml-language-server: \$schema=(.*)$/m.exec(text) ?? [];
    expect(existsSync(join(folder, schema))).toBe(true);
    const variables = /set (.*), then/.exec(stdout)?.[1]?.split(', ') ?? [];
    expect(variables).toContain('MESSAGING_SECRET');
    const set = Object.fromEntries(variables.map((name) => [name, 'x']));
    expect(loadTargetFile(file, set)).toMatchObject({ name: 'partner: "x"', interfaces: { messaging: address } });
    const again = await init('--out', file, '--messaging', address);
    expect(again.code).toBe(2);
    expect(again.stderr).toContain('is there already; give another --out, or --force to overwrite it.');
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('sets any other key, claims profiles by any spelling, and says how far that reaches', async () => {
    const file = join(folder, 'set.yaml');
    const words = ['--profile', 'Quiet hours', '--set', 'limits.messages=40', '--set', 'maxWait=10m'];
    const { code, stdout } = await init('--out', file, '--messaging', address, ...words);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/asks it, and says what opens more rules\.\n$/)]);
    const set = { MESSAGING_KEY: 'x'.repeat(9), MESSAGING_SECRET: 'y'.repeat(9), ACCOUNT: 'z'.repeat(9) };
    expect(loadTargetFile(file, set)).toMatchObject({
      ...{ claim: { profiles: ['quiet-hours'] }, limits: { messages: 40 }, maxWaitMs: 600_000 },
    });
  });
});
