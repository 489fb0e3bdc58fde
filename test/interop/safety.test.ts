import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountOf, leaseIn } from '../../support/safety/lease.ts';
import { loadTargetFile } from '../../support/target/target-file.ts';
import { folder, plumbline, type Ready, type Running, serve, start } from './command-line.ts';

let server: Running;
let ready: Ready;
let place: string;
let count = 0;

beforeAll(async () => {
  ({ running: server, ready } = await serve('shared'));
});

afterAll(() => void server.child.kill('SIGKILL'));

beforeEach(() => {
  count += 1;
  place = join(folder, `account-${count}`);
  mkdirSync(place);
});

const state = (name = '') => join(place, '.plumbline', name);

/** A target file in a folder of its own, so that nothing of another test is found there. */
function target(over: object = {}): string {
  const { lab: _lab, credentials, ...interfaces } = ready;
  const path = join(place, 'target.json');
  const numbers = { reachable: ['+61491570156', '+61491570157', '+46700000001', '+46700000002'] };
  const file = {
    name: 'shared',
    kind: 'external',
    interfaces,
    credentials,
    numbers,
    sideEffects: 'all',
    ...over,
  };
  writeFileSync(path, JSON.stringify(file));
  return path;
}

const run = (file: string, ...args: string[]) =>
  plumbline(['run', '--target', file, '--quiet', '--out', join(place, 'out'), ...args]);

const ledger = () => JSON.parse(readFileSync(join(place, 'out', 'verdicts.json'), 'utf8'));

const ruleOf = (id: string) => ledger().rules.find((rule: { id: string }) => rule.id === id);

/** What a command says beside the warning that the test's secrets stand in its target file. */
const said = (stderr: string) =>
  stderr
    .trim()
    .split('\n')
    .filter((line) => !line.includes('secret in clear'))
    .join('\n');

async function webhooksThere(): Promise<number> {
  const { key, secret } = ready.credentials.messaging;
  const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
  const url = `${ready.messaging}/v1/webhooks/messages?page=0&page_size=100`;
  const answer = await fetch(url, { headers: { authorization } });
  return ((await answer.json()) as { pageData: unknown[] }).pageData.length;
}

describe('a target that others use too', () => {
  it('is only read unless its file says more', async () => {
    const { code } = await run(target({ sideEffects: undefined }), '--rule', 'MSG-GET-01');
    expect(code).toBe(3);
    expect(ruleOf('MSG-GET-01')).toMatchObject({
      inScope: false,
      reason: expect.stringContaining('declares no sideEffects: messages, which POST /v1/messages needs'),
    });
    expect(existsSync(state())).toBe(false);
  });

  it('is one run’s alone', async () => {
    const file = target();
    mkdirSync(state());
    const holder = { run: 'other', pid: process.pid, host: hostname(), expires: Date.now() + 60_000 };
    const lease = leaseIn(state(), accountOf(loadTargetFile(file)));
    writeFileSync(lease, JSON.stringify(holder));
    const { code, stderr } = await run(file, '--rule', 'MSG-GET-01', '--wait-for-lease', '10ms');
    expect(said(stderr)).toMatch(/^plumbline: run other \(process \d+ on .*\) is using this account.*\.$/);
    expect(code).toBe(2);
    writeFileSync(lease, 'garbage');
    expect((await run(file, '--rule', 'MSG-GET-01')).code).toBe(0);
    expect(readdirSync(state())).toEqual([]);
  });

  it('can be cleaned up and examined again after a kill', async () => {
    const file = target();
    const running = start([
      'run',
      '--target',
      file,
      '--tags',
      '@messaging and not @needs-clock',
      '--out',
      join(place, 'out'),
    ]);
    const isThere = () => existsSync(state('journal.ndjson'));
    const isMade = () =>
      isThere() && /"kind":"webhook"[\s\S]*"made"/.test(readFileSync(state('journal.ndjson'), 'utf8'));
    for (let turn = 0; turn < 600 && !isMade(); turn += 1) await new Promise((next) => setTimeout(next, 25));
    running.child.kill('SIGKILL');
    await running.ended;
    const journal = readFileSync(state('journal.ndjson'), 'utf8');
    writeFileSync(state('journal.ndjson'), `${journal}{"key":"torn","state":"as`);
    const { code, stderr } = await run(file, '--rule', 'MSG-GET-01');
    expect(code).toBe(0);
    const swept = await plumbline(['cleanup', '--target', file, '--json']);
    expect(swept.code).toBe(0);
    expect(JSON.parse(swept.stdout)).toMatchObject({ schema: 1 });
    expect({ stderr: said(stderr), left: existsSync(state('journal.ndjson')) }).toMatchObject({
      left: false,
    });
    expect(await webhooksThere()).toBe(0);
    const again = await plumbline(['cleanup', '--target', file]);
    expect(again).toMatchObject({
      code: 0,
      stdout: 'cleanup: 0 removed, 0 not there any more, 0 stay, 0 left\n',
    });
  });
});

describe('what a run needs beside the target', () => {
  it.each([
    [
      'a folder to remember in',
      { stateDir: '/proc/nowhere' },
      /\/proc\/nowhere cannot be written \(ENOENT\)/,
    ],
    [
      'a tunnel that lives',
      { callbacks: { command: 'echo no >&2; exit 9' } },
      /ended with 9 before it printed a URL; it said: no\.$/,
    ],
    [
      'a tunnel that talks',
      { callbacks: { command: 'sleep 9', commandPatience: '100ms' } },
      /printed no URL within 0\.1 s, and said nothing\.$/,
    ],
  ])('%s is asked for in one sentence', async (_, over, sentence) => {
    const { code, stderr } = await run(target(over), '--rule', 'MSG-GET-01');
    expect(said(stderr)).toMatch(sentence);
    expect(said(stderr).split('\n')).toHaveLength(1);
    expect(code).toBe(2);
  });

  it('a verdict that is still to come is carried over, and nothing is sent again for it', async () => {
    const file = target({ maxWait: '1ms' });
    expect((await run(file, '--rule', 'SUB-DELAY-01')).code).toBe(3);
    const due = () =>
      Object.values<{ due: string }>(JSON.parse(readFileSync(state('deferred.json'), 'utf8')).examples).map(
        (each) => each.due,
      );
    const before = due();
    expect(ruleOf('SUB-DELAY-01').reason).toMatch(/^deferred-until \d{4}-.*Z/);
    expect((await run(file, '--rule', 'SUB-DELAY-01')).code).toBe(3);
    expect(due()).toEqual(before);
    const swept = await plumbline(['cleanup', '--target', file, '--json']);
    const states = JSON.parse(swept.stdout).resources.map((each: { state: string }) => each.state);
    expect({ code: swept.code, states: new Set(states) }).toEqual({ code: 0, states: new Set(['awaited']) });
    expect(due()).toEqual(before);
  });
});
