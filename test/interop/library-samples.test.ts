import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { fencedBlocks } from '../documents/blocks.ts';
import { textOf } from '../documents/project-documents.ts';
import { isFetched } from '../fetched.ts';
import { freshFolder } from '../fresh-folder.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

function unpack(folder: string): void {
  const pack = ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder];
  const { status, stderr } = spawnSync('npm', pack, { cwd: ROOT, encoding: 'utf8' });
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  if (status !== 0 || tarball === undefined) throw new Error(`npm pack: ${stderr}`);
  const place = join(folder, 'node_modules/plumbline-conformance');
  mkdirSync(place, { recursive: true });
  spawnSync('tar', ['xzf', join(folder, tarball), '-C', place, '--strip-components', '1']);
  symlinkSync(join(ROOT, 'node_modules'), join(place, 'node_modules'));
}

/** A folder of somebody who installed the package: what npm would publish, beside these tools and the samples of docs/examples. */
function createConsumer(tools: readonly string[]) {
  const folder = freshFolder();
  unpack(folder);
  for (const tool of tools) {
    mkdirSync(join(folder, 'node_modules', tool, '..'), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', tool), join(folder, 'node_modules', tool));
  }
  cpSync(join(ROOT, 'docs/examples'), folder, { recursive: true });
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  write('package.json', '{ "private": true }\n');
  return {
    folder,
    write,
    run: (program: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}) =>
      new Promise<{ code: number; said: string }>((resolve) => {
        const options = { cwd: folder, env: { ...process.env, ...environment }, timeout: 100_000 };
        execFile(program, args, options, (error, stdout, stderr) =>
          resolve({ code: error ? Number(error.code ?? -1) : 0, said: `${stdout}${stderr}` }),
        );
      }),
  };
}

const { execPath: NODE } = process;
const tool = (name: string): string => `node_modules/${name}`;

const JEST: [string, string, string[], RegExp] = [
  'jest',
  NODE,
  [tool('jest/bin/jest.js'), '--testMatch', '**/*.test.cjs'],
  /Tests: +1 passed, 1 total/,
];

const consumer = createConsumer(['vitest', 'typescript', '@types/node', ...(isFetched('jest') ? ['jest'] : [])]);
afterAll(() => rmSync(consumer.folder, { recursive: true, force: true }));

it.each([
  ["Node's test runner", NODE, ['--test', 'platform-node.test.mjs'], /pass 2\n. fail 0/],
  ['vitest', NODE, [tool('vitest/vitest.mjs'), 'run', 'platform-vitest.test.mjs'], /Tests.*2 passed/],
  ...(isFetched('jest') ? [JEST] : []),
  ['Python', 'python3', ['platform_test.py'], /Ran 2 tests[\s\S]*OK/],
])(
  'the samples of the library run with %s and the package as npm would publish it',
  async (_, program, args, passed) => {
    const PLUMBLINE = `${NODE} node_modules/plumbline-conformance/bin/plumbline`;
    const { code, said } = await consumer.run(program, args, { PLUMBLINE, NO_COLOR: '1', VITEST: undefined });
    expect(said).toMatch(passed);
    expect(code, said).toBe(0);
  },
);

const REMIND = `
async function remind(number, { messaging, credentials, callbackUrl }) {
  const { key, secret } = credentials.messaging;
  const message = { content: 'Hello', destination_number: number, delivery_report: true, callback_url: callbackUrl };
  await fetch(messaging.url + '/v1/messages', {
    method: 'POST',
    headers: { authorization: 'Basic ' + btoa(key + ':' + secret), 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [message] }),
  });
}
`;

const USES = `
import { type Callback, type LocalPlatform, startPlatform } from 'plumbline-conformance/platform';
export async function use(): Promise<number | undefined> {
  const platform: LocalPlatform = await startPlatform({ clock: 'frozen', now: '2026-03-02T09:00:00Z' });
  const hosts: string[] = platform.lookup.urls;
  platform.refuse({ operation: 'messages.submit', status: 503, times: hosts.length });
  // @ts-expect-error: there are no callbacks of this type
  await platform.nextCallback({ type: 'letter' });
  // @ts-expect-error: a status is a number
  platform.refuse({ operation: 'messages.submit', status: '503' });
  const { status }: Callback = await platform.nextCallback({ type: 'reply', within: 100 });
  return status;
}
`;

describe('a program of somebody who installed the package', () => {
  it.each([
    ['mts', 'nodenext', 'nodenext'],
    ['cts', 'nodenext', 'nodenext'],
    ['mts', 'node16', 'node16'],
    ['cts', 'node16', 'node16'],
    ['ts', 'esnext', 'bundler'],
    ['cts', 'preserve', 'bundler'],
  ])('is checked against the types of the library, as %s in modules of %s, resolved as %s', async (kind, of, how) => {
    consumer.write(`uses.${kind}`, USES);
    const modules = ['--module', of, '--moduleResolution', how];
    const args = [tool('typescript/bin/tsc'), '--noEmit', '--strict', '--target', 'es2022', ...modules];
    const { code, said } = await consumer.run(NODE, [...args, '--types', 'node', `uses.${kind}`]);
    expect(said).toBe('');
    expect(code).toBe(0);
  });

  it('can use the library as its page shows', async () => {
    const [block] = fencedBlocks(textOf('docs/library.md')).filter(({ language }) => language === 'js');
    consumer.write('page.mjs', `${block?.text}${REMIND}console.log(report.json.status);\n`);
    expect(await consumer.run(NODE, ['page.mjs'])).toEqual({ code: 0, said: 'delivered\n' });
  });

  it.each([
    ['import', 'mjs', "import { startPlatform } from 'plumbline-conformance/platform';\n"],
    ['require', 'cjs', "const { startPlatform } = require('plumbline-conformance/platform');\n"],
  ])('ends although it forgets to close, with %s', async (_, kind, load) => {
    const use = "startPlatform().then(({ messaging }) => console.log('started', messaging.url));\n";
    consumer.write(`forgets.${kind}`, load + use);
    const { code, said } = await consumer.run(NODE, [`forgets.${kind}`]);
    expect(said).toMatch(/^started http:\/\/127\.0\.0\.1:\d+\n$/);
    expect(code).toBe(0);
  });

  it('learns what came when the callback it waits for does not', async () => {
    consumer.write(
      'waits.mjs',
      `import { startPlatform } from 'plumbline-conformance/platform';
const platform = await startPlatform();
await platform.nextCallback({ type: 'reply', within: 50 });`,
    );
    const { code, said } = await consumer.run(NODE, ['waits.mjs']);
    expect(code).toBe(1);
    expect(said).toContain('Error: No reply came within 50 ms. Nothing else came either.');
    expect(said).toMatch(/at async .*waits\.mjs:3/);
  });
});
