import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningPlatform, startPlatform } from '../../../reference-impl/compose.ts';
import { freshFolder } from '../../fresh-folder.ts';
import { basic } from '../../wire/basic.ts';

const CLASSES = fileURLToPath(new URL('../../../docs/examples/containers/', import.meta.url));
const folder = freshFolder();
const file = (name: string): string => join(CLASSES, name);

/** What a container class uses of testcontainers, around a platform that runs already: ports are found by their place. */
const FAKE = (ports: Readonly<Record<number, number>>): string => `
const ports = ${JSON.stringify(ports)};
const container = { getHost: () => '127.0.0.1', getMappedPort: (port) => ports[port], stop: async () => {} };
export const Wait = { forHttp: (...given) => given };
export class GenericContainer {
  withCommand() { return this; }
  withExposedPorts() { return this; }
  withWaitStrategy() { return this; }
  async start() { return container; }
}`;

interface Platform {
  readonly credentials: { readonly messaging: { readonly key: string; readonly secret: string } };
  url(name: string): string;
  advance(by: string): Promise<string>;
  nextCallback(type: string, about?: string): Promise<{ readonly body: string }>;
  stop(): Promise<void>;
}

describe('the class of Node', () => {
  let running: RunningPlatform;
  beforeAll(async () => {
    running = await startPlatform();
  });
  afterAll(() => running.close());

  it('sends, moves the clock, hands out callbacks once, and says what came', async () => {
    const names = ['messaging', 'messagingApac', 'token'].map((name, place) => [4010 + place, name] as const);
    const all = [...names, [4021, 'lab'] as const];
    const ports = Object.fromEntries(
      all.map(([port, name]) => [port, Number(new URL(running.addresses[name] as string).port)]),
    );
    const fake = join(folder, 'node_modules/testcontainers');
    mkdirSync(fake, { recursive: true });
    writeFileSync(join(fake, 'package.json'), '{"name":"testcontainers","type":"module","exports":"./index.js"}');
    writeFileSync(join(fake, 'index.js'), FAKE(ports));
    cpSync(file('platform-container.mjs'), join(folder, 'platform-container.mjs'));
    const { PlatformContainer } = await import(pathToFileURL(join(folder, 'platform-container.mjs')).href);
    const platform: Platform = await PlatformContainer.start();
    const { key, secret } = platform.credentials.messaging;
    const message = { content: 'Hi', destination_number: '+46700000001', delivery_report: true };
    const sent = await fetch(`${platform.url('messaging')}/v1/messages`, {
      method: 'POST',
      headers: { authorization: basic(key, secret), 'content-type': 'application/json' },
      body: JSON.stringify({ messages: [{ ...message, callback_url: 'http://127.0.0.1:9/in' }] }),
    });
    expect(sent.status).toBe(202);
    expect(await platform.advance('PT1M')).toMatch(/Z$/);
    expect(JSON.parse((await platform.nextCallback('delivery_report')).body)).toHaveProperty('status');
    await expect(platform.nextCallback('reply')).rejects.toThrow(/^No reply came; there were delivery_report/);
    await platform.stop();
  });
});

const has = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;

it.skipIf(!has('python3', '--version'))('the class of Python compiles', () => {
  execFileSync('python3', [
    '-c',
    'import sys; compile(open(sys.argv[1]).read(), sys.argv[1], "exec")',
    file('platform_container.py'),
  ]);
});

it.skipIf(!has('gofmt', '-h'))('the class of Go is formatted, and so reads as Go', () => {
  expect(execFileSync('gofmt', ['-l', file('platform_container.go')]).toString()).toBe('');
});

/** The little of two packages that the class of Java leans on. */
const STUBS: Readonly<Record<string, string>> = {
  'com/fasterxml/jackson/databind/JsonNode.java':
    'public interface JsonNode extends Iterable<JsonNode> { JsonNode get(String n); String asText(); int asInt(); java.util.List<String> findValuesAsText(String n); }',
  'com/fasterxml/jackson/databind/ObjectMapper.java':
    'public class ObjectMapper { public byte[] writeValueAsBytes(Object o) throws java.io.IOException { return null; } public JsonNode readTree(String s) throws java.io.IOException { return null; } }',
  'org/testcontainers/containers/GenericContainer.java':
    'public class GenericContainer<S> { public GenericContainer(String i) {} public S withCommand(String... c) { return null; } public S withExposedPorts(Integer... p) { return null; } public S waitingFor(Object w) { return null; } public void start() {} public String getHost() { return ""; } public Integer getMappedPort(int p) { return p; } }',
  'org/testcontainers/containers/wait/strategy/Wait.java':
    'public class Wait { public static Wait forHttp(String p) { return null; } public Wait forPort(int p) { return this; } }',
};

it.skipIf(!has('javac', '-version'))(
  'the class of Java compiles',
  () => {
    const sources = Object.entries(STUBS).map(([name, text]) => {
      const at = join(folder, 'java', name);
      mkdirSync(join(at, '..'), { recursive: true });
      writeFileSync(at, `package ${name.replace(/\/\w+\.java$/, '').replaceAll('/', '.')};\n${text}`);
      return at;
    });
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
