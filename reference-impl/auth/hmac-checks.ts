import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { WireRequest } from '../http/operation.ts';
import { MINUTE } from '../kernel/time.ts';

/** The parameters of an `Authorization: hmac …` header, read leniently: any order, blanks around the equals sign. */
export interface HmacHeader {
  readonly username: string;
  readonly algorithm: string;
  readonly headers: readonly string[];
  readonly signature: string;
}

/** A name is only matched at the start of a word, so that a long one is read once. */
const PARAMETER = /\b([a-z]+)\s*=\s*"([^"]*)"/gi;

/** Reads such a header; undefined for another scheme or without a username. */
export function parseHmac(header: string): HmacHeader | undefined {
  if (!/^hmac\s/i.test(header)) return undefined;
  const found = new Map<string, string>();
  for (const [, name, value] of header.slice(5).matchAll(PARAMETER)) {
    found.set((name as string).toLowerCase(), value as string);
  }
  const username = found.get('username');
  if (!username) return undefined;
  return {
    username,
    algorithm: found.get('algorithm') ?? '',
    headers: found.get('headers')?.match(/\S+/g) ?? [],
    signature: found.get('signature') ?? '',
  };
}

/** All that a check may look at. `now`, and other times that count as it, in milliseconds since the epoch. */
export interface SignedRequest extends Pick<WireRequest, 'method' | 'target' | 'headers' | 'body'> {
  readonly header: HmacHeader;
  readonly secret: string;
  readonly now: number;
  readonly alsoNow?: number | undefined;
  /** Accepts what older real-world clients send: SHA-1 and an x- prefix on Content-MD5. */
  readonly legacy: boolean;
}

/** One reason to refuse a signed request: returns what is wrong, or undefined. */
interface HmacCheck {
  readonly name: string;
  readonly objects: (request: SignedRequest) => string | undefined;
}

/** How far the Date of a request may be from the clock, in milliseconds; the document leaves it open. */
const LARGEST_SKEW = 5 * MINUTE;

const ALGORITHMS: Readonly<Record<string, string>> = { 'hmac-sha256': 'sha256' };
const LEGACY_ALGORITHMS: Readonly<Record<string, string>> = { ...ALGORITHMS, 'hmac-sha1': 'sha1' };

const headerOf = ({ headers, legacy }: SignedRequest, name: string): string | undefined => {
  const value = headers[name.toLowerCase()] ?? (legacy ? headers[`x-${name.toLowerCase()}`] : undefined);
  return typeof value === 'string' ? value : undefined;
};

/** The lines are named as the client listed them, joined by line feeds, ending in the request line. */
export function signingString(request: SignedRequest): string {
  return request.header.headers
    .map((name) =>
      name.toLowerCase() === 'request-line'
        ? `${request.method} ${request.target} HTTP/1.1`
        : `${name}: ${headerOf(request, name) ?? ''}`,
    )
    .join('\n');
}

/**
 * In this order. Section "Messaging API: two schemes".
 * Rules: AUTH-HMAC-01, AUTH-HMAC-02, AUTH-HMAC-03, AUTH-HMAC-05, AUTH-HMAC-06, AUTH-HMAC-07, AUTH-HMAC-08,
 * AUTH-HMAC-09, AUTH-HMAC-10, AUTH-HMAC-11, AUTH-HMAC-12, AUTH-HMAC-13, AUTH-HMAC-14, AUTH-HMAC-15, X-16.
 */
export const hmacChecks: readonly HmacCheck[] = [
  {
    name: 'knownAlgorithm',
    objects: ({ header, legacy }) =>
      (legacy ? LEGACY_ALGORITHMS : ALGORITHMS)[header.algorithm] ? undefined : 'the algorithm is not hmac-sha256',
  },
  {
    name: 'prescribedHeaders',
    objects: ({ header, body, legacy }) => {
      const listed = header.headers
        .map((name) => (legacy ? name.toLowerCase().replace(/^x-content-md5$/, 'content-md5') : name.toLowerCase()))
        .join(' ');
      const prescribed = body.length > 0 ? 'date content-md5 request-line' : 'date request-line';
      return listed === prescribed ? undefined : `the signed headers are not "${prescribed}"`;
    },
  },
  {
    name: 'dateIsCurrent',
    objects: (request) => {
      const at = Date.parse(headerOf(request, 'Date') ?? '');
      const isNear = (clock: number): boolean => Math.abs(at - clock) <= LARGEST_SKEW;
      return isNear(request.now) || (request.alsoNow !== undefined && isNear(request.alsoNow))
        ? undefined
        : 'the Date header is missing or not current';
    },
  },
  {
    name: 'digestIsOfBody',
    objects: (request) => {
      if (request.body.length === 0) return undefined;
      const digest = createHash('md5').update(request.body).digest('hex');
      return digest === headerOf(request, 'Content-MD5')?.toLowerCase()
        ? undefined
        : 'Content-MD5 is not the hexadecimal digest of this body';
    },
  },
  {
    name: 'signatureIsRight',
    objects: (request) => {
      const algorithm = LEGACY_ALGORITHMS[request.header.algorithm] ?? 'sha256';
      const signature = createHmac(algorithm, request.secret).update(signingString(request)).digest('base64');
      const [left, right] = [Buffer.from(signature), Buffer.from(request.header.signature)];
      return left.length === right.length && timingSafeEqual(left, right) ? undefined : 'the signature does not match';
    },
  },
];
