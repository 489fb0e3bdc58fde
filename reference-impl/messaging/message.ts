import type { Account } from '../accounts/account.ts';
import { instantOf } from '../kernel/instant.ts';

/** What the client submits, once validated. Section "Message (submit request)". */
export interface SubmittedItem {
  readonly content: string;
  readonly destination_number: string;
  readonly format?: 'SMS' | 'MMS' | 'TTS' | null;
  readonly delivery_report?: boolean | null;
  readonly callback_url?: string | null;
  readonly scheduled?: string | null;
  readonly message_expiry_timestamp?: string | null;
  readonly metadata?: Readonly<Record<string, string>> | null;
  readonly source_number?: string | null;
  readonly source_number_type?: 'INTERNATIONAL' | 'ALPHANUMERIC' | 'SHORTCODE' | null;
  readonly media?: readonly string[] | null;
}

/** The statuses of delivery reports. Section "Delivery status values". */
export type ReportStatus = 'enroute' | 'submitted' | 'delivered' | 'expired' | 'rejected' | 'failed';

/** The statuses of messages; the first three never appear in a delivery report. */
export type MessageStatus = 'queued' | 'scheduled' | 'cancelled' | ReportStatus;

const instantIn = (text: string | null | undefined): number | undefined => (text ? instantOf(text) : undefined);

/** A message to a handset. All fields are set once and in this order, which keeps a million of them small. */
export class Message {
  readonly id: string;
  /** The account that submitted it: the one acted for. */
  readonly account: Account;
  readonly content: string;
  readonly destination: string;
  readonly format: 'SMS' | 'MMS' | 'TTS';
  readonly wantsReports: boolean;
  readonly callbackUrl: string | undefined;
  readonly metadata: Readonly<Record<string, string>> | undefined;
  readonly source: string | undefined;
  readonly sourceType: SubmittedItem['source_number_type'] | undefined;
  /** Milliseconds since the epoch, as every instant here. */
  readonly submittedAt: number;
  readonly scheduledFor: number | undefined;
  readonly expiresAt: number | undefined;
  status: MessageStatus = 'queued';
  statusCode = '';
  handedOverAt: number | undefined = undefined;
  /** The number that was chosen for it when it was handed over; undefined when any would do. */
  sentFrom: string | undefined = undefined;
  /** When the status last changed; undefined if it never did. */
  changedAt: number | undefined = undefined;
  /** Its place among the messages of its world, once it is there. */
  place = -1;

  constructor(id: string, account: Account, item: SubmittedItem, now: number) {
    this.id = id;
    this.account = account;
    this.content = item.content;
    this.destination = item.destination_number;
    this.format = item.format ?? 'SMS';
    this.wantsReports = item.delivery_report === true;
    this.callbackUrl = item.callback_url ?? undefined;
    this.metadata = item.metadata ?? undefined;
    this.source = item.source_number ?? undefined;
    this.sourceType = item.source_number_type ?? undefined;
    this.submittedAt = now;
    this.scheduledFor = instantIn(item.scheduled);
    this.expiresAt = expiryOf(item, account, now);
  }
}

/** A message expires at the instant the client names or when the account's validity has passed, whichever is first. */
function expiryOf(item: SubmittedItem, account: Account, now: number): number | undefined {
  const named = instantIn(item.message_expiry_timestamp);
  const { validity } = account.allowances;
  if (validity === null) return named;
  return Math.min(now + validity, named ?? Number.POSITIVE_INFINITY);
}
