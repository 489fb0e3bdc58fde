/** Headers that every raw request has; set once the credentials are known. */
let knownHeaders = '';

/** Makes raw requests come from somebody. */
export function sendAs(authorization: string): void {
  knownHeaders = `Host: x\r\nAuthorization: ${authorization}\r\n`;
}

/** The header lines of a client that the platform knows. */
export const known = (): string => knownHeaders;

/** A message as it should be. */
export const GOOD = '{"messages":[{"content":"Hi","destination_number":"+46700000001"}]}';
/** The label of a JSON body. */
export const JSON_TYPE = 'Content-Type: application/json\r\n';
/** A megabyte. */
export const MB = 1024 * 1024;

/** What goes over the wire in one go. */
export type Piece = string | Uint8Array;

/** A request line with the headers of a known client, who then hangs up. */
export const line = (method: string, target: string, headers = ''): string =>
  `${method} ${target} HTTP/1.1\r\n${known()}Connection: close\r\n${headers}\r\n`;

/** A submit with custom headers and the body as is. */
export const submit = (headers: string, ...body: Piece[]): Piece[] => [
  line('POST', '/v1/messages', JSON_TYPE + headers),
  ...body,
];

/** A submit with a body and its length. */
export const measured = (body: Piece, headers = ''): Piece[] =>
  submit(`${headers}Content-Length: ${Buffer.byteLength(body)}\r\n`, body);

/** One chunk; its size may be a lie. */
export const chunk = (body: string, size = body.length.toString(16)): string => `${size}\r\n${body}\r\n`;
/** The label of a body in chunks. */
export const CHUNKED = 'Transfer-Encoding: chunked\r\n';
/** A text as bytes, one each. */
export const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');
/** Values in values, this many levels. */
export const nested = (open: string, close: string, levels = 10_000): string =>
  open.repeat(levels) + (close === '}' ? '1' : '') + close.repeat(levels);
/** A body with one message of these members. */
export const message = (members: string): string => `{"messages":[{${members}}]}`;

/** A submit with a media type of one's own. */
export function labelled(type: string, body: Piece): Piece[] {
  const length = `Content-Length: ${Buffer.byteLength(body)}\r\n`;
  return [line('POST', '/v1/messages', `Content-Type: ${type}\r\n${length}`), body];
}
