import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folder, plumbline, type Ready, type Running, serve, targetFile } from './command-line.ts';

const RULE = 'PUB-REPORT-ACCOUNTS-01';
const ENTRIES = 150;

let server: Running;
let ready: Ready;

/** The entries of a detail report many times over, their timestamps with a sign that no timestamp has. */
function garbled(text: string): string {
  const report = JSON.parse(text) as Record<string, unknown>;
  for (const [name, value] of Object.entries(report))
    if (Array.isArray(value) && value.length > 0)
      report[name] = Array.from({ length: ENTRIES }, (_, at) => value[at % value.length]);
  return JSON.stringify(report).replace(/(\d{4}-\d\d-\d\d)T/g, '$1_');
}

const platform = createServer((incoming, response) => {
  const { method, url = '', headers } = incoming;
  const onward = request(`${ready.messaging}${url}`, { method, headers }, async (answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const isReport = /\/messages\/detail/.test(url) && answer.statusCode === 200;
    const { 'content-length': _, 'transfer-encoding': __, ...others } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, others);
    response.end(isReport ? garbled(body.toString('utf8')) : body);
  });
  incoming.pipe(onward);
});

beforeAll(async () => {
  ({ running: server, ready } = await serve('garbled'));
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.child.kill('SIGKILL');
  platform.close();
  platform.closeAllConnections();
});

it('a long report in which no timestamp is one fails its rule, and the run ends', async () => {
  const { lab, credentials, ...interfaces } = ready;
  const messaging = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
  const target = targetFile('garbled', {
    name: 'garbled',
    kind: 'external',
    interfaces: { ...interfaces, messaging },
    lab,
    credentials,
    published: true,
  });
  const out = join(folder, 'garbled-out');
  const { code } = await plumbline(['run', '--target', target, '--rule', RULE, '--out', out, '--quiet']);
  expect(code).toBe(1);
  const { rules } = JSON.parse(readFileSync(join(out, 'verdicts.json'), 'utf8'));
  const { verdict, examples } = rules.find(({ id }: { id: string }) => id === RULE);
  expect(verdict).toBe('fail');
  expect(examples[0].message).toContain('/messages/5/timestamp must match format');
});
