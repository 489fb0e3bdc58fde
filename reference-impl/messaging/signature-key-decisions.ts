import type { Account } from '../accounts/account.ts';
import { disableKeys, enabledKey, enableKey, keyBody, type SignatureKey, type SignatureKeys } from './signature-key.ts';
import { type SignedParts, signedText } from './webhook-signature.ts';

/** What the platform decides about signature keys. Sections "Signature key (resource)" and "(states)". */
export interface SignatureKeyDecisions {
  /** Whether an account has signature keys at all. */
  hasSignatureKeys(account: Account): boolean;
  keyBody(key: SignatureKey): object;
  /** Puts a new key on the list of its account. */
  keepKey(keys: SignatureKeys, key: SignatureKey): void;
  /** The key that an id stands for. */
  keyOf(keys: SignatureKeys, id: string): SignatureKey | undefined;
  /** The keys on one page, counted from 1. */
  keysOnPage(keys: SignatureKeys, page: number, pageSize: number): readonly SignatureKey[];
  enabledKey(keys: SignatureKeys): SignatureKey | undefined;
  enableKey(keys: SignatureKeys, key: SignatureKey, enabled?: Iterable<SignatureKey>): void;
  disableKeys(keys: SignatureKeys): void;
  deleteKey(keys: SignatureKeys, id: string): void;
  /** The key that a webhook is signed with now. Section "Authentication / Other interfaces". */
  signingKey(keys: SignatureKeys): SignatureKey | undefined;
  /** What is signed of a webhook. */
  signedText(parts: SignedParts): string;
}

/** The decisions about signature keys as documented. Rules: KEY-DEL-01, KEY-ISO-01, KEY-LIST-01. */
export const signatureKeyDecisions: SignatureKeyDecisions = {
  hasSignatureKeys: ({ features }) => features.signatureKeys,
  keyBody,
  keepKey: (keys, key) => {
    keys.set(key.id, key);
  },
  keyOf: (keys, id) => keys.get(id),
  keysOnPage: (keys, page, pageSize) => [...keys.values()].slice((page - 1) * pageSize, page * pageSize),
  enabledKey,
  enableKey,
  disableKeys,
  deleteKey: (keys, id) => {
    keys.delete(id);
  },
  signingKey: enabledKey,
  signedText,
};
