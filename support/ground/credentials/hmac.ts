import { createHash, createHmac } from 'node:crypto';
import type { Pair } from './basic.ts';

/** What is signed: `path` is the request target; `date` in HTTP date format; `body` as it goes over the wire. */
export interface Signable {
  readonly method: string;
  readonly path: string;
  readonly date: string;
  readonly body?: string | Uint8Array | undefined;
}

export const bodyDigest = (body: string | Uint8Array): string => createHash('md5').update(body).digest('hex');

/** The lines that are signed: date, digest when there is a body, request line; joined by line feeds. */
export function signingString({ method, path, date, body }: Signable): string {
  const lines = [`Date: ${date}`];
  if (body !== undefined) lines.push(`Content-MD5: ${bodyDigest(body)}`);
  return [...lines, `${method} ${path} HTTP/1.1`].join('\n');
}

export const signatureOf = (text: string, secret: string): string =>
  createHmac('sha256', Buffer.from(secret, 'utf8')).update(text, 'utf8').digest('base64');

export function hmacHeader(username: string, signature: string, hasBody: boolean): string {
  const headers = hasBody ? 'Date Content-MD5 request-line' : 'Date request-line';
  return `hmac username="${username}", algorithm="hmac-sha256", headers="${headers}", signature="${signature}"`;
}

/** Every header that a signed request carries. Section "Messaging API: two schemes". */
export function signedHeaders({ user, password }: Pair, signable: Signable): Record<string, string> {
  const { body, date } = signable;
  return {
    date,
    ...(body === undefined ? {} : { 'content-md5': bodyDigest(body) }),
    authorization: hmacHeader(user, signatureOf(signingString(signable), password), body !== undefined),
  };
}
