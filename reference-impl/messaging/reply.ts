import type { Account } from '../accounts/account.ts';
import type { World } from '../worlds/world.ts';
import type { Message } from './message.ts';
import { notifyWebhooks, pushToCallback } from './notifications.ts';
import type { AccountRecords } from './state.ts';

/** A text that a handset sent to an account. */
export interface InboundReply {
  readonly id: string;
  /** Whom it reached. */
  readonly account: Account;
  /** The message it answers; there is none when nobody was written to before. */
  readonly message: Message | undefined;
  readonly from: string;
  readonly content: string;
  /** Milliseconds since the epoch. */
  readonly receivedAt: number;
}

/** Whether a recipient asks for no more messages with this text. Section "Blacklists". */
export const isOptOut = (content: string): boolean => content.trim().toUpperCase() === 'STOP';

/** The JSON of a reply, pushed and polled alike. */
export function replyBody(
  { id, account, message, from, content, receivedAt }: InboundReply,
  vendorId: string,
): Record<string, unknown> {
  return {
    ...(message?.callbackUrl === undefined ? {} : { callback_url: message.callbackUrl }),
    content,
    date_received: new Date(receivedAt).toISOString(),
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
    destination_number: message?.source ?? null,
    source_number: from,
    date_received: new Date(receivedAt).toISOString(),
    message_id: message?.id ?? null,
    content,
    metadata: message?.metadata ?? {},
  };
}

function notifyOf(world: World, reply: InboundReply, isOptingOut: boolean): void {
  const decisions = world.behaviour.decisions.messaging;
  notifyWebhooks(world, {
    id: isOptingOut ? world.ids.uuid() : reply.id,
    account: reply.account,
    events: [isOptingOut ? 'OPT_OUT_SMS' : 'RECEIVED_SMS'],
    order: reply.message?.id ?? reply.id,
    variables: () => decisions.replyVariables(reply, isOptingOut),
    payload: () => hookPayload(reply, isOptingOut),
  });
}

/** Puts the number that opted out on the blacklist of the account it answered. Section "Blacklists". */
export function recordOptOut({ messaging, behaviour }: World, { account, from }: InboundReply): void {
  const keeper = behaviour.decisions.messaging.keeperOf(account, 'blacklist');
  messaging.recordsOf(keeper).blacklist.add(from);
}

/** Takes a reply off the list of its account; returns whether it was there. */
export const dropReply = ({ replies }: AccountRecords, id: string): boolean => replies.delete(id);

function take(world: World, reply: InboundReply): InboundReply {
  const { messaging, behaviour } = world;
  const decisions = behaviour.decisions.messaging;
  const { id, account, message } = reply;
  messaging.recordsOf(decisions.keeperOf(account, 'replies')).replies.set(id, reply);
  messaging.recordsOf(account.id).received.add(reply);
  world.ledger.record('reply.receive', 'message');
  if (message)
    pushToCallback(world, {
      ...{ id, kind: 'reply', message },
      body: decisions.replyBody(reply, messaging.vendorId),
    });
  notifyOf(world, reply, false);
  if (decisions.isOptOut(reply.content)) {
    decisions.recordOptOut(world, reply);
    notifyOf(world, reply, true);
  }
  return reply;
}

/** Takes a recipient's answer to a message: kept until confirmed, pushed, and obeyed when it is an opt-out. */
export const receiveReply = (world: World, message: Message, content: string): InboundReply =>
  take(world, {
    ...{ id: world.ids.uuid(), account: message.account, message, from: message.destination, content },
    receivedAt: world.clock.now(),
  });

/** Takes a text that answers nothing; undefined when the platform pays no heed to such texts. */
export function receiveUnasked(
  world: World,
  account: Account,
  from: string,
  content: string,
): InboundReply | undefined {
  if (!world.behaviour.decisions.messaging.takesUnasked) return undefined;
  const receivedAt = world.clock.now();
  return take(world, { id: world.ids.uuid(), account, message: undefined, from, content, receivedAt });
}
