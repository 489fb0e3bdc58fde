import { createServer } from 'node:http';
import { listening } from '../wire/listening.ts';

/**
 * Starts a platform that refuses its first requests and then answers no more; requests without credentials are none that an
 * example sends. `held` resolves when a request waits for an answer that will not come. With `last` that is its last answer.
 */
export async function heldServer(answered: number, last?: string) {
  let asked = 0;
  let hold: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    hold = resolve;
  });
  const server = createServer((incoming, response) => {
    if (incoming.headers.authorization) asked += 1;
    if (asked > answered) {
      if (last !== undefined) response.end(last);
      return hold();
    }
    response.writeHead(incoming.headers.authorization ? 500 : 404).end('{}');
  });
  const close = (): void => void server.close().closeAllConnections();
  return { url: await listening(server), held, close };
}
