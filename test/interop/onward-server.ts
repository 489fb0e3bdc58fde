import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What stands before a platform. */
export interface Onward {
  readonly url: string;
  /** Resolves once everything that came was carried on and answered by the platform. */
  idle(): Promise<void>;
  close(): void;
}

const bodyOf = async (incoming: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** Stands before the platform at `to`; answers for which `isHeld` is true reach the platform's client never. */
export async function onwardServer(
  to: string,
  isHeld: (asked: { method: string; url: string; status: number }) => boolean,
): Promise<Onward> {
  const onTheWay = new Set<Promise<void>>();
  const server: Server = createServer((incoming, response) => {
    const { method = '', url = '', headers } = incoming;
    const carried = bodyOf(incoming).then(
      (body) =>
        new Promise<void>((done) => {
          const onward = request(`${to}${url}`, { method, headers }, (answer) => {
            const status = answer.statusCode ?? 502;
            answer.once('close', done);
            if (isHeld({ method, url, status })) return void answer.resume();
            response.writeHead(status, answer.headers);
            answer.pipe(response);
            response.once('close', () => answer.resume());
          });
          onward.once('error', () => done());
          onward.end(body);
        }),
      () => undefined,
    );
    onTheWay.add(carried);
    void carried.then(() => onTheWay.delete(carried));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    idle: async () => {
      while (onTheWay.size > 0) await Promise.all(onTheWay);
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
