import { createHash, createHmac } from 'node:crypto';
import type { SignedRequest } from './webhook-signature.ts';

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
