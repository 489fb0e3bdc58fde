import { DAY, isoOf } from '../../kernel/time.ts';

/** What a request and an approved address have in common, with members named as in the API. */
export interface SenderDetails {
  readonly sender_address: string;
  readonly sender_address_type: 'ALPHANUMERIC' | 'INTERNATIONAL';
  readonly usage_type: 'ALPHANUMERIC' | 'OWN_NUMBER';
  readonly destination_countries: readonly string[];
  readonly reason: string;
  readonly label?: string | null;
}

export function senderDetails(from: SenderDetails): SenderDetails {
  const { sender_address, sender_address_type, usage_type, destination_countries, reason, label } = from;
  const details = { sender_address, sender_address_type, usage_type, destination_countries, reason };
  return label === undefined ? details : { ...details, label };
}

/** A request for a sender address; an alpha tag is OPEN until reviewed, an own number PENDING until verified. */
export interface SenderRequest extends SenderDetails {
  readonly id: string;
  readonly account: string;
  status: 'OPEN' | 'PENDING' | 'APPROVED' | 'REJECTED';
  code: string | undefined;
  readonly createdAt: number;
  changedAt: number;
}

/** An approved sender address. Its id is not the id of its request. */
export interface SenderAddress extends SenderDetails {
  readonly id: string;
  readonly requestId: string;
  readonly account: string;
  label?: string | null;
  /** When an own number needs verification again (milliseconds since the epoch); alpha tags never do. */
  expiresAt: number | undefined;
  readonly createdAt: number;
  changedAt: number;
}

/** How long before its expiry the holder of an own number is notified, in milliseconds. */
export const NOTICE_TIME = 30 * DAY;

/** Whether an address may be used: own numbers only until they expire. */
export const isLive = ({ expiresAt }: SenderAddress, now: number): boolean =>
  expiresAt === undefined || now < expiresAt;

/** The same day and time `months` later, in UTC. */
export function monthsLater(instant: number, months: number): number {
  const date = new Date(instant);
  return date.setUTCMonth(date.getUTCMonth() + months);
}

const VERIFICATION_MONTHS = 12;

/**
 * Own numbers are valid for twelve months after verification, whenever the previous one expires. Section "Limits".
 * Rules: PUB-SENDER-RENEW-01, PUB-SENDER-STATE-01, SENDER-REVERIFY-01, SENDER-STATUS-01.
 */
export const expiryOf = (now: number, _earlier?: number): number => monthsLater(now, VERIFICATION_MONTHS);

const detailsOf = (each: SenderRequest | SenderAddress): object => ({
  id: each.id,
  ...senderDetails(each),
  label: each.label ?? undefined,
  account_id: each.account,
  created_date: isoOf(each.createdAt),
  last_modified_date: isoOf(each.changedAt),
});

export const requestBody = (request: SenderRequest): object => ({ ...detailsOf(request), status: request.status });

export function addressBody(address: SenderAddress, now: number): object {
  const { expiresAt } = address;
  if (expiresAt === undefined) return { ...detailsOf(address), display_status: 'APPROVED' };
  const left = expiresAt - now;
  const display_status = left <= 0 ? 'EXPIRED' : left <= NOTICE_TIME ? 'EXPIRING' : 'APPROVED';
  return { ...detailsOf(address), expiry: isoOf(expiresAt), display_status };
}

/** The code that proves a number is the requester's own, sent to that number. */
interface VerificationCode {
  readonly kind: 'verification-code';
  readonly to: string;
  readonly code: string;
  /** The sender address request, or the address when it is verified again. */
  readonly request_id: string;
}

/** The e-mail that asks the holder of an own number to verify it again. */
interface ExpiryNotice {
  readonly kind: 'expiry-notice';
  readonly address_id: string;
  readonly sender_address: string;
  readonly expiry: string;
}

/** What the platform sends to people outside the messaging traffic; the lab can read it. */
export type Mail = { readonly account: string; readonly at: string } & (VerificationCode | ExpiryNotice);
