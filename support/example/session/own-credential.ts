import type { Pair } from '../../ground/credentials/basic.ts';
import { Undeclared } from '../../ground/problems/undeclared.ts';
import type { RunContext } from '../../wire/target/run-context.ts';
import type { InterfaceName } from '../../wire/target/target.ts';
import type { Cast } from './cast.ts';
import type { Credential } from './credential.ts';
import type { Journal } from './journal.ts';

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
