import { createPublicKey, createSign, createVerify, generateKeyPairSync, type KeyObject } from 'node:crypto';

/** A signed request as it came in. `target` is the request target as it stood on the wire. */
export interface SignedRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const headerOf = ({ headers }: SignedRequest, name: string): string => headers[name.toLowerCase()] ?? '';

/**
 * Whether a request carries a signature that a key made: RSA over request line, date and body, with nothing between
 * them. `publicKey` is base64 of its SPKI DER form, `prefix` what the names of the signature's headers begin with.
 */
export function isSignedWith(request: SignedRequest, publicKey: string, prefix: string): boolean {
  const signature = headerOf(request, `${prefix}Signature`);
  const digest = headerOf(request, `${prefix}Digest-Type`).replace('-', '');
  if (signature === '' || !/^SHA(224|256|384|512)$/.test(digest)) return false;
  let key: KeyObject;
  try {
    key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  } catch {
    return false;
  }
  const { method, target, body } = request;
  return createVerify(digest)
    .update(`${method} ${target} HTTP/1.1${headerOf(request, 'date')}${body}`)
    .verify(key, signature, 'base64');
}

let own: { readonly publicKey: string; readonly privateKey: KeyObject } | undefined;

/** The RSA key pair of the harness, made once a process; the public half as base64 of its SPKI DER form. */
export function ownSigningPair() {
  if (own) return own;
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  own = { publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'), privateKey };
  return own;
}

export function signatureHeaders(request: SignedRequest, key: KeyObject, prefix: string): Record<string, string> {
  const { method, target, body } = request;
  const text = `${method} ${target} HTTP/1.1${headerOf(request, 'date')}${body}`;
  return {
    [`${prefix}Signature`]: createSign('SHA256').update(text).sign(key, 'base64'),
    [`${prefix}Digest-Type`]: 'SHA256',
    [`${prefix}Cipher-Type`]: 'RSA',
  };
}
