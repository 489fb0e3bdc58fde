import { type Account, vendorId } from '../../config.ts';
import { iso, type Reply } from '../model.ts';
import { pushToCallback } from './callbacks.ts';
import { fireWebhooks } from './webhooks.ts';

export function reportReply(account: Account, reply: Reply): void {
  const { message } = reply;
  const body = replyBody(reply);
  if (message?.callbackUrl) pushToCallback(account.id, message.callbackUrl, body);
  const values = {
    type: 'MO',
    format: message?.format ?? 'SMS',
    mtId: message?.id,
    messageId: message?.id,
    accountId: account.id,
    vendorId,
    submittedTimestamp: message && iso(message.submittedAt),
    receivedTimestamp: iso(reply.received),
    sourceAddress: reply.from,
    destinationAddress: reply.to,
    mtContent: message?.originalText,
    messageContent: message?.originalText,
    moContent: reply.content,
    replyContent: reply.content,
    metadata: message?.metadata ?? {},
    retryCount: 0,
  };
  fireWebhooks(account.id, 'RECEIVED_SMS', { ...values, moId: reply.id, replyId: reply.id }, body);
  if (reply.optOut) {
    const { reply_id, ...rest } = body;
    fireWebhooks(
      account.id,
      'OPT_OUT_SMS',
      { ...values, notificationId: reply.id },
      { notification_id: reply_id, ...rest },
    );
  }
}

export function replyBody(reply: Reply) {
  return {
    callback_url: reply.message?.callbackUrl,
    reply_id: reply.id,
    message_id: reply.message?.id,
    source_number: reply.from,
    destination_number: reply.to,
    content: reply.content,
    date_received: iso(reply.received),
    metadata: reply.message?.metadata ?? {},
    vendor_account_id: { vendor_id: vendorId, account_id: reply.accountId },
  };
}
