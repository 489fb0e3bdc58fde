import type { Reply } from '../http/operation.ts';
import { keptFor } from './kept-for.ts';
import { confirmationOf, oldest } from './oldest.ts';
import type { MessagingCall, MessagingOperation } from './part.ts';
import type { AccountRecords } from './state.ts';

const recordsOf = ({ scope, caller }: MessagingCall): AccountRecords => keptFor(scope, caller.account, 'replies');

function list(call: MessagingCall): Reply {
  const { decisions, settings } = call.scope;
  const { replyBody, unconfirmed } = decisions;
  const shown = oldest(unconfirmed(recordsOf(call)), (reply) => replyBody(reply, settings.vendorId));
  return { status: 200, body: { replies: shown } };
}

function confirm(call: MessagingCall<{ reply_ids: string[] }>): Reply {
  const records = recordsOf(call);
  const { dropReply } = call.scope.decisions;
  for (const id of call.body.reply_ids) {
    if (dropReply(records, id)) call.scope.ledger.record('replies.confirm', 'message');
  }
  return { status: 202, text: '' };
}

/**
 * Replies of recipients: the oldest unconfirmed ones, and their confirmation.
 * Rules: PUB-REPLY-FORM-01, PUB-REPLY-INVALID-01, PUB-REPLY-LIMIT-01, PUB-REPLY-OLDEST-01.
 */
export const replyOperations: readonly MessagingOperation[] = [
  { id: 'replies.list', method: 'GET', path: '/v1/replies', run: list },
  {
    id: 'replies.confirm',
    method: 'POST',
    path: '/v1/replies/confirmed',
    schema: confirmationOf('reply_ids'),
    run: confirm,
  },
];
