import type { Account } from '../../accounts/account.ts';
import { type Check, check } from '../../kernel/problem.ts';
import { instantOf, isoOf } from '../../kernel/time.ts';

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

export interface Message {
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
  status: MessageStatus;
  statusCode: string;
  handedOverAt: number | undefined;
  /** The number that was chosen for it when it was handed over; undefined when any would do. */
  sentFrom: string | undefined;
  /** When the status last changed; undefined if it never did. */
  changedAt: number | undefined;
}

/** What a submitted item becomes. All members are set at once, which keeps a million messages small. */
export function messageOf(id: string, account: Account, item: SubmittedItem, now: number): Message {
  const named = instantIn(item.message_expiry_timestamp);
  const { validity } = account.allowances;
  return {
    id,
    account,
    content: item.content,
    destination: item.destination_number,
    format: item.format ?? 'SMS',
    wantsReports: item.delivery_report === true,
    callbackUrl: item.callback_url ?? undefined,
    metadata: item.metadata ?? undefined,
    source: item.source_number ?? undefined,
    sourceType: item.source_number_type ?? undefined,
    submittedAt: now,
    scheduledFor: instantIn(item.scheduled),
    // At the instant the client names or when the account's validity has passed, whichever is first.
    expiresAt: validity === null ? named : Math.min(now + validity, named ?? Number.POSITIVE_INFINITY),
    status: 'queued',
    statusCode: '',
    handedOverAt: undefined,
    sentFrom: undefined,
    changedAt: undefined,
  };
}

/** What is retrieved: what the client gave, and a chosen number. Rules: PUB-MSG-RECORD-01, PUB-MSG-SCHEDULE-02. */
export function messageRecord(message: Message): object {
  return {
    message_id: message.id,
    status: message.status,
    content: message.content,
    destination_number: message.destination,
    format: message.format,
    delivery_report: message.wantsReports,
    callback_url: message.callbackUrl,
    metadata: message.metadata,
    scheduled: isoOf(message.scheduledFor),
    message_expiry_timestamp: isoOf(message.expiresAt),
    source_number: message.source ?? message.sentFrom,
    source_number_type: message.sourceType ?? undefined,
  };
}

export type ItemCheck = Check<SubmittedItem>;

const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[^\s/]/i.test(text) && !/\s/.test(text) && URL.canParse(text);

const isNoInstant = (text: string | null | undefined): boolean =>
  typeof text === 'string' && Number.isNaN(instantOf(text));

/** Rules: MSG-FORMAT-01, MSG-OPT-01, PUB-MSG-MEDIA-01, PUB-MSG-SOURCE-01, PUB-MSG-URL-01. */
export const itemChecks: readonly ItemCheck[] = [
  check(
    'callbackAddress',
    'callback_url',
    ({ callback_url }) => typeof callback_url === 'string' && !isWebAddress(callback_url),
    'Invalid callback url',
  ),
  check('scheduledInstant', 'scheduled', ({ scheduled }) => isNoInstant(scheduled), 'is no instant that exists'),
  check(
    'expiryInstant',
    'message_expiry_timestamp',
    ({ message_expiry_timestamp }) => isNoInstant(message_expiry_timestamp),
    'is no instant that exists',
  ),
  check(
    'sourceOfType',
    'source_number_type',
    (item) => !!item.source_number_type && !item.source_number,
    'needs a source_number',
  ),
  check('mediaOfFormat', 'media', ({ media, format }) => !!media?.length && format !== 'MMS', 'needs the format MMS'),
  check(
    'mediaAddresses',
    'media',
    ({ media }) => media?.every(isWebAddress) === false,
    'is not a list of web addresses',
  ),
];
