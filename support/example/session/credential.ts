import { basicHeader, type Pair } from '../../ground/credentials/basic.ts';
import { signedHeaders } from '../../ground/credentials/hmac.ts';
import type { AccountFact } from '../../ground/facts.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import { Undeclared } from '../../ground/problems/undeclared.ts';
import type { RunContext } from '../../wire/target/run-context.ts';
import type { InterfaceName } from '../../wire/target/target.ts';
import type { Cast } from './cast.ts';
import type { Journal } from './journal.ts';

/** How a request proves its sender: `raw` headers, `none`, or an `own token` of the project that plays `role`. */
export type Credential =
  | { readonly scheme: 'basic'; readonly pair: Pair }
  | { readonly scheme: 'hmac'; readonly pair: Pair }
  | { readonly scheme: 'bearer'; readonly token: string }
  | { readonly scheme: 'own token'; readonly role: string }
  | { readonly scheme: 'raw'; readonly headers: Readonly<Record<string, string>> }
  | { readonly scheme: 'none' };

/** The headers a credential adds to a request; a token is asked for before. `now` in milliseconds since the epoch. */
export function credentialHeaders(
  credential: Credential,
  request: { method: string; path: string; body?: string | Uint8Array | undefined },
  now: number,
): Readonly<Record<string, string>> {
  switch (credential.scheme) {
    case 'basic':
      return { authorization: basicHeader(credential.pair) };
    case 'hmac':
      return signedHeaders(credential.pair, { ...request, date: new Date(now).toUTCString() });
    case 'bearer':
      return { authorization: `Bearer ${credential.token}` };
    case 'raw':
      return credential.headers;
    case 'own token':
      throw new HarnessError(`a token of the project ${credential.role} was never asked for`);
    case 'none':
      return {};
  }
}

export interface Holder {
  readonly cast: Cast;
  readonly run: RunContext;
  readonly journal: Journal;
}

/** Whether a role is that of another customer, who has an account and a project of their own. */
export const isStranger = (role: string): boolean => role === 'stranger';

/** Key and secret for an interface: an account's for messaging, a user's for lookup, a project's elsewhere. */
export function ownPair({ cast }: Pick<Holder, 'cast'>, at: InterfaceName, role: string): Pair {
  if (at === 'lookup') return cast.lookupUser();
  if (at !== 'messaging' && at !== 'messagingApac') {
    const { keyId, keySecret } = cast.project(isStranger(role) ? 'other' : 'main');
    return { user: keyId, password: keySecret };
  }
  const { key, secret } = cast.account(role);
  if (key === '') throw new Undeclared(`key of the account in the role ${role}`);
  return { user: key, password: secret };
}

/**
 * Valid credentials for an interface: a bearer token for the conversation service and the standalone API, unless the
 * target takes Basic there too, and Basic elsewhere. Sections "Messaging API: two schemes", "Bearer tokens" and "Other
 * interfaces".
 */
export function ownCredential(holder: Pick<Holder, 'cast' | 'run'>, at: InterfaceName, role: string): Credential {
  const isTokenOnly = (at === 'conversation' || at === 'standalone') && holder.run.target.auth?.[at] !== 'basic';
  if (isTokenOnly) return { scheme: 'own token', role: isStranger(role) ? 'other' : 'main' };
  return { scheme: 'basic', pair: ownPair(holder, at, role) };
}

export type Scheme = 'basic' | 'hmac';

/** The credential of an account's key in one of the two schemes. Section "Messaging API: two schemes". */
export function accountCredential({ key, secret }: AccountFact, scheme: Scheme): Credential {
  return { scheme, pair: { user: key, password: secret } };
}
