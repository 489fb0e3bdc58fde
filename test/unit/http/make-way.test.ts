import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { MOST_CONNECTIONS } from '../../../reference-impl/http/bounds.ts';
import { makeWay } from '../../../reference-impl/http/connections.ts';
import { listening } from '../../wire/listening.ts';

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
