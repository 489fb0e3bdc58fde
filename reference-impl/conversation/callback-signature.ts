import { createHmac } from 'node:crypto';

export interface SignedCallback {
  readonly body: string;
  readonly nonce: string;
  /** Seconds since the epoch. */
  readonly timestamp: string;
}

/** The decisions about signing callbacks of registered webhooks. Section "Authentication / Other interfaces". */
export const signatureDecisions = {
  signedText: ({ body, nonce, timestamp }: SignedCallback): string => `${body}.${nonce}.${timestamp}`,
  encoding: 'base64' as 'base64' | 'hex',
  algorithm: 'HmacSHA256',
  nonceOf: (fresh: string): string => fresh,
};

export type SignatureDecisions = typeof signatureDecisions;

/** The headers that prove the origin of a callback, named after `prefix`. Rules: PUB-CONV-SIGN-01, PUB-CONV-SIGN-02. */
export function callbackSignature(
  callback: SignedCallback,
  secret: string,
  prefix: string,
  { signedText, encoding, algorithm }: SignatureDecisions,
): Record<string, string> {
  const name = `${prefix}Webhook-Signature`;
  return {
    [name]: createHmac('sha256', secret).update(signedText(callback)).digest(encoding),
    [`${name}-Nonce`]: callback.nonce,
    [`${name}-Timestamp`]: callback.timestamp,
    [`${name}-Algorithm`]: algorithm,
  };
}
