import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { LARGEST_BODY, LONGEST_FAREWELL, MOST_CONNECTIONS, MOST_PIECES } from '../../../reference-impl/http/bounds.ts';
import { makeWay } from '../../../reference-impl/http/connections.ts';
import { serverOf } from '../../../reference-impl/http/server.ts';
import { messagingInterface } from '../../../reference-impl/messaging/interface.ts';
import type { Platform } from '../../../reference-impl/worlds/platform.ts';
import { listening } from '../../wire/listening.ts';

const around = { behaviour: () => ({}) as never, crashed: () => undefined };
const app = serverOf(messagingInterface({} as Platform), around);
const held = new Set<Socket>();

beforeAll(async () => {
  app.server.on('connection', (socket: Socket) => {
    held.add(socket);
    socket.once('close', () => held.delete(socket));
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(() => app.close());

async function say(bytes: string): Promise<{ socket: Socket; answer: string }> {
  const { port } = app.server.address() as { port: number };
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => undefined);
  socket.write(bytes);
  const [first] = await once(socket, 'data');
  return { socket, answer: String(first) };
}

const LAST = [
  ['a tunnel', `CONNECT a.example:443 HTTP/1.1\r\nHost: x\r\n\r\n${'x'.repeat(5000)}`],
  ['no HTTP', `nonsense\r\n\r\n${'x'.repeat(5000)}`],
];

it.each(LAST)('%s is let go of, though the client never hangs up', async (_title, bytes) => {
  const { socket } = await say(bytes as string);
  await vi.waitFor(() => expect(held.size).toBe(0), { timeout: LONGEST_FAREWELL * 4 });
  socket.destroy();
});

it.each(LAST)('%s may be reset by the client', async (_title, bytes) => {
  const failed = vi.fn();
  process.on('uncaughtException', failed);
  const { socket } = await say(bytes as string);
  socket.resetAndDestroy();
  await vi.waitFor(() => expect(held.size).toBe(0), { timeout: LONGEST_FAREWELL * 4 });
  process.off('uncaughtException', failed);
  expect(failed).not.toHaveBeenCalled();
});

it('a body in more pieces than any network makes is refused, and the connection ends', async () => {
  const head = 'POST /v1/messages HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n';
  const { socket, answer } = await say(head + '1\r\n \r\n'.repeat(MOST_PIECES + 100));
  expect(answer).toMatch(/^HTTP\/1\.1 413 .*connection: close/s);
  await vi.waitFor(() => expect(held.size).toBe(0), { timeout: LONGEST_FAREWELL * 4 });
  socket.destroy();
});

it('a body may be as large as its operation says, and no larger', async () => {
  const send = (url: string, method: 'POST', length: number) =>
    app.inject({
      method,
      url,
      payload: Buffer.alloc(length),
      headers: { 'content-type': 'application/json' },
    });
  expect((await send('/v1/messages', 'POST', LARGEST_BODY + 1)).statusCode).not.toBe(413);
  expect((await send('/v1/webhooks/messages', 'POST', LARGEST_BODY)).statusCode).not.toBe(413);
  expect((await send('/v1/webhooks/messages', 'POST', LARGEST_BODY + 1)).statusCode).toBe(413);
});

it('a body that is too large gets its answer, though its client closes and is still sending', async () => {
  const { port } = app.server.address() as { port: number };
  const failed = vi.fn();
  const answered = vi.fn();
  const socket = connect({ port, host: '127.0.0.1' }).on('error', failed).on('data', answered);
  const pieces = 40;
  const length = LARGEST_BODY * pieces;
  socket.write(`POST /v1/messages HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`);
  for (let sent = 0; sent < pieces && socket.writable; sent += 1)
    if (!socket.write('x'.repeat(LARGEST_BODY))) await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
  await vi.waitFor(() => expect(String(answered.mock.calls[0])).toMatch(/^HTTP\/1\.1 413 /));
  expect(failed).not.toHaveBeenCalled();
  socket.destroy();
});

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const SILENT = ['', 'GET / HT', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n1'];

it('who says nothing or stops half way makes way, not who waits for an answer or comes from elsewhere', async () => {
  const late: ServerResponse[] = [];
  const server = createServer(
    ({ url }, response) => void (url === '/late' ? late.push(response) : response.end('now')),
  );
  makeWay(server);
  const port = Number(new URL(await listening(server)).port);
  const say = async (text: string, localAddress = '127.0.0.1'): Promise<Socket> => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  };
  const [owed, elsewhere] = [await say(get('/late')), await say('', '127.0.0.2')];
  await expect.poll(() => late.length).toBe(1);
  for (let count = 0; count < MOST_CONNECTIONS + 50; count += 1) await say(SILENT[count % 3] as string);
  late[0]?.end('now');
  elsewhere.write(get('/'));
  for (const socket of [owed, elsewhere, await say(get('/'))])
    expect(String(await once(socket, 'data'))).toContain('now');
  server.close().closeAllConnections();
});
