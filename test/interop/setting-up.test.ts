import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
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
import { folder, serve } from './command-line.ts';
import { inProcess } from './in-process.ts';

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

describe('init --from', () => {
  it('writes a target file for the platform that runs, and serve --env sets what it asks for, and the addresses', async () => {
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

describe('init --kind bundled', () => {
  it('makes a target of which a run judges what a run without a target judges, and requires a share of it', async () => {
    const file = at('bundled.yaml');
    await inProcess(['init', '--kind', 'bundled', '--out', file]);
    const plain = await judgedOf();
    expect(plain.circumstances.published).toBe(true);
    expect(await judgedOf(file)).toEqual({ ...plain, circumstances: { ...plain.circumstances, require: 60 } });
  });
});
