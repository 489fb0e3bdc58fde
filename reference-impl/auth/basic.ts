import { remembered } from '../kernel/remembered.ts';

/** Where keys are used with Basic: at the messaging API, at the bearer interfaces, for a token, and at number lookup. */
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
