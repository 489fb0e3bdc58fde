import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pauseReally } from '../kernel/host-time.ts';
import type { Reply, Shape } from './operation.ts';

export function shapeOf({ status, body, text, type, headers = {} }: Reply): Shape {
  const content = body === undefined ? (text ?? '') : JSON.stringify(body);
  const usual = body !== undefined ? 'application/json' : text === undefined ? undefined : 'text/plain';
  const media = usual === undefined ? undefined : (type ?? usual);
  return { status, content, headers: { ...headers, ...(media ? { 'content-type': media } : {}) } };
}

export async function writeShaped(response: ServerResponse, shape: Shape): Promise<void> {
  if (shape.pause) await pauseReally(shape.pause);
  const content = Buffer.from(shape.content, 'utf8');
  const { piece } = shape;
  const bare = shape.status === 204 || shape.status === 304;
  const measured = bare || piece !== undefined ? {} : { 'content-length': String(content.length) };
  response.sendDate = shape.dateless !== true;
  response.writeHead(shape.status, { ...shape.headers, ...measured });
  if (!bare && piece !== undefined)
    for (let at = 0; at < content.length; at += piece) response.write(content.subarray(at, at + piece));
  response.end(bare || piece !== undefined ? undefined : content);
}

/** Writes a reply straight to the connection, as JSON by default. ASCII takes a fast path. */
export function write(response: ServerResponse, { status, body, text, type, headers }: Reply): void {
  const content = body === undefined ? (text ?? '') : JSON.stringify(body);
  const length = Buffer.byteLength(content);
  const own: OutgoingHttpHeaders = headers ? { ...headers } : {};
  if (body !== undefined) own['content-type'] = type ?? 'application/json';
  else if (text !== undefined) own['content-type'] = type ?? 'text/plain';
  if (status !== 204 && status !== 304) own['content-length'] = length;
  response.writeHead(status, own).end(content, length === content.length ? 'latin1' : 'utf8');
}
