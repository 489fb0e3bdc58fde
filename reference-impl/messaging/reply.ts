import type { Account } from '../accounts/account.ts';
import { isoOf } from '../kernel/instant.ts';
import { keptFor } from './kept-for.ts';
import type { Message } from './message.ts';
import { notifyWebhooks, pushToCallback } from './notifications.ts';
import type { MessagingScope } from './part.ts';
import type { AccountRecords } from './state.ts';

/** A file of an MMS reply. */
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
  /** Whom it reached. */
  readonly account: Account;
  /** The message it answers; undefined if the number never got one. */
  readonly message: Message | undefined;
  readonly from: string;
  /** Milliseconds since the epoch. */
  readonly receivedAt: number;
}

/** Whether this text is an opt-out. Section "Blacklists". */
export const isOptOut = (content: string): boolean => content.trim().toUpperCase() === 'STOP';

/** The JSON of a reply, pushed or polled. */
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

/** The default webhook payload of a reply, or of an opt-out. */
function hookPayload(reply: InboundReply, isOptingOut: boolean): object {
  const { id, account, message, from, content, receivedAt } = reply;
  return {
    account_id: account.id,
    [isOptingOut ? 'notification_id' : 'reply_id']: id,
    ...(message?.source === undefined ? {} : { destination_number: message.source }),
    source_number: from,
    date_received: isoOf(receivedAt),
    ...(message === undefined ? {} : { message_id: message.id }),
    content,
    metadata: message?.metadata ?? {},
  };
}

/** Whether a reply is an MMS: it has files. */
export const isMms = ({ attachments = [] }: Written): boolean => attachments.length > 0;

function notifyOf(scope: MessagingScope, reply: InboundReply, isOptingOut: boolean): void {
  const decisions = scope.decisions;
  notifyWebhooks(scope, {
    id: isOptingOut ? scope.ids.uuid() : reply.id,
    account: reply.account,
    events: [isOptingOut ? 'OPT_OUT_SMS' : isMms(reply) ? 'RECEIVED_MMS' : 'RECEIVED_SMS'],
    order: reply.message?.id ?? reply.id,
    variables: () => decisions.replyVariables(reply, isOptingOut),
    payload: () => hookPayload(reply, isOptingOut),
  });
}

/**
 * Puts the number that opted out on the blacklist of the account it answered. Section "Blacklists".
 * Rules: BL-01, BL-02, BL-06, BL-07, BL-08, BL-09, PUB-REPLY-ACCOUNT-01, PUB-REPLY-CONFIRM-01,
 * PUB-REPLY-CONTENT-01, REPLY-01, REPLY-02, REPLY-03, REPLY-04, REPLY-05, X-18, X-53.
 */
export function recordOptOut(scope: MessagingScope, { account, from }: InboundReply): void {
  keptFor(scope, account, 'blacklist').blacklist.add(from);
}

/** Removes a reply from its account; returns whether it was there. */
export const dropReply = ({ replies }: AccountRecords, id: string): boolean => replies.delete(id);

function take(scope: MessagingScope, reply: InboundReply): InboundReply {
  const { state, decisions, settings } = scope;
  const { id, account, message } = reply;
  keptFor(scope, account, 'replies').replies.set(id, reply);
  state.recordsOf(account.id).received.add(reply);
  scope.ledger.record('reply.receive', 'message');
  if (message)
    pushToCallback(scope, {
      id,
      kind: 'reply',
      message,
      body: decisions.replyBody(reply, settings.vendorId),
    });
  notifyOf(scope, reply, false);
  if (decisions.isOptOut(reply.content)) {
    decisions.recordOptOut(scope, reply);
    notifyOf(scope, reply, true);
  }
  return reply;
}

/** Receives a reply to a message: kept until confirmed, pushed, and obeyed if it is an opt-out. */
export const receiveReply = (scope: MessagingScope, message: Message, written: Written): InboundReply =>
  take(scope, {
    id: scope.ids.uuid(),
    account: message.account,
    message,
    from: message.destination,
    ...written,
    receivedAt: scope.clock.now(),
  });

/** Receives a text that answers no message; undefined if the platform ignores those. */
export function receiveUnasked(
  scope: MessagingScope,
  account: Account,
  from: string,
  written: Written,
): InboundReply | undefined {
  if (!scope.decisions.takesUnasked) return undefined;
  const receivedAt = scope.clock.now();
  return take(scope, { id: scope.ids.uuid(), account, message: undefined, from, ...written, receivedAt });
}
