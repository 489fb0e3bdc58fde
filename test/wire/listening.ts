import type { AddressInfo, Server } from 'node:net';

/** Lets a server listen on a free port of this machine; answers its address. */
export async function listening(server: Pick<Server, 'listen' | 'address'>, scheme = 'http'): Promise<string> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
