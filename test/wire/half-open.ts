import { connect, type Socket } from 'node:net';

/** A connection that sends a POST with 90 bytes as far as this body, or its first `heard` bytes, and then nothing more. */
export function halfOpen(url: string, body: string, heard?: number): Promise<Socket> {
  const { hostname, port, pathname } = new URL(url);
  const text = `POST ${pathname} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 90\r\n\r\n${body}`;
  return new Promise((done) => {
    const socket = connect(Number(port), hostname, () => socket.write(text.slice(0, heard), () => done(socket)));
    socket.on('error', () => done(socket)).resume();
  });
}

/** Lets bodies for a listener break off. */
export async function breakOff(url: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) (await halfOpen(url, '{"a":')).resetAndDestroy();
}
