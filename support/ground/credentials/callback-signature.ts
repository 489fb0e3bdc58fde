import { createHash, createHmac } from 'node:crypto';
import type { SignedRequest } from './webhook-signature.ts';

export interface SignedCallback {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const SIGNATURE = 'webhook-signature';

/** The header of a callback's signature, or one that goes with it; `prefix` begins the names of all of them. */
export const signatureHeader = ({ headers }: SignedCallback, prefix: string, end = ''): string =>
  headers[`${prefix}${SIGNATURE}${end}`.toLowerCase()] ?? '';

/** The signature that a call event has with the secret of its service: five lines, HMAC-SHA256, base64. */
export function expectedEventSignature({ method, target, headers, body }: SignedRequest, secret: string): string {
  const signed = [
    method,
    createHash('md5').update(body).digest('base64'),
    headers['content-type'],
    `x-timestamp:${headers['x-timestamp']}`,
    target.split('?')[0],
  ];
  return createHmac('sha256', Buffer.from(secret, 'base64')).update(signed.join('\n')).digest('base64');
}

/** The signature that a callback of the conversation service has with a secret: body, nonce and timestamp, HMAC-SHA256, base64. */
export function expectedSignature(callback: SignedCallback, secret: string, prefix: string): string {
  const nonce = signatureHeader(callback, prefix, '-nonce');
  const timestamp = signatureHeader(callback, prefix, '-timestamp');
  return createHmac('sha256', secret).update(`${callback.body}.${nonce}.${timestamp}`).digest('base64');
}
