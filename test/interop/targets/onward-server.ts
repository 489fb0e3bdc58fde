import { createServer, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listening } from '../../wire/listening.ts';

export interface Carried {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  readonly status: number;
  readonly answer: Buffer;
}

/**
 * Milliseconds that an idle connection is kept: what the platform says of its own goes to the client. After the five seconds
 * that are usual here a client that was busy would meet a connection that is just closed.
 */
const IDLENESS = 3_600_000;

export type Onward = Awaited<ReturnType<typeof onwardServer>>;

const ask = (to: string, { method, headers }: IncomingMessage, url: string, body: Buffer) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const onward = request(`${to}${url}`, { method, headers }, resolve);
    onward.once('error', reject).end(body);
  });

/**
 * Stands before the platform at `to`. Its answers get through as `altered` says: as they are, with another text or
 * status, or never where that is undefined. It strips the path `below` which it offers the platform.
 */
export async function onwardServer(
  to: string,
  altered: (carried: Carried) => { status?: number; answer?: Buffer | string } | undefined,
  below = '',
) {
  const onTheWay = new Set<Promise<void>>();
  const server = createServer({ keepAliveTimeout: IDLENESS }, (incoming, response) => {
    const carry = async (): Promise<void> => {
      const body = await buffer(incoming);
      const { method = '', url = '', headers } = incoming;
      const told = await ask(to, incoming, url.replace(below, ''), body);
      const answer = await buffer(told);
      const status = told.statusCode ?? 502;
      const shown = altered({ method, url, headers, body, status, answer });
      if (!shown) return;
      const { 'content-length': _length, 'transfer-encoding': _how, ...kept } = told.headers;
      response.writeHead(shown.status ?? status, kept).end(shown.answer ?? answer);
    };
    const carried = carry().catch(() => undefined);
    onTheWay.add(carried);
    void carried.then(() => onTheWay.delete(carried));
  });
  return {
    url: `${await listening(server)}${below}`,
    /** Resolves once everything that came was carried on and answered by the platform. */
    idle: async () => {
      while (onTheWay.size > 0) await Promise.all(onTheWay);
    },
    close: () => void server.close().closeAllConnections(),
  };
}
