import type { KeyObject } from 'node:crypto';
import { isoOf } from '../../kernel/instant.ts';

export const DIGESTS = ['SHA224', 'SHA256', 'SHA512'] as const;

export const CIPHERS = ['RSA'] as const;

/** A key that webhooks are signed with. Section "Signature key". */
export interface SignatureKey {
  readonly id: string;
  readonly digest: (typeof DIGESTS)[number];
  readonly cipher: (typeof CIPHERS)[number];
  /** Base64 of its SPKI DER form; shown once, when the key is made. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  enabled: boolean;
}

/** The signature keys of one account by id, oldest first. */
export type SignatureKeys = Map<string, SignatureKey>;

/** A key as the client sees it; its public half is shown at creation only. */
export const keyBody = ({ id, cipher, digest, createdAt, enabled }: SignatureKey): object => ({
  key_id: id,
  cipher,
  digest,
  created: isoOf(createdAt),
  enabled,
});

export const enabledKey = (keys: SignatureKeys): SignatureKey | undefined =>
  [...keys.values()].find(({ enabled }) => enabled);

export function disableKeys(keys: SignatureKeys): void {
  for (const key of keys.values()) key.enabled = false;
}

/**
 * Enables this key instead of those that are enabled.
 * Rules: KEY-DIS-01, KEY-EN-01, KEY-EN-02, KEY-SIGN-02, KEY-SIGN-03, PUB-KEY-DISABLE-01, PUB-KEY-HEADERS-01.
 */
export function enableKey(key: SignatureKey, enabled: Iterable<SignatureKey>): void {
  for (const each of enabled) each.enabled = false;
  key.enabled = true;
}
