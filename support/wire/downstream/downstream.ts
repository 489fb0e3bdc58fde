import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { realTime } from '../../ground/time/pause.ts';
import type { Port } from '../facilities/port.ts';
import { type DownstreamCall, downstreamAnswer } from './answers.ts';

/** Bytes of one request that are read, and calls that are kept. */
const LONGEST = 1024 * 1024;
const MOST_CALLS = 10_000;

/** Plays the conversation service for a platform that hands its messages on to it, and remembers what that sent. */
export class Downstream {
  readonly #server: Server;
  #calls: DownstreamCall[] = [];

  constructor() {
    this.#server = createServer((request, response) => void this.#serve(request, response));
  }

  /** Listens at `host:port`, and keeps no process alive. Returns the address to send to. */
  async listen(listen: string): Promise<string> {
    const [host, port] = listen.split(':');
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject).listen(Number(port), host, resolve);
    }).catch(({ message }: Error) => {
      throw new UsageError(`downstream.listen ${listen} cannot be listened at: ${message}.`);
    });
    this.#server.unref();
    const { address, port: bound } = this.#server.address() as AddressInfo;
    return `http://${address}:${bound}`;
  }

  /** What it got so far, as the facility of a lab shows it. */
  get port(): Port {
    const ask = async () => ({ status: 200, body: { calls: this.#calls } });
    return { who: 'the downstream', isPerson: false, ask };
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) {
      text += chunk;
      if (text.length > LONGEST) return void request.destroy();
    }
    const { method = '', url = '', headers } = request;
    const path = url.split('?')[0] ?? '';
    const isKnown = headers.authorization !== undefined;
    const { status, body, call } = downstreamAnswer({ method, path, isKnown, text, at: realTime.now() });
    if (call) this.#calls = [...this.#calls, call].slice(-MOST_CALLS);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }
}
