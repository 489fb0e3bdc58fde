import { type KeyObject, sign } from 'node:crypto';
import { promisify } from 'node:util';
import type { Letter, Parcel } from '../../kernel/post.ts';
import { isoOf } from '../../kernel/time.ts';

export const DIGESTS = ['SHA224', 'SHA256', 'SHA512'] as const;

export const CIPHERS = ['RSA'] as const;

/** A key that webhooks are signed with. Section "Signature key". */
export interface SignatureKey {
  readonly id: string;
  readonly digest: (typeof DIGESTS)[number];
  readonly cipher: (typeof CIPHERS)[number];
  /** Base64 of its SPKI DER form; shown once, when the key is made. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  enabled: boolean;
}

/** The signature keys of one account by id, oldest first. */
export type SignatureKeys = Map<string, SignatureKey>;

/** A key as the client sees it; its public half is shown at creation only. */
export const keyBody = ({ id, cipher, digest, createdAt, enabled }: SignatureKey): object => ({
  key_id: id,
  cipher,
  digest,
  created: isoOf(createdAt),
  enabled,
});

export const enabledKey = (keys: SignatureKeys): SignatureKey | undefined =>
  [...keys.values()].find(({ enabled }) => enabled);

/**
 * Enables this key instead of those that are enabled.
 * Rules: KEY-DIS-01, KEY-EN-01, KEY-EN-02, KEY-SIGN-02, KEY-SIGN-03, PUB-KEY-DISABLE-01, PUB-KEY-HEADERS-01.
 */
export function enableKey(key: SignatureKey, enabled: Iterable<SignatureKey>): void {
  for (const each of enabled) each.enabled = false;
  key.enabled = true;
}

/** What of a webhook goes under its signature; `path` with its query, `date` as its header has it. */
interface SignedParts {
  readonly method: string;
  readonly path: string;
  readonly date: string;
  readonly body: string;
}

/** Where a signature gets its key, its time and its names from, asked at each attempt. */
export interface SigningParts {
  readonly key: () => SignatureKey | undefined;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly signedText: (parts: SignedParts) => string;
  readonly headerPrefix: string;
}

type Headers = Readonly<Record<string, string>>;

const signBytes = promisify(sign);

/** Request line, date and body, with nothing between them. */
export const signedText = ({ method, path, date, body }: SignedParts): string =>
  `${method} ${path} HTTP/1.1${date}${body}`;

async function signatureHeaders(parcel: Parcel, key: SignatureKey, parts: SigningParts): Promise<Headers> {
  const { method, url } = parcel;
  const { pathname, search } = new URL(url);
  const { headerPrefix: prefix, now, signedText } = parts;
  const date = new Date(now()).toUTCString();
  const body = method === 'GET' ? '' : parcel.body;
  const text = signedText({ method, path: `${pathname}${search}`, date, body });
  return {
    date,
    [`${prefix}Signature`]: (await signBytes(key.digest, Buffer.from(text), key.privateKey)).toString('base64'),
    [`${prefix}Digest-Type`]: key.digest,
    [`${prefix}Cipher-Type`]: key.cipher,
    [`${prefix}Key-Id`]: key.id,
  };
}

/**
 * A letter that is signed as it leaves, with the key that is enabled then. An attempt with the key and the body of
 * the one before goes out with the same date and signature. Section "Authentication / Other interfaces".
 * Rules: KEY-SIGN-01.
 */
export function signedLetter<Any extends Letter>(letter: Any, parts: SigningParts): Any {
  let made: { of: string; headers: Promise<Headers> } | undefined;
  return {
    ...letter,
    seal: (parcel: Parcel) => {
      const key = parts.key();
      if (!key) return undefined;
      const of = `${key.id} ${parcel.url} ${parcel.body}`;
      if (made?.of !== of) made = { of, headers: signatureHeaders(parcel, key, parts) };
      return made.headers;
    },
  };
}
