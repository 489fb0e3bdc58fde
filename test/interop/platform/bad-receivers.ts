import { createServer, type Server, type Socket } from 'node:net';
import { listening } from '../../wire/listening.ts';

/**
 * Opens a receiver that talks on the bare connection; `talk` is called once something has come in. It counts connections that
 * were made and ended, requests that came, and bytes that were sent.
 */
export async function rawReceiver(talk: (socket: Socket, sent: (bytes: number) => void) => void) {
  const seen = { connections: 0, requests: 0, sent: 0, closed: 0 };
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    seen.connections += 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      seen.closed += 1;
    });
    socket.on('data', () => {
      seen.requests += 1;
      talk(socket, (bytes) => {
        seen.sent += bytes;
      });
    });
  });
  const url = await listening(server);
  const stop = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port: Number(new URL(url).port), seen, stop };
}

const pour = (socket: Socket, chunk: string, sent: (bytes: number) => void): void => {
  const more = (): void => {
    while (!socket.destroyed && socket.write(chunk)) sent(chunk.length);
    sent(chunk.length);
  };
  socket.on('drain', more);
  more();
};

/** What a receiver can do wrong, by name. */
export const badManners: Readonly<Record<string, Parameters<typeof rawReceiver>[0]>> = {
  silent: () => undefined,
  'full of headers': (socket, sent) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    pour(socket, `X-More: ${'x'.repeat(1000)}\r\n`, sent);
  },
  'stuck in its headers': (socket) => socket.write('HTTP/1.1 200 OK\r\nX-Half: '),
  'full of text': (socket, sent) => {
    socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n');
    pour(socket, `400\r\n${'x'.repeat(1024)}\r\n`, sent);
  },
  'huge by its own words': (socket, sent) => {
    socket.write('HTTP/1.1 200 OK\r\nContent-Length: 999999999999\r\n\r\n');
    pour(socket, 'x'.repeat(1024), sent);
  },
  'stuck in its text': (socket) => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf'),
  garbled: (socket) => socket.end('NOT HTTP\r\n\r\n'),
  rude: (socket) => socket.resetAndDestroy(),
  taking: (socket) => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n'),
};
