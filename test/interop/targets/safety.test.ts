import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { leftOvers } from '../../../support/wire/safety/journal-lines.ts';
import { accountOf, leaseIn } from '../../../support/wire/safety/lease.ts';
import { loadTargetFile } from '../../../support/wire/target/target-file.ts';
import { freshFolder } from '../../fresh-folder.ts';
import { basic } from '../../wire/basic.ts';
import { external, ledgerIn, plumbline, type Running, serve, start } from '../command-line.ts';
import { inProcess } from '../in-process.ts';
import { ask } from '../platform/local-platform.ts';
import { onwardServer } from './onward-server.ts';

let place: string;

const { running: server, ready } = await serve('shared');
afterAll(() => void server.child.kill('SIGKILL'));

beforeEach(() => {
  place = freshFolder();
});

const state = (name = '') => join(place, '.plumbline', name);

/** A target file in a folder of its own, so that nothing of another test is found there. */
function target(over: object = {}, messaging = ready.messaging): string {
  const path = join(place, 'target.json');
  writeFileSync(path, JSON.stringify(external({ ...ready, messaging }, over)));
  return path;
}

const run = (file: string, ...args: string[]) =>
  plumbline(['run', '--target', file, '--quiet', '--out', join(place, 'out'), ...args]);

const ruleOf = (id: string) => ledgerIn(join(place, 'out')).rules.find((rule) => rule.id === id);

/** The output of a command without the warning about secrets in its target file. */
const said = (stderr: string) =>
  stderr
    .trim()
    .split('\n')
    .filter((line) => !line.includes('in plain text; write '))
    .join('\n');

async function webhooksThere(): Promise<number> {
  const { key, secret } = ready.credentials.messaging;
  const url = `${ready.messaging}/v1/webhooks/messages?page=0&page_size=100`;
  return (await ask(url, 'GET', { authorization: basic(key, secret) })).json.pageData.length;
}

describe('a target that others use too', () => {
  it('is only read unless its file says more', async () => {
    const { code } = await run(target({ sideEffects: undefined }), '--rule', 'MSG-META-03');
    expect(code).toBe(3);
    expect(ruleOf('MSG-META-03')).toMatchObject({
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
    expect(readdirSync(state())).toEqual(['pace.json']);
  });

  it.each([
    ['creation', 'POST'],
    ['change', 'PATCH'],
  ])('can be cleaned up and examined again after a kill before a webhook’s %s is answered', async (_, at) => {
    const journal = () => readFileSync(state('journal.ndjson'), 'utf8');
    let running: Running | undefined;
    const before = await onwardServer(ready.messaging, ({ method, url }) =>
      method === at && url.startsWith('/v1/webhooks/messages') && running?.child.kill('SIGKILL') ? undefined : {},
    );
    const file = target({}, before.url);
    running = start(['run', '--target', file, '--rule', 'PUB-HOOK-CHANGE-01', '--out', join(place, 'out')]);
    await running.ended;
    await before.idle();
    const left = leftOvers(journal()).left.map(({ kind, told }) => ({ kind, told }));
    expect(left).toContainEqual({ kind: 'webhook', told: at === 'PATCH' });
    expect(await webhooksThere()).toBeGreaterThan(0);
    writeFileSync(state('journal.ndjson'), `${journal()}{"key":"torn","state":"as`);
    const { code, stderr } = await run(file, '--rule', 'MSG-GET-01');
    expect([code, said(stderr)]).toEqual([0, expect.stringContaining('an earlier run left')]);
    const swept = await inProcess(['cleanup', '--target', file, '--json']);
    expect(JSON.parse(swept.stdout)).toMatchObject({ schema: 1, torn: 0 });
    const stays = JSON.parse(swept.stdout).resources.filter((each: { state: string }) => each.state === 'left');
    expect({ code: swept.code, stays }).toEqual({ code: 0, stays: [] });
    expect(existsSync(state('journal.ndjson'))).toBe(false);
    expect(await webhooksThere()).toBe(0);
    const again = await inProcess(['cleanup', '--target', file]);
    const stdout = 'cleanup: 0 removed, 0 not there any more, 0 stay, 0 left\n';
    expect(again).toMatchObject({ code: 0, stdout });
    before.close();
  });
});

describe('what a run needs beside the target', () => {
  it.each([
    ['a folder to remember in', { stateDir: '/proc/nowhere' }, /\/proc\/nowhere cannot be written \(ENOENT\)/],
    [
      'a tunnel that lives',
      { callbacks: { command: 'echo no >&2; exit 9' } },
      /ended with 9 before .*; it said: no\.$/,
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
    expect(ruleOf('SUB-DELAY-01')?.reason).toMatch(/^deferred-until \d{4}-.*Z/);
    expect((await run(file, '--rule', 'SUB-DELAY-01')).code).toBe(3);
    expect(due()).toEqual(before);
    const swept = await inProcess(['cleanup', '--target', file, '--json']);
    const states = JSON.parse(swept.stdout).resources.map((each: { state: string }) => each.state);
    expect({ code: swept.code, states: new Set(states) }).toEqual({ code: 0, states: new Set(['awaited']) });
    expect(due()).toEqual(before);
  });
});
