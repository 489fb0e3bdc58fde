export type BearerState = 'valid' | 'expired';

/** A token lives until the instant it expires (milliseconds since the epoch). Section "Bearer tokens". */
export function bearerState(expiresAt: number, now: number): BearerState {
  return now < expiresAt ? 'valid' : 'expired';
}

const DESCRIBED = {
  missing: undefined,
  invalid: 'Token is invalid',
  expired: 'Token has expired',
  valid: undefined,
} as const;

/** The WWW-Authenticate header tells a missing, an expired and an invalid token apart. Section "Bearer tokens". */
export function challengeOf(cause: BearerState | 'missing' | 'invalid'): string {
  const description = DESCRIBED[cause];
  const realm = 'Bearer realm="platform"';
  return description ? `${realm}, error="invalid_token", error_description="${description}"` : realm;
}

/** The token of an Authorization header: undefined for another scheme, empty when the token is missing. */
export function parseBearer(header: string): string | undefined {
  const match = /^Bearer(?: +(.*))?$/i.exec(header);
  return match ? (match[1] ?? '').trim() : undefined;
}
