import type { AccountRecords } from '../messaging/state.ts';
import { fault, faultsOf } from './fault.ts';
import { keptByParent, keptInCommon } from './keeping-elsewhere.ts';
import { around, decision } from './operators/decisions.ts';
import { answering, lettingPass, rewriting } from './operators/replies.ts';

const CONFIRMED = { status: 202, text: '' };

/** Takes a reply off its list when somebody names the message it answers. */
function dropByMessage({ replies }: AccountRecords, id: string): boolean {
  for (const reply of replies.values()) if (reply.message?.id === id) return replies.delete(reply.id);
  return replies.delete(id);
}

/** Deviations in what is published of replies that the client fetches. */
export const faults = faultsOf({
  'PUB-REPLY-FORM-01': {
    'fetched-replies.confirmed-with-200': fault('A confirmation of replies is answered with HTTP status 200.', { reply: answering('replies.confirm', 200) }),
  },
  'PUB-REPLY-CONTENT-01': {
    'fetched-replies.without-metadata': fault('A reply does not have the metadata of the message it answers.', {
      decide: around('messaging', 'replyBody', (replyBody) => (reply, vendorId) => ({ ...replyBody(reply, vendorId), metadata: {} })),
    }),
    'fetched-replies.invented-number': fault('A reply names a number that its message did not name.', {
      decide: around('messaging', 'replyBody', (replyBody) => (reply, vendorId) => ({ destination_number: '+61437000001', ...replyBody(reply, vendorId) })),
    }),
  },
  'PUB-REPLY-CONFIRM-01': {
    'fetched-replies.by-message': fault('A reply is confirmed by the id of the message it answers.', {
      decide: decision('messaging', 'dropReply', dropByMessage),
    }),
    'fetched-replies.once': fault('A reply that was fetched is not fetched again.', {
      decide: decision('messaging', 'unconfirmed', ({ replies }) => {
        const shown = [...replies.values()];
        replies.clear();
        return shown;
      }),
    }),
  },
  'PUB-REPLY-OLDEST-01': {
    'fetched-replies.newest-first': fault('The newest replies are fetched first.', {
      decide: decision('messaging', 'unconfirmed', ({ replies }) => [...replies.values()].reverse()),
    }),
    'fetched-replies.fifty': fault('Only 50 replies are fetched at once.', {
      reply: rewriting('replies.list', ({ replies }) => ({ replies: replies.slice(0, 50) })),
    }),
  },
  'PUB-REPLY-LIMIT-01': {
    'fetched-replies.any-number': fault('Any number of replies is confirmed at once.', { reply: lettingPass('replies.confirm', '/reply_ids: ', CONFIRMED) }),
  },
  'PUB-REPLY-INVALID-01': {
    'fetched-replies.any-id': fault('Ids of replies that are none are confirmed.', { reply: lettingPass('replies.confirm', '/reply_ids/0', CONFIRMED) }),
  },
  'PUB-REPLY-ACCOUNT-01': {
    'fetched-replies.of-everybody': fault('All customers fetch the same replies.', { decide: keptInCommon('replies') }),
    'fetched-replies.of-the-family': fault('A sub-account fetches the replies of its parent.', { decide: keptByParent('replies') }),
  },
});
