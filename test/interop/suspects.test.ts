import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folder, plumbline, type Ready, type Running, serve, targetFile } from './command-line.ts';

const RULE = 'TOK-03';

type Alter = (n: number, answer: { status: number; text: string }) => { status: number; text: string };

/** Stands before the token service of a served reference and alters what it answers. */
async function altering(upstream: string, alter: Alter): Promise<{ url: string; server: Server }> {
  let n = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = { ...(request.headers as Record<string, string>) };
    for (const name of ['host', 'connection', 'content-length', 'transfer-encoding']) delete headers[name];
    const body = request.method === 'GET' ? undefined : Buffer.concat(chunks);
    const answer = await fetch(`${upstream}${request.url}`, {
      method: request.method ?? 'GET',
      headers,
      body,
    });
    if (request.method === 'POST') n += 1;
    const { status, text } = alter(n, { status: answer.status, text: await answer.text() });
    response
      .writeHead(status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
      .end(text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

describe('the suspect that a run names', () => {
  let running: Running;
  let ready: Ready;
  const servers: Server[] = [];

  beforeAll(async () => {
    ({ running, ready } = await serve('suspects'));
  });

  afterAll(() => {
    running.child.kill('SIGKILL');
    for (const server of servers) server.close();
  });

  async function examine(name: string, alter: Alter, rule = RULE) {
    const { url, server } = await altering(String(ready.token), alter);
    servers.push(server);
    const target = {
      name,
      kind: 'external',
      scope: 'external',
      interfaces: { token: url },
      credentials: { project: (ready.credentials as Record<string, unknown>).project },
    };
    const out = join(folder, name);
    return plumbline(['run', '--target', targetFile(name, target), '--rule', rule, '--quiet', '--out', out]);
  }

  const wrongType: Alter = (_n, { status, text }) => ({ status, text: text.replace('"Bearer"', '"MAC"') });

  it('is an unstable target where it comes and goes', async () => {
    const { code, stdout } = await examine('unstable', (n, answer) =>
      n % 3 === 1 ? wrongType(n, answer) : answer,
    );
    expect(stdout).toMatch(/suspect {3}an unstable target: red in 2 of 3 tries/);
    expect(code).toBe(1);
  });

  it('is nobody where a target refuses whatever it is asked: that proves no refusal', async () => {
    const { code, stdout } = await examine(
      'closed',
      () => ({ status: 401, text: '{"message":"no"}' }),
      'TOK-06',
    );
    expect(stdout).toContain('1 inconclusive (1 insufficient-evidence)');
    expect(code).toBe(3);
  });
});
