import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { afterReally } from '../kernel/host-time.ts';
import { Problem } from '../kernel/problem.ts';
import { LONGEST_ARRIVAL, LONGEST_FAREWELL, MOST_PIECES } from './bounds.ts';
import type { Interface, Reply } from './operation.ts';

// biome-ignore lint/suspicious/noExplicitAny: the caller does not matter here
type Renders = Pick<Interface<any>, 'render'>;

const NOWHERE = { target: '/' };
const CLOSING = { connection: 'close' };

const BROKEN: Readonly<Record<string, readonly [status: number, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'The header of the request is too large.'],
};
const UNREADABLE = [400, 'The request is not valid HTTP.'] as const;

function told({ body, text = '', type, headers }: Reply) {
  const content = body === undefined ? text : JSON.stringify(body);
  const media = type ?? (body === undefined ? 'text/plain' : 'application/json');
  const length = String(Buffer.byteLength(content));
  return { headers: { ...headers, ...CLOSING, 'content-type': media, 'content-length': length }, content };
}

/** Closes a connection that no parser reads any more: further input is discarded, and not for long. */
function sayLast(socket: Duplex, text: string): void {
  const done = afterReally(LONGEST_FAREWELL, () => socket.destroy());
  socket
    .on('error', () => socket.destroy())
    .once('close', done)
    .resume()
    .end(text);
}

/** Writes a refusal to a connection that has no request, and hangs up. */
function writeRaw(socket: Duplex, reply: Reply): void {
  const { headers, content } = told(reply);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  sayLast(socket, `HTTP/1.1 ${reply.status} ${STATUS_CODES[reply.status]}\r\n${lines.join('')}\r\n${content}`);
}

/** Answers bytes that are not a request, in the error shape of the interface. */
export const refuseBytes =
  (of: Renders) =>
  (error: Error & { code?: string }, socket: Duplex): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const [status, message] = BROKEN[error.code ?? ''] ?? UNREADABLE;
    writeRaw(socket, of.render(new Problem(status, message), NOWHERE));
  };

/** Handles tunnels, expectations and bodies that are announced as too large. */
export function refuseOddities(server: Server, of: Renders, largestBody: number): void {
  server.headersTimeout = LONGEST_ARRIVAL;
  server.maxHeadersCount = 0;
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    writeRaw(socket, of.render(new Problem(405, 'This server opens no tunnels.'), NOWHERE));
  });
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    const problem = new Problem(417, 'Only the expectation 100-continue is supported.');
    const reply = of.render(problem, { target: request.url ?? '' });
    const { headers, content } = told(reply);
    response.writeHead(reply.status, headers).end(content);
  });
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (!(Number(request.headers['content-length']) > largestBody)) response.writeContinue();
    server.emit('request', request, response);
  });
}

/** The refusal of a body that ends early; its client is gone. */
const CUT = new Problem(400, 'The request body ended early.');

/** The refusal of a body that is too large, or split into a hostile number of pieces: then reading on is pointless. */
const tooMuch = (isFlood: boolean): Problem =>
  new Problem(413, 'The request body is too large.', [], isFlood ? CLOSING : {});

type Done = (problem: Problem | undefined, body: Buffer) => void;
export const NO_BODY = Buffer.alloc(0);

/** Reads a body of at most `most` bytes; pieces are counted too, because each costs memory beyond its bytes. */
export function readPayload(source: IncomingMessage, most: number, done: Done): void {
  // HTTP announces every body.
  const { headers } = source;
  if (!(headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined)) {
    done(undefined, NO_BODY);
    return;
  }
  const pieces: Buffer[] = [];
  let size = 0;
  const stop = (problem: Problem): void => {
    source.off('data', take).off('end', finish).off('error', fail);
    // Where the connection ends with the answer, what the client still sends is taken: it would lose the answer otherwise.
    if (problem.status === 413 && (/\bclose\b/i.test(headers.connection ?? '') || source.httpVersion === '1.0'))
      source.socket.destroySoon = () => sayLast(source.socket, '');
    done(problem, NO_BODY);
  };
  const finish = (): void => {
    source.off('error', fail);
    done(undefined, pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces, size));
  };
  const fail = (): void => stop(CUT);
  const take = (piece: Buffer): void => {
    size += piece.length;
    if (size > most) stop(tooMuch(false));
    else if (pieces.push(piece) > MOST_PIECES) stop(tooMuch(true));
  };
  if (Number(source.headers['content-length']) > most) stop(tooMuch(false));
  else source.on('data', take).on('end', finish).on('error', fail);
}
