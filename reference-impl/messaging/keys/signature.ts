import { sign } from 'node:crypto';
import { promisify } from 'node:util';
import type { Letter } from '../../kernel/letter.ts';
import type { Parcel } from '../../kernel/post.ts';
import type { SignatureKey } from './signature-key.ts';

/** What of a webhook goes under its signature; `path` with its query, `date` as its header has it. */
export interface SignedParts {
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
  /** Prefix of the platform's own headers. */
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
  const sealed = (parcel: Parcel): Promise<Headers> | undefined => {
    const key = parts.key();
    if (!key) return undefined;
    const of = `${key.id} ${parcel.url} ${parcel.body}`;
    if (made?.of !== of) made = { of, headers: signatureHeaders(parcel, key, parts) };
    return made.headers;
  };
  return { ...letter, seal: sealed };
}
