import { type HmacHeader, parseHmac } from '../../auth/hmac.ts';

const ADVICE = 'older clients sign like this; start the platform with --legacy-hmac to accept their signatures';

/** What the operator can do about a signature of older clients, which use SHA-1 and X-Content-MD5; undefined for any other. */
export const adviceFor = ({ algorithm, headers }: HmacHeader): string | undefined =>
  algorithm === 'hmac-sha1' || headers.some((name) => name.toLowerCase() === 'x-content-md5') ? ADVICE : undefined;

/** The same for an Authorization header, whatever it holds. */
export function adviceOn(authorization: string | undefined): string | undefined {
  const parsed = /^hmac\b/i.test(authorization ?? '') ? parseHmac(authorization as string) : undefined;
  return parsed && adviceFor(parsed);
}
