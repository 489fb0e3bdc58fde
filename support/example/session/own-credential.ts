import type { Pair } from '../../ground/credentials/basic.ts';
import { Undeclared } from '../../ground/problems/undeclared.ts';
import type { InterfaceName } from '../../wire/target/target.ts';
import type { Credential } from './credential.ts';
import type { Session } from './session.ts';

const ACCOUNT_INTERFACES: readonly InterfaceName[] = ['messaging', 'messagingApac'];

/** Key and secret for an interface: an account's for messaging, a user's for lookup, a project's elsewhere. */
export function ownPair(session: Session, at: InterfaceName, role: string): Pair {
  if (at === 'lookup') return session.lookupUser();
  if (!ACCOUNT_INTERFACES.includes(at)) {
    const { keyId, keySecret } = session.project(role === 'stranger' ? 'other' : 'main');
    return { user: keyId, password: keySecret };
  }
  const { key, secret } = session.account(role);
  if (key === '') throw new Undeclared(`key of the account in the role ${role}`);
  return { user: key, password: secret };
}

const isTokenOnly = (session: Session, at: InterfaceName): boolean =>
  (at === 'conversation' || at === 'standalone') && session.run.target.auth?.[at] !== 'basic';

/**
 * Valid credentials for an interface: a bearer token for the conversation service and the standalone API, unless the target
 * takes Basic there too, and Basic elsewhere. Sections "Messaging API: two schemes", "Bearer tokens" and "Other interfaces".
 */
export function ownCredential(session: Session, at: InterfaceName, role: string): Credential {
  if (isTokenOnly(session, at)) return { scheme: 'own token', role: role === 'stranger' ? 'other' : 'main' };
  return { scheme: 'basic', pair: ownPair(session, at, role) };
}
