import type { World } from '../worlds/world.ts';
import type { Message } from './message.ts';
import { notifyWebhooks, pushToCallback } from './notifications.ts';

/** A text a recipient sent back. */
export interface InboundReply {
  readonly id: string;
  /** The message it answers. */
  readonly message: Message;
  readonly from: string;
  readonly content: string;
  /** Milliseconds since the epoch. */
  readonly receivedAt: number;
}

/** Whether a recipient asks for no more messages with this text. Section "Blacklists". */
export const isOptOut = (content: string): boolean => content.trim().toUpperCase() === 'STOP';

/** The JSON of a reply, pushed and polled alike. */
export function replyBody(
  { id, message, from, content, receivedAt }: InboundReply,
  vendorId: string,
): Record<string, unknown> {
  return {
    ...(message.callbackUrl === undefined ? {} : { callback_url: message.callbackUrl }),
    content,
    date_received: new Date(receivedAt).toISOString(),
    ...(message.source === undefined ? {} : { destination_number: message.source }),
    message_id: message.id,
    metadata: message.metadata ?? {},
    reply_id: id,
    source_number: from,
    vendor_account_id: { vendor_id: vendorId, account_id: message.account.id },
  };
}

/** The default webhook payload of a reply, or of an opt-out. */
function hookPayload({ id, message, from, content, receivedAt }: InboundReply, isOptingOut: boolean): object {
  return {
    account_id: message.account.id,
    [isOptingOut ? 'notification_id' : 'reply_id']: id,
    destination_number: message.source ?? null,
    source_number: from,
    date_received: new Date(receivedAt).toISOString(),
    message_id: message.id,
    content,
    metadata: message.metadata ?? {},
  };
}

function notifyOf(world: World, reply: InboundReply, isOptingOut: boolean): void {
  const decisions = world.behaviour.decisions.messaging;
  notifyWebhooks(world, {
    id: isOptingOut ? world.ids.uuid() : reply.id,
    account: reply.message.account,
    events: [isOptingOut ? 'OPT_OUT_SMS' : 'RECEIVED_SMS'],
    order: reply.message.id,
    variables: () => decisions.replyVariables(reply, isOptingOut),
    payload: () => hookPayload(reply, isOptingOut),
  });
}

/** Takes a recipient's answer to a message: kept until confirmed, pushed, and obeyed when it is an opt-out. */
export function receiveReply(world: World, message: Message, content: string): InboundReply {
  const { messaging, clock, ids } = world;
  const decisions = world.behaviour.decisions.messaging;
  const reply: InboundReply = {
    id: ids.uuid(),
    message,
    from: message.destination,
    content,
    receivedAt: clock.now(),
  };
  messaging.recordsOf(decisions.keeperOf(message.account, 'replies')).replies.set(reply.id, reply);
  world.ledger.record('reply.receive', 'message');
  pushToCallback(world, {
    id: reply.id,
    kind: 'reply',
    message,
    body: decisions.replyBody(reply, messaging.vendorId),
  });
  notifyOf(world, reply, false);
  if (decisions.isOptOut(content)) {
    messaging.recordsOf(decisions.keeperOf(message.account, 'blacklist')).blacklist.add(reply.from);
    notifyOf(world, reply, true);
  }
  return reply;
}
