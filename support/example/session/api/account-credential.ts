import type { AccountFact } from '../../../ground/facts.ts';
import type { Credential } from '../credential.ts';

export type Scheme = 'basic' | 'hmac';

/** The credential of an account's key in one of the two schemes. Section "Messaging API: two schemes". */
export function accountCredential({ key, secret }: AccountFact, scheme: Scheme): Credential {
  return { scheme, pair: { user: key, password: secret } };
}
