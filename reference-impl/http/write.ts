import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Reply } from './operation.ts';

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

/** Begins a streamed answer; the operation writes the rest. */
export function writeOn(response: ServerResponse, { status, type, headers, stream }: Reply): void {
  response.writeHead(status, { ...headers, 'content-type': type ?? 'text/plain' });
  stream?.(response);
}
