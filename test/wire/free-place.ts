import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Ports that no system hands out by itself: a connection that is opened meanwhile cannot take one of them. */
const [FIRST, END] = [28_100, 32_700];

const given = new Set<number>();

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** A `host:port` of this machine at which nothing listens, which is nobody else's from now on. */
export async function freePlace(): Promise<string> {
  for (;;) {
    const port = randomInt(FIRST, END);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return `127.0.0.1:${port}`;
  }
}
