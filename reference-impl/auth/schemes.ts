import type { Grant } from '../accounts/callers.ts';
import { remembered } from '../kernel/remembered.ts';

/** Where keys are used with Basic: messaging, the bearer interfaces, tokens, and number lookup. */
export type Door = 'account' | 'project' | 'token' | 'lookup';

interface UserAndPassword {
  readonly user: string;
  readonly password: string;
}

function parse(header: string): UserAndPassword | undefined {
  const encoded = /^Basic +([A-Za-z0-9+/_-]+={0,2})$/i.exec(header)?.[1];
  // No base64 text has a single character left over.
  if (!encoded || encoded.replace(/={1,2}$/, '').length % 4 === 1) return undefined;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon < 0 ? undefined : { user: text.slice(0, colon), password: text.slice(colon + 1) };
}

/**
 * Only the first colon separates user and password. A client sends the same header with each of its requests.
 * Section "Messaging API: two schemes". Rules: AUTH-BASIC-01, AUTH-BASIC-02, AUTH-BASIC-03.
 */
export const parseBasic = remembered(1000, parse);

/** Whether a user and a password are those of a key, byte for byte and with case, at any door. */
export function basicMatches(given: UserAndPassword, key: { id: string; secret: string }, _door: Door): boolean {
  return given.user === key.id && given.password === key.secret;
}

type BearerState = 'valid' | 'expired' | 'invalid';

/** Why a caller of a bearer interface is not let in. */
export type Cause = 'missing' | 'expired' | 'invalid';

interface Grants<Known> {
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

/** Tells missing, expired and invalid tokens apart. Section "Bearer tokens". Rules: BEARER-03, BEARER-04, TOK-10. */
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
