import type { AccountCaller } from '../auth/account-authentication.ts';
import type { Call, Operation, Reply } from '../http/operation.ts';
import { confirmationOf, oldest } from './oldest.ts';
import type { InboundReply } from './reply.ts';

const repliesOf = ({ world, caller }: Call<AccountCaller>): Map<string, InboundReply> =>
  world.messaging.recordsOf(world.behaviour.decisions.messaging.keeperOf(caller.account, 'replies')).replies;

function list(call: Call<AccountCaller>): Reply {
  const { messaging, behaviour } = call.world;
  const { replyBody } = behaviour.decisions.messaging;
  const shown = oldest(repliesOf(call).values(), (reply) => replyBody(reply, messaging.vendorId));
  return { status: 200, body: { replies: shown } };
}

function confirm(call: Call<AccountCaller, { reply_ids: string[] }>): Reply {
  const replies = repliesOf(call);
  for (const id of call.body.reply_ids) {
    if (replies.delete(id)) call.world.ledger.record('replies.confirm', 'message');
  }
  return { status: 202, text: '' };
}

/** Replies of recipients: the oldest unconfirmed ones, and their confirmation. */
export const replyOperations: readonly Operation<AccountCaller>[] = [
  { id: 'replies.list', method: 'GET', path: '/v1/replies', run: list },
  {
    id: 'replies.confirm',
    method: 'POST',
    path: '/v1/replies/confirmed',
    schema: confirmationOf('reply_ids'),
    run: confirm,
  },
];
