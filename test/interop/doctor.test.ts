import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { circumstancesOf } from '../../support/cli/run/circumstances.ts';
import { select } from '../../support/cli/run/selection.ts';
import { readyTarget, unreachableTags } from '../../support/cli/run/target.ts';
import { ROOT } from '../../support/ground/own-package.ts';
import { indexExamples } from '../../support/ground/rules/example-index.ts';
import { readRuleBook } from '../../support/ground/rules/rule-book.ts';
import { loadTargetFile } from '../../support/wire/target/target-file.ts';
import { variablesOf } from '../../support/wire/target/target-template.ts';
import { listening } from '../wire/listening.ts';
import { folder, plumbline, serve, targetFile } from './command-line.ts';
import { inProcess } from './in-process.ts';

const target = createServer((_, response) => {
  asked += 1;
  response.writeHead(401).end();
});
let asked = 0;

const address = await listening(target);
afterAll(() => void target.close());

it('plumbline plan prices rules on what they declare and sends nothing to the target', async () => {
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

const at = (name: string): string => join(folder, name);
const environmentFile = at('platform.env');

const { running: server, ready, file: readyFile } = await serve('setting-up', '--env', environmentFile);
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  expect([existsSync(readyFile), existsSync(environmentFile)]).toEqual([false, false]);
});

/** What a shell knows once it has read the file of `serve --env`. */
const sourced = (): NodeJS.ProcessEnv => {
  const said = execFileSync('sh', ['-c', `. "$1" && env -0`, 'sh', environmentFile], {
    env: { PATH: process.env.PATH },
  });
  return Object.fromEntries(
    said
      .toString()
      .split('\0')
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
};

it('init --from writes a target file for what runs, and serve --env sets what it asks for, with the addresses', async () => {
  const file = at('served.yaml');
  const { code, stdout } = await inProcess(['init', '--from', readyFile, '--out', file]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^wrote \S+ (As declared, it can verify \d+ |"plumbline plan --target \S+" says how much )/);
  const text = readFileSync(file, 'utf8');
  const exported = [...readFileSync(environmentFile, 'utf8').matchAll(/^export (\w+)=/gm)].map(([, name]) => name);
  const secrets = exported.filter((name) => !name?.endsWith('_URL'));
  expect(variablesOf(text)).toEqual(secrets);
  expect(stdout).toContain(`set ${secrets.join(', ')} ("plumbline serve --env FILE" writes them for a shell)`);
  const { lab, credentials, ...interfaces } = ready;
  const wanted = { name: 'local-platform', kind: 'external', scope: 'reference', published: true };
  expect(loadTargetFile(file, sourced())).toMatchObject({ ...wanted, interfaces, lab, credentials });
  for (const secret of [credentials.messaging.key, credentials.messaging.secret]) expect(text).not.toContain(secret);
});

/** The examples that a run of a target takes, and what it would judge them by. */
async function judgedOf(file?: string) {
  const { target, close } = await readyTarget(file);
  await close();
  const [book, places] = [readRuleBook(), indexExamples(ROOT)];
  const { published } = target;
  const unreachable = unreachableTags(target, book.rules);
  const selection = select({ rule: [], unreachable, published }, book, places);
  const { claim, ...circumstances } = circumstancesOf({ book, places, target, seed: 1 });
  return { unreachable, selection, circumstances };
}

it('init --kind bundled makes a target that is judged like no target, and requires a share of it', async () => {
  const file = at('bundled.yaml');
  await inProcess(['init', '--kind', 'bundled', '--out', file]);
  const plain = await judgedOf();
  expect(plain.circumstances.published).toBe(true);
  expect(await judgedOf(file)).toEqual({ ...plain, circumstances: { ...plain.circumstances, require: 60 } });
});
