import type { Account } from '../../accounts/account.ts';
import { isoOf } from '../../kernel/time.ts';
import type { Message } from '../submit/message.ts';

export interface Attachment {
  readonly contentType: string;
  readonly base64: string;
  readonly originalName: string;
}

/** What a handset writes: a text, and files that make it an MMS. */
export interface Written {
  readonly content: string;
  readonly attachments?: readonly Attachment[];
}

/** A text that a handset sent to an account. */
export interface InboundReply extends Written {
  readonly id: string;
  readonly account: Account;
  /** The message it answers; undefined if the number never got one. */
  readonly message: Message | undefined;
  readonly from: string;
  /** Milliseconds since the epoch. */
  readonly receivedAt: number;
}

export function replyBody(
  { id, account, message, from, content, receivedAt }: InboundReply,
  vendorId: string,
): Record<string, unknown> {
  return {
    ...(message?.callbackUrl === undefined ? {} : { callback_url: message.callbackUrl }),
    content,
    date_received: isoOf(receivedAt),
    ...(message?.source === undefined ? {} : { destination_number: message.source }),
    ...(message === undefined ? {} : { message_id: message.id }),
    metadata: message?.metadata ?? {},
    reply_id: id,
    source_number: from,
    vendor_account_id: { vendor_id: vendorId, account_id: account.id },
  };
}

export const isMms = ({ attachments = [] }: Written): boolean => attachments.length > 0;
