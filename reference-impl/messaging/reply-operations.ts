import type { AccountCaller } from '../auth/account-authentication.ts';
import type { Call, Operation, Reply } from '../http/operation.ts';
import { keptFor } from './kept-for.ts';
import { confirmationOf, oldest } from './oldest.ts';
import type { MessagingScope } from './part.ts';
import type { AccountRecords } from './state.ts';

const recordsOf = ({ scope, caller }: Call<MessagingScope, AccountCaller>): AccountRecords =>
  keptFor(scope, caller.account, 'replies');

function list(call: Call<MessagingScope, AccountCaller>): Reply {
  const { decisions, settings } = call.scope;
  const { replyBody, unconfirmed } = decisions;
  const shown = oldest(unconfirmed(recordsOf(call)), (reply) => replyBody(reply, settings.vendorId));
  return { status: 200, body: { replies: shown } };
}

function confirm(call: Call<MessagingScope, AccountCaller, { reply_ids: string[] }>): Reply {
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
export const replyOperations: readonly Operation<MessagingScope, AccountCaller>[] = [
  { id: 'replies.list', method: 'GET', path: '/v1/replies', run: list },
  {
    id: 'replies.confirm',
    method: 'POST',
    path: '/v1/replies/confirmed',
    schema: confirmationOf('reply_ids'),
    run: confirm,
  },
];
