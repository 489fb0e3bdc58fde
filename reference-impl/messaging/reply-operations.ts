import type { AccountCaller } from '../auth/account-authentication.ts';
import type { Call, Operation, Reply } from '../http/operation.ts';
import { confirmationOf, oldest } from './oldest.ts';
import type { AccountRecords } from './state.ts';

const recordsOf = ({ world, caller }: Call<AccountCaller>): AccountRecords =>
  world.messaging.recordsOf(world.behaviour.decisions.messaging.keeperOf(caller.account, 'replies'));

function list(call: Call<AccountCaller>): Reply {
  const { messaging, behaviour } = call.world;
  const { replyBody, unconfirmed } = behaviour.decisions.messaging;
  const shown = oldest(unconfirmed(recordsOf(call)), (reply) => replyBody(reply, messaging.vendorId));
  return { status: 200, body: { replies: shown } };
}

function confirm(call: Call<AccountCaller, { reply_ids: string[] }>): Reply {
  const records = recordsOf(call);
  const { dropReply } = call.world.behaviour.decisions.messaging;
  for (const id of call.body.reply_ids) {
    if (dropReply(records, id)) call.world.ledger.record('replies.confirm', 'message');
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
