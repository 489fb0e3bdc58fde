import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';
import { limitTime } from '../kernel/clock.ts';
import { LONGEST_ARRIVAL } from './bounds.ts';

export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** The first byte of a connection over TLS; no HTTP method begins with it. */
const HANDSHAKE = 0x16;

const below = new WeakMap<Socket, Socket>();

/** The connection that a request came in on, below the encryption if there is one. */
export const connectionBelow = (socket: Socket): Socket => below.get(socket) ?? socket;

/**
 * Lets a server speak HTTPS too on its port: the first byte of a connection says which. Returns a function that ends connections
 * which have not said it yet.
 */
export function alsoOverTls(server: Server, certificate: Certificate): () => void {
  const secureContext = createSecureContext({ ...certificate });
  const take = server.listeners('connection') as Array<(socket: Socket) => void>;
  const waiting = new Set<Socket>();
  const begin = (raw: Socket): void => {
    const patience = new AbortController();
    const isBegun = limitTime(patience, LONGEST_ARRIVAL);
    const end = (): void => void raw.destroy();
    patience.signal.addEventListener('abort', end);
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
