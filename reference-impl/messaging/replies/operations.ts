import type { Reply } from '../../http/operation.ts';
import { confirmationOf, oldest } from '../oldest.ts';
import type { MessagingCall, MessagingOperation } from '../part.ts';
import { type InboundReply, replyBody } from './reply.ts';

const repliesOf = ({ scope, caller }: MessagingCall): Map<string, InboundReply> =>
  scope.state.recordsOf(caller.account.id).replies;

function list(call: MessagingCall): Reply {
  const { vendorId } = call.scope.settings;
  const shown = oldest(repliesOf(call).values(), (reply) => replyBody(reply, vendorId));
  return { status: 200, body: { replies: shown } };
}

function confirm(call: MessagingCall<{ reply_ids: string[] }>): Reply {
  const replies = repliesOf(call);
  for (const id of call.body.reply_ids) if (replies.delete(id)) call.scope.ledger.record('replies.confirm', 'message');
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
