import type { Account } from '../../accounts/account.ts';
import { isoOf } from '../../kernel/time.ts';
import type { MessagingScope } from '../scope.ts';
import type { Message } from '../submit/message.ts';
import { notifyWebhooks, pushToCallback } from '../webhooks/notifications.ts';
import { type InboundReply, isMms, replyBody, type Written } from './reply.ts';

function notifyOf(scope: MessagingScope, reply: InboundReply, isOptingOut: boolean): void {
  const decisions = scope.decisions;
  notifyWebhooks(scope, {
    id: isOptingOut ? scope.ids.uuid() : reply.id,
    account: reply.account,
    events: [isOptingOut ? 'OPT_OUT_SMS' : isMms(reply) ? 'RECEIVED_MMS' : 'RECEIVED_SMS'],
    order: reply.message?.id ?? reply.id,
    variables: () => decisions.replyVariables(reply, isOptingOut),
    payload: () => {
      // The default webhook payload of a reply, or of an opt-out.
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
    },
  });
}

/** Keeps a text until it is confirmed, pushes it, and obeys it if it is an opt-out. */
function take(scope: MessagingScope, heard: Omit<InboundReply, 'id' | 'receivedAt'>): InboundReply {
  const { state, decisions, settings } = scope;
  const reply: InboundReply = { ...heard, id: scope.ids.uuid(), receivedAt: scope.clock.now() };
  const { id, account, message } = reply;
  const { replies, received } = state.recordsOf(account.id);
  replies.set(id, reply);
  received.push(reply);
  scope.ledger.record('reply.receive', 'message');
  if (message) pushToCallback(scope, { id, kind: 'reply', message, body: replyBody(reply, settings.vendorId) });
  notifyOf(scope, reply, false);
  if (decisions.isOptOut(reply.content, settings.optOutWords)) {
    decisions.recordOptOut(scope, reply);
    notifyOf(scope, reply, true);
  }
  return reply;
}

export const receiveReply = (scope: MessagingScope, message: Message, written: Written): InboundReply =>
  take(scope, { account: message.account, message, from: message.destination, ...written });

export const receiveUnasked = (scope: MessagingScope, account: Account, from: string, written: Written): InboundReply =>
  take(scope, { account, message: undefined, from, ...written });
