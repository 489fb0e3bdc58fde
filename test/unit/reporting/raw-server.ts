import { createServer, type Socket } from 'node:net';

/** A request exactly as it came, without what belongs to the connection. */
export interface RawRequest {
  readonly line: string;
  readonly headers: readonly string[];
  readonly body: Buffer;
}

const OF_CONNECTION = /^(?:host|connection|content-length|keep-alive|transfer-encoding):/i;

function parsed(data: Buffer): RawRequest | undefined {
  const end = data.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [line = '', ...headers] = data.subarray(0, end).toString('latin1').split('\r\n');
  const length = Number(headers.map((each) => /^content-length: *(\d+)/i.exec(each)?.[1]).find(Boolean) ?? 0);
  const body = data.subarray(end + 4);
  if (body.length < length) return undefined;
  const kept = headers.filter((each) => !OF_CONNECTION.test(each));
  return { line, headers: kept.map((each) => each.replace(/:\s*/, ': ').trim()).sort(), body };
}

/** A server that keeps every request byte by byte and answers each with the same bytes. */
export class RawServer {
  readonly got: RawRequest[] = [];
  answer = Buffer.from('HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((socket) => this.#serve(socket));

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as { port: number }).port}`;
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #serve(socket: Socket): void {
    let data = Buffer.alloc(0);
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      data = Buffer.concat([data, chunk]);
      const request = parsed(data);
      if (!request) return;
      this.got.push(request);
      data = Buffer.alloc(0);
      socket.end(this.answer);
    });
  }
}
