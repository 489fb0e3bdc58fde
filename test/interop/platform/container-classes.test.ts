import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { startPlatform } from '../../../reference-impl/compose.ts';
import { freshFolder } from '../../fresh-folder.ts';
import { basic } from '../../wire/basic.ts';
import { GO, JAVA, NODE, PYTHON } from './container-fakes.data.ts';

const CLASSES = fileURLToPath(new URL('../../../docs/examples/containers/', import.meta.url));
const folder = freshFolder();
const file = (name: string): string => join(CLASSES, name);

/** Writes files below a folder, with a value in the place of a word. */
function writeAll(below: string, files: Readonly<Record<string, string>>, word = '', value = ''): string[] {
  return Object.entries(files).map(([name, text]) => {
    const at = join(below, name);
    mkdirSync(dirname(at), { recursive: true });
    writeFileSync(at, text.replaceAll(word, value));
    return at;
  });
}

interface Platform {
  readonly credentials: { readonly messaging: { readonly key: string; readonly secret: string } };
  url(name: string): string;
  advance(by: string): Promise<string>;
  nextCallback(type: string, about?: string): Promise<{ readonly body: string }>;
  stop(): Promise<void>;
}

const MESSAGE = { content: 'Hi', destination_number: '+46700000001', delivery_report: true };
const SENT = JSON.stringify({ messages: [{ ...MESSAGE, callback_url: 'http://127.0.0.1:9/in' }] });

const has = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;

const running = await startPlatform();
const portOf = (name: string) => Number(new URL(running.addresses[name] as string).port);
const ports = JSON.stringify({ 4010: portOf('messaging'), 4021: portOf('lab') });
afterAll(() => running.close());

describe('around a platform that runs, the class of', () => {
  it('Node sends, moves the clock, hands out callbacks once, and says what came', async () => {
    writeAll(join(folder, 'node_modules/testcontainers'), NODE, 'PORTS', ports);
    cpSync(file('platform-container.mjs'), join(folder, 'platform-container.mjs'));
    const { PlatformContainer } = await import(pathToFileURL(join(folder, 'platform-container.mjs')).href);
    const platform: Platform = await PlatformContainer.start();
    const { key, secret } = platform.credentials.messaging;
    const sent = await fetch(`${platform.url('messaging')}/v1/messages`, {
      method: 'POST',
      headers: { authorization: basic(key, secret), 'content-type': 'application/json' },
      body: SENT,
    });
    expect(sent.status).toBe(202);
    expect(await platform.advance('PT1M')).toMatch(/Z$/);
    expect(JSON.parse((await platform.nextCallback('delivery_report')).body)).toHaveProperty('status');
    await expect(platform.nextCallback('reply')).rejects.toThrow(/^No reply came; there were delivery_report/);
    await platform.stop();
  });

  it.skipIf(!has('python3', '--version'))('Python sends, moves the clock, and hands out callbacks', async () => {
    writeAll(folder, PYTHON, 'PORTS', ports);
    const env = { ...process.env, PYTHONPATH: `${CLASSES}:${folder}`, PYTHONDONTWRITEBYTECODE: '1' };
    const { stdout } = await promisify(execFile)('python3', [join(folder, 'script.py'), SENT], { env });
    expect(stdout).toMatch(/^\d{4}-.+Z\n\{.*"status":/);
  });
});

it.skipIf(!has('gofmt', '-h'))('the class of Go is formatted, and so reads as Go', () => {
  expect(execFileSync('gofmt', ['-l', file('platform_container.go')]).toString()).toBe('');
});

it.skipIf(!has('go', 'version')).each(['string', 'Port'])(
  'the class of Go fits ports of the type %s',
  (port) => {
    const cwd = join(folder, port);
    writeAll(cwd, GO, 'PORT', port);
    cpSync(file('platform_container.go'), join(cwd, 'platform_container.go'));
    execFileSync('go', ['vet', '.'], { cwd, env: { ...process.env, GOPROXY: 'off', CGO_ENABLED: '0' } });
  },
  120_000,
);

it.skipIf(!has('javac', '-version'))(
  'the class of Java compiles',
  () => {
    const sources = writeAll(join(folder, 'java'), JAVA);
    const own = file('PlatformContainer.java');
    execFileSync('javac', ['-Xlint:all', '-Werror', '-d', join(folder, 'classes'), ...sources, own]);
    expect(readFileSync(own, 'utf8')).toContain('nextCallback');
  },
  60_000,
);

it('the image needs no root and no writable file system beside an application', () => {
  const compose = readFileSync(join(CLASSES, '../../../reference-impl/compose.yaml'), 'utf8');
  expect(compose).toMatch(/read_only: true/);
  expect(readFileSync(join(CLASSES, '../../../reference-impl/Dockerfile'), 'utf8').match(/^USER .+$/gm)).toHaveLength(
    2,
  );
});
