import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { doNothing } from '../../ground/do-nothing.ts';
import { forTerminal } from '../../ground/quote/terminal.ts';
import { Connections } from './connections.ts';

const LONGEST_HEAD = 16 * 1024;
export const LONGEST_BODY = 1024 * 1024;

/** How long a head and a whole request may take to come, how often that is checked, and how long nobody need ask; milliseconds. */
const HEAD_TIME = 5 * 1000;
const REQUEST_TIME = 30 * 1000;
const INSPECTION = 1000;
const IDLENESS = 60 * 1000;

/** Requests that are kept on one shelf, and bytes that are kept on one and on all of them together. */
const MOST_REQUESTS = 10_000;
export const MOST_AT_ONE = 8 * 1024 * 1024;
const MOST_IN_ALL = 32 * 1024 * 1024;

/** What each `,`, `{` and `[` of a body counts for in bytes: the value behind it takes as much room once it is read. */
const VALUE_SIZE = 32;

const USUAL = { mostRequests: MOST_REQUESTS, mostInAll: MOST_IN_ALL, headTime: HEAD_TIME };

export type Limits = Partial<typeof USUAL & { mostOfOne: number }>;

const pathOf = ({ url = '' }: IncomingMessage): string => url.slice(0, 200);

const tooLong = (request: IncomingMessage, size: string): string =>
  `a notification of ${size} came to ${pathOf(request)}; at most ${LONGEST_BODY} are read`;

function sizeOfValues(body: Buffer): number {
  let values = 0;
  for (const byte of body) if (byte === 0x2c || byte === 0x7b || byte === 0x5b) values += 1;
  return values * VALUE_SIZE;
}

/** The one way to listen: requests and connections are bounded, and one that breaks off ends alone. */
export class Intake {
  readonly #server: Server;
  readonly #connections: Connections;
  readonly #limits: typeof USUAL;
  readonly #held = new Map<object, { bytes: number; requests: number }>();
  #all = 0;

  constructor(
    take: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
    { mostOfOne, ...limits }: Limits = {},
  ) {
    this.#limits = { ...USUAL, ...limits };
    const { headTime } = this.#limits;
    this.#server = createServer({
      maxHeaderSize: LONGEST_HEAD,
      headersTimeout: headTime,
      requestTimeout: REQUEST_TIME,
      connectionsCheckingInterval: Math.min(INSPECTION, headTime),
      keepAliveTimeout: IDLENESS,
    });
    this.#connections = new Connections(this.#server, mostOfOne);
    this.#server.on('request', (request, response) => {
      take(request, response).catch(({ message }: Error) => {
        const what = `${request.method} ${pathOf(request)} could not be taken: ${message}`;
        process.stderr.write(forTerminal(`plumbline: ${what}\n`));
        this.#connections.lose(request.socket);
      });
    });
    this.#server.on('error', doNothing);
  }

  get dropped(): number {
    return this.#connections.dropped;
  }

  /** Listens at `host:port`, and keeps no process alive. Returns the address; throws when nobody can listen there. */
  async listen(listen: string): Promise<string> {
    const [host, port] = listen.split(':');
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject).listen(Number(port), host, resolve);
    });
    this.#server.unref();
    const { address, port: bound } = this.#server.address() as AddressInfo;
    return `http://${address}:${bound}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /**
   * Reads the body of a request, which `shelf` keeps until it is released; undefined when the sender broke off, or when there
   * is no room: then it is answered and read no further, and `refused` gets a sentence, or it counts as dropped.
   */
  read(
    request: IncomingMessage,
    response: ServerResponse,
    shelf: object,
    refused: (says: string) => void = () => this.#connections.lose(),
  ): Promise<Buffer | undefined> {
    const chunks: Buffer[] = [];
    let [length, held, isKept] = [0, 0, false];
    const refuse = (status: 413 | 503, says: string): void => {
      request.pause().removeAllListeners('data');
      response.writeHead(status, { connection: 'close' }).end();
      refused(says);
    };
    const holds = (bytes: number, count = 0): boolean => {
      const why = this.#hold(request, shelf, bytes, count);
      if (why === undefined) held += bytes;
      else refuse(503, why);
      return why === undefined;
    };
    return new Promise((resolve) => {
      request.once('close', () => {
        if (!isKept) this.release(shelf, held);
        resolve(undefined);
      });
      const announced = Number(request.headers['content-length'] ?? 0);
      if (announced > LONGEST_BODY) return refuse(413, tooLong(request, `${announced} bytes`));
      const { rawHeaders, url = '' } = request;
      if (!holds(url.length + rawHeaders.join('').length)) return;
      request.on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (length > LONGEST_BODY) refuse(413, tooLong(request, `more than ${LONGEST_BODY} bytes`));
        else if (holds(chunk.length)) chunks.push(chunk);
      });
      request.once('end', () => {
        const body = Buffer.concat(chunks);
        isKept = holds(sizeOfValues(body), 1);
        if (isKept) resolve(body);
      });
    });
  }

  release(shelf: object, bytes = Number.POSITIVE_INFINITY): void {
    const held = this.#held.get(shelf);
    if (!held) return;
    const given = Math.min(held.bytes, bytes);
    held.bytes -= given;
    this.#all -= given;
    if (given < bytes) this.#held.delete(shelf);
  }

  /** Keeps so much of a request; answers why not where there is no room. */
  #hold(request: IncomingMessage, shelf: object, bytes: number, count: number): string | undefined {
    const held = this.#held.get(shelf) ?? { bytes: 0, requests: 0 };
    const { mostRequests, mostInAll } = this.#limits;
    const isTooMuch = held.bytes + bytes > MOST_AT_ONE || this.#all + bytes > mostInAll;
    if (isTooMuch || held.requests + count > mostRequests) {
      const limits = `${mostRequests} notifications or ${MOST_AT_ONE} bytes for one address, ${mostInAll} for all`;
      return `more came to ${pathOf(request)} after ${held.requests} notifications than is kept: ${limits}`;
    }
    held.bytes += bytes;
    held.requests += count;
    this.#held.set(shelf, held);
    this.#all += bytes;
    return undefined;
  }
}
