/** What the platform sends to people outside the messaging traffic; the lab can read it. */
export type Mail = VerificationCode | ExpiryNotice;

/** The code that proves a number is the requester's own, sent to that number. */
export interface VerificationCode {
  readonly kind: 'verification-code';
  readonly to: string;
  readonly code: string;
  /** The sender address request, or the address when it is verified again. */
  readonly request_id: string;
  readonly account: string;
  readonly at: string;
}

/** The e-mail that asks the holder of an own number to verify it again. */
export interface ExpiryNotice {
  readonly kind: 'expiry-notice';
  readonly address_id: string;
  readonly sender_address: string;
  readonly account: string;
  readonly expiry: string;
  readonly at: string;
}
