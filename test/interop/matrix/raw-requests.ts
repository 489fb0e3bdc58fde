/** Headers that every raw request has; set once the credentials are known. */
let knownHeaders = '';

export function sendAs(authorization: string): void {
  knownHeaders = `Host: x\r\nAuthorization: ${authorization}\r\n`;
}

/** The header lines of a client that the platform knows. */
export const known = (): string => knownHeaders;

export const GOOD = '{"messages":[{"content":"Hi","destination_number":"+46700000001"}]}';
export const JSON_TYPE = 'Content-Type: application/json\r\n';
export const MB = 1024 * 1024;

/** What goes over the wire in one go. */
export type Piece = string | Uint8Array;

/** A request line with the headers of a known client, who then hangs up. */
export const line = (method: string, target: string, headers = ''): string =>
  `${method} ${target} HTTP/1.1\r\n${known()}Connection: close\r\n${headers}\r\n`;

export const submit = (headers: string, ...body: Piece[]): Piece[] => [
  line('POST', '/v1/messages', JSON_TYPE + headers),
  ...body,
];

export const measured = (body: Piece, headers = ''): Piece[] =>
  submit(`${headers}Content-Length: ${Buffer.byteLength(body)}\r\n`, body);

/** One chunk; its size may be a lie. */
export const chunk = (body: string, size = body.length.toString(16)): string => `${size}\r\n${body}\r\n`;
export const CHUNKED = 'Transfer-Encoding: chunked\r\n';
/** A text as bytes, one each. */
export const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');
export const nested = (open: string, close: string, levels = 10_000): string =>
  open.repeat(levels) + (close === '}' ? '1' : '') + close.repeat(levels);
export const message = (members: string): string => `{"messages":[{${members}}]}`;

export function labelled(type: string, body: Piece): Piece[] {
  const length = `Content-Length: ${Buffer.byteLength(body)}\r\n`;
  return [line('POST', '/v1/messages', `Content-Type: ${type}\r\n${length}`), body];
}
