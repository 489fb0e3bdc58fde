import type { ServerResponse } from 'node:http';
import { pauseReally } from '../kernel/host-time.ts';
import type { Reply } from './operation.ts';

/** How a reply is sent, down to details that HTTP leaves to the server. */
export interface Shape {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly content: string;
  /** Sends the content in pieces of this many bytes, without announcing its length. */
  readonly piece?: number;
  /** Milliseconds of real time before anything is sent. */
  readonly pause?: number;
  /** Omits the Date header. */
  readonly dateless?: boolean;
}

/** The default shape of a reply: JSON, in one piece and at once. */
export function shapeOf({ status, body, text, type, headers = {} }: Reply): Shape {
  const content = body === undefined ? (text ?? '') : JSON.stringify(body);
  const usual = body !== undefined ? 'application/json' : text === undefined ? undefined : 'text/plain';
  const media = usual === undefined ? undefined : (type ?? usual);
  return { status, content, headers: { ...headers, ...(media ? { 'content-type': media } : {}) } };
}

function* piecesOf(content: Buffer, size: number): Generator<Buffer> {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
}

/** Writes a reply in a given shape. */
export async function writeShaped(response: ServerResponse, shape: Shape): Promise<void> {
  if (shape.pause) await pauseReally(shape.pause);
  const content = Buffer.from(shape.content, 'utf8');
  const bare = shape.status === 204 || shape.status === 304;
  const measured = bare || shape.piece !== undefined ? {} : { 'content-length': String(content.length) };
  response.sendDate = shape.dateless !== true;
  response.writeHead(shape.status, { ...shape.headers, ...measured });
  if (!bare && shape.piece !== undefined) for (const piece of piecesOf(content, shape.piece)) response.write(piece);
  response.end(bare || shape.piece !== undefined ? undefined : content);
}
