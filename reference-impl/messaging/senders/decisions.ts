import type { Ids } from '../../kernel/ids.ts';
import { type SenderCheck, senderChecks } from './checks.ts';
import { expiryOf, isLive, NOTICE_TIME, type SenderAddress, type SenderRequest } from './sender-address.ts';

/** What the platform decides about sender addresses. Sections "Sender address request (create body)" and "(states)". */
export interface SenderDecisions {
  senderChecks: readonly SenderCheck[];
  /** Whether two addresses are the same, regardless of case. */
  isSameAddress(one: string, other: string): boolean;
  /** A verification code of six digits. */
  newCode(scope: { readonly ids: Ids }): string;
  /** Whether a verification code is the one that was sent for a request. */
  isRightCode(given: string, request: SenderRequest, now: number): boolean;
  /** Whether an address may be used as a sender. */
  isLive(address: SenderAddress, now: number): boolean;
  /** When an own number that is verified now expires; `earlier` is its previous expiry. Section "Limits". */
  expiryOf(now: number, earlier: number | undefined): number;
  /** When the holder of an own number is asked to verify it again; `earlier` is its previous expiry. */
  noticeTimes(expiresAt: number, earlier: number | undefined): readonly number[];
}

/**
 * The decisions about sender addresses as documented.
 * Rules: PUB-SENDER-ACCOUNT-01, PUB-SENDER-CONFLICT-01, PUB-SENDER-RELATED-01, SENDER-DEL-01, SENDER-ID-01,
 * SENDER-ISO-01, SENDER-LIST-02, SENDER-REVERIFY-02, SENDER-VERIFY-01, SENDER-VERIFY-02.
 */
export const senderDecisions: SenderDecisions = {
  senderChecks,
  isSameAddress: (one, other) => one.toLowerCase() === other.toLowerCase(),
  newCode: ({ ids }) => String(Number.parseInt(ids.uuid().slice(0, 8), 16) % 1_000_000).padStart(6, '0'),
  isRightCode: (given, { code }) => given === code,
  isLive,
  expiryOf,
  noticeTimes: (expiresAt) => [expiresAt - NOTICE_TIME],
};
