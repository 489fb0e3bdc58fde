import type { Ids } from '../../kernel/ids.ts';
import { senderChecks } from './checks.ts';
import { expiryOf, isLive, NOTICE_TIME, type SenderRequest } from './sender-address.ts';

/**
 * The decisions about sender addresses as documented. Sections "Sender address request (create body)" and "(states)".
 * Rules: PUB-SENDER-ACCOUNT-01, PUB-SENDER-CONFLICT-01, PUB-SENDER-RELATED-01, SENDER-DEL-01, SENDER-ID-01,
 * SENDER-ISO-01, SENDER-LIST-02, SENDER-REVERIFY-02, SENDER-VERIFY-01, SENDER-VERIFY-02.
 */
export const senderDecisions = {
  senderChecks,
  isSameAddress: (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase(),
  newCode: ({ ids }: { readonly ids: Ids }): string =>
    String(Number.parseInt(ids.uuid().slice(0, 8), 16) % 1_000_000).padStart(6, '0'),
  /** Whether a verification code is the one that was sent for a request. */
  isRightCode: (given: string, { code }: SenderRequest, _now: number): boolean => given === code,
  isLive,
  /** When an own number that is verified now expires. Section "Limits". */
  expiryOf,
  /** When the holder of an own number is asked to verify it again; `_earlier` is its previous expiry. */
  noticeTimes: (expiresAt: number, _earlier: number | undefined): readonly number[] => [expiresAt - NOTICE_TIME],
};

export type SenderDecisions = typeof senderDecisions;
