import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const allowedSkew = 5 * 60_000;

export interface SignedRequest {
  method: string;
  path: string;
  body: Buffer;
  date: string | undefined;
  contentMd5: string | undefined;
}

/** The parameters of an `hmac ...` authorization header. */
export function hmacParameters(header: string): Record<string, string> {
  const parameters: Record<string, string> = {};
  for (const [, name, value] of header.matchAll(/([\w-]+)\s*=\s*"([^"]*)"/g))
    parameters[(name ?? '').toLowerCase()] = value ?? '';
  return parameters;
}

export function signingString(request: SignedRequest): string {
  const lines = [`Date: ${request.date}`];
  if (request.body.length > 0) lines.push(`Content-MD5: ${request.contentMd5}`);
  lines.push(`${request.method} ${request.path} HTTP/1.1`);
  return lines.join('\n');
}

/** Whether the signature in the parameters fits the request and the secret. */
export function isSignedWith(secret: string, parameters: Record<string, string>, request: SignedRequest): boolean {
  const signedHeaders = request.body.length > 0 ? 'date content-md5 request-line' : 'date request-line';
  if (parameters.algorithm?.toLowerCase() !== 'hmac-sha256') return false;
  if (parameters.headers?.trim().toLowerCase().replace(/\s+/g, ' ') !== signedHeaders) return false;
  if (!isRecent(request.date) || !isHashOf(request.body, request.contentMd5)) return false;
  const expected = createHmac('sha256', secret).update(signingString(request), 'utf8').digest();
  const given = Buffer.from(parameters.signature ?? '', 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function isRecent(date: string | undefined): boolean {
  const time = Date.parse(date ?? '');
  return !Number.isNaN(time) && Math.abs(Date.now() - time) <= allowedSkew;
}

function isHashOf(body: Buffer, hash: string | undefined): boolean {
  if (body.length === 0) return true;
  return createHash('md5').update(body).digest('hex') === hash?.toLowerCase();
}
