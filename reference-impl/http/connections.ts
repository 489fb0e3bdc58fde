import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';
import { afterReally } from '../kernel/host-time.ts';
import { LONGEST_ARRIVAL, MOST_CONNECTIONS } from './bounds.ts';

export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** The first byte of a connection over TLS; no HTTP method begins with it. */
const HANDSHAKE = 0x16;

const below = new WeakMap<Socket, Socket>();

/** Lets a server speak HTTPS too on its port, by the first byte of a connection; returns what ends silent ones. */
export function alsoOverTls(server: Server, certificate: Certificate): () => void {
  const secureContext = createSecureContext({ ...certificate });
  const take = server.listeners('connection') as Array<(socket: Socket) => void>;
  const waiting = new Set<Socket>();
  const begin = (raw: Socket): void => {
    const end = (): void => void raw.destroy();
    const isBegun = afterReally(LONGEST_ARRIVAL, end);
    const hand = (socket: Socket): void => {
      isBegun();
      waiting.delete(raw);
      raw.off('error', end);
      for (const each of take) each.call(server, socket);
    };
    waiting.add(raw);
    raw.on('error', end).once('close', () => {
      isBegun();
      waiting.delete(raw);
    });
    raw.once('data', (first: Buffer) => {
      raw.pause();
      raw.unshift(first);
      if (first[0] !== HANDSHAKE) {
        hand(raw);
        return void process.nextTick(() => raw.resume());
      }
      const secure = new TLSSocket(raw, { isServer: true, secureContext, ALPNProtocols: ['http/1.1'] });
      below.set(secure, raw);
      secure.on('error', () => secure.destroy());
      secure.once('secure', () => hand(secure));
    });
  };
  server.removeAllListeners('connection').on('connection', begin);
  return () => {
    for (const socket of waiting) socket.destroy();
  };
}

/** How many connections go at once, so that a flood of newcomers costs little. */
const AT_ONCE = 100;

/** Connections that can go: nobody waits on them, and most come from there; the longest silent first. */
function dispensable(open: ReadonlyMap<Socket, ServerResponse | undefined>): readonly Socket[] {
  const crowds = new Map<string, Socket[]>();
  for (const [socket, answer] of open) {
    // Whether a request came in whole and its answer is not out yet.
    if (answer?.req.complete === true && !answer.writableEnded) continue;
    const { remoteAddress = '' } = socket;
    if (!crowds.get(remoteAddress)?.push(socket)) crowds.set(remoteAddress, [socket]);
  }
  const [largest = []] = [...crowds.values()].sort((a, b) => b.length - a.length);
  return largest.slice(0, AT_ONCE);
}

/** Bounds the connections of a server: silent and slow ones make way, and only where there are none, the newcomer. */
export function makeWay(server: Server): void {
  const open = new Map<Socket, ServerResponse | undefined>();
  server.on('request', (request, response) => {
    const socket = below.get(request.socket) ?? request.socket;
    if (open.delete(socket)) open.set(socket, response);
  });
  server.on('connection', (socket: Socket) => {
    if (open.size >= MOST_CONNECTIONS) for (const each of dispensable(open)) open.delete(each.destroy());
    if (open.size >= MOST_CONNECTIONS) return void socket.destroy();
    open.set(socket, undefined);
    socket.once('close', () => open.delete(socket));
  });
}
