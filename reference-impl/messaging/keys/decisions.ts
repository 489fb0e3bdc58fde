import { type SignedParts, signedText } from './signature.ts';
import { enabledKey, type SignatureKey, type SignatureKeys } from './signature-key.ts';

/** What webhooks are signed with, and what of them is signed. Section "Authentication / Other interfaces". */
export interface KeyDecisions {
  signingKey(keys: SignatureKeys): SignatureKey | undefined;
  signedText(parts: SignedParts): string;
}

/** The decisions about signatures as documented. Rules: KEY-DEL-01, KEY-ISO-01, KEY-LIST-01. */
export const keyDecisions: KeyDecisions = { signingKey: enabledKey, signedText };
