import { createHash, createHmac } from 'node:crypto';
import type { Pair } from './basic.ts';
import { bodyDigest } from './hmac.ts';

/** A request that is to be signed in a way of its own. `now` in milliseconds since the epoch. */
export interface PartsToSign {
  readonly method: string;
  readonly path: string;
  readonly url: string;
  readonly body: string | Uint8Array | undefined;
  readonly now: number;
  readonly pair: Pair;
  readonly otherKey: string;
}

type Words = Record<string, string>;

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** 06 Nov 1994 as the older forms of HTTP dates have it. Section "Messaging API: two schemes", HTTP date format. */
export function olderDates(instant: number): Words {
  const date = new Date(instant);
  const [short = '', day = '', month = '', year = '', time = ''] = date.toUTCString().replace(',', '').split(' ');
  return {
    'date as RFC 850': `${DAYS[date.getUTCDay()]}, ${day}-${month}-${year.slice(2)} ${time} GMT`,
    'date as asctime': `${short} ${month} ${day.replace(/^0/, ' ')} ${time} ${year}`,
  };
}

export function wordsToSign({ method, path, url, body = '', now, pair, otherKey }: PartsToSign): Words {
  return {
    method,
    'method in lower case': method.toLowerCase(),
    path,
    url,
    lf: '\n',
    crlf: '\r\n',
    date: new Date(now).toUTCString(),
    ...olderDates(now),
    digest: bodyDigest(body),
    'digest in upper case': bodyDigest(body).toUpperCase(),
    'digest in Base64': createHash('md5').update(body).digest('base64'),
    'digest of another body': bodyDigest(`${body} `),
    key: pair.user,
    'key of another customer': otherKey,
  };
}

export function signaturesOf(text: string, secret: string): Words {
  const hmac = (algorithm: string) => createHmac(algorithm, Buffer.from(secret, 'utf8')).update(text, 'utf8');
  const signature = hmac('sha256').digest('base64');
  return {
    signature,
    'signature in hexadecimal': hmac('sha256').digest('hex'),
    'signature in URL-safe Base64': hmac('sha256').digest('base64url'),
    'signature by HMAC-SHA1': hmac('sha1').digest('base64'),
    'signature by HMAC-SHA512': hmac('sha512').digest('base64'),
    'plain SHA-256 of secret and text': createHash('sha256').update(`${secret}${text}`).digest('base64'),
    'signature in another case': signature.replace(/[A-Za-z]/g, (letter) =>
      String.fromCharCode(letter.charCodeAt(0) ^ 0x20),
    ),
    'signature with its first character changed': `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
  };
}
