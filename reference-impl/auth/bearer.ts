import type { Grant } from '../accounts/grant.ts';

export type BearerState = 'valid' | 'expired' | 'invalid';

/** Why a caller of a bearer interface is not let in. */
export type Cause = 'missing' | 'expired' | 'invalid';

export interface Grants<Known> {
  get(token: string): Known | undefined;
  keys(): Iterable<string>;
}

/** The grant of a token, when the platform issued exactly this token. */
export function grantOf<Known>(token: string, grants: Grants<Known>): Known | undefined {
  return grants.get(token);
}

/** A token lives until the instant it expires (milliseconds since the epoch). Section "Bearer tokens". */
export function bearerState({ expiresAt }: Grant, now: number): BearerState {
  return now < expiresAt ? 'valid' : 'expired';
}

const DESCRIBED: Readonly<Record<Cause, string | undefined>> = {
  missing: undefined,
  invalid: 'Token is invalid',
  expired: 'Token has expired',
};

/**
 * The WWW-Authenticate header tells a missing, an expired and an invalid token apart. Section "Bearer tokens".
 * Rules: BEARER-03, BEARER-04, TOK-10.
 */
export function challengeOf(cause: Cause): string {
  const description = DESCRIBED[cause];
  const realm = 'Bearer realm="platform"';
  return description ? `${realm}, error="invalid_token", error_description="${description}"` : realm;
}

/** The token of an Authorization header: undefined for another scheme, empty when the token is missing. */
export function parseBearer(header: string): string | undefined {
  const match = /^Bearer(?: (.*))?$/i.exec(header);
  return match ? (match[1] ?? '').trim() : undefined;
}
