import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listening } from '../../wire/listening.ts';

/** A server that keeps one thing as a store with ETags does. */
export class LeaseServer {
  url = '';
  content: object | undefined;
  readonly asked: string[] = [];
  /** Called before each request is looked at, such as by somebody who is faster; a status that it returns is the answer. */
  meddle: (method: string) => number | undefined = () => undefined;
  etag: (kept: string) => string | undefined = (kept) => `"${Buffer.from(kept).toString('hex')}"`;
  readonly #server = createServer(async (request, response) => {
    const { method = '', headers } = request;
    const body = await text(request);
    this.asked.push(method);
    const instead = this.meddle(method);
    if (instead !== undefined) return void response.writeHead(instead).end();
    const kept = this.content && JSON.stringify(this.content);
    const etag = kept && this.etag(kept);
    const isAsMeant = headers['if-match'] === etag && (headers['if-none-match'] === '*') === (kept === undefined);
    if (method !== 'GET' && !isAsMeant) return void response.writeHead(412).end();
    if (method === 'PUT') this.content = JSON.parse(body);
    else if (method === 'DELETE') this.content = undefined;
    else if (kept === undefined) return void response.writeHead(404).end();
    else if (etag !== undefined) response.setHeader('etag', etag);
    response.end(method === 'GET' ? kept : '');
  });

  async open(): Promise<void> {
    this.url = `${await listening(this.#server)}/acme`;
  }

  close(): void {
    this.#server.close().closeAllConnections();
  }
}
