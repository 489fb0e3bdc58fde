import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { Twist } from './scene.ts';

const DRIP_MS = 200;
const CHUNK = 64 * 1024;

/** Takes the connection over and writes to it below HTTP. */
export const wire =
  (write: (socket: Socket) => unknown): Twist =>
  ({ response: { socket } }) =>
    socket && write(socket);

/** The head of an answer as it goes over the wire, with nothing that any server would check. */
export const head = (status: number | string, ...headers: readonly string[]): string =>
  `${[`HTTP/1.1 ${status} Whatever`, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`;

export const JSON_TYPE = 'Content-Type: application/json';

/** One answer, byte for byte, and the end of the connection. */
export const rawly = (...parts: readonly (string | Buffer)[]): Twist =>
  wire((socket) => socket.end(Buffer.concat(parts.map((part) => Buffer.from(part)))));

export const sized = (status: number | string, body: string | Buffer, ...headers: readonly string[]): Twist =>
  rawly(head(status, `Content-Length: ${Buffer.byteLength(body)}`, ...headers), body);

/** Writes these bytes over and over until the harness hangs up. */
export const endlessly = (first: string, again: string | Buffer): Twist =>
  wire(async (socket) => {
    const gone = once(socket, 'close').catch(() => undefined);
    socket.write(first);
    const chunk = Buffer.from(again);
    const many = Buffer.concat(Array.from({ length: Math.ceil(CHUNK / chunk.length) }, () => chunk));
    while (!socket.destroyed) if (!socket.write(many)) await Promise.race([once(socket, 'drain'), gone]);
  });

/** Writes a byte every now and then until the harness hangs up. */
export const dripping = (first: string): Twist =>
  wire(async (socket) => {
    socket.write(first);
    const timer = setInterval(() => socket.write(' '), DRIP_MS);
    await once(socket, 'close').catch(() => undefined);
    clearInterval(timer);
  });

export const resetAfter = (text: string): Twist =>
  wire((socket) => {
    socket.write(text, () => socket.resetAndDestroy());
  });

export const silent: Twist = wire(() => undefined);
