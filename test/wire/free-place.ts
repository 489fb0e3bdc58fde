import { createServer } from 'node:http';
import { listening } from './listening.ts';

/** A `host:port` of this machine at which nothing listens. */
export async function freePlace(): Promise<string> {
  const server = createServer();
  const address = await listening(server);
  await new Promise((closed) => server.close(closed));
  return address.replace('http://', '');
}
