import type { AccountRecords } from '../messaging/state.ts';
import type { Fault } from './behaviour.ts';
import { keptByParent, keptInCommon } from './keeping-elsewhere.ts';
import { answering, changingBody, lettingPass } from './letting-pass.ts';

const CONFIRMED = { status: 202, text: '' };

/** Takes a reply off its list when somebody names the message it answers. */
function dropByMessage({ replies }: AccountRecords, id: string): boolean {
  for (const reply of replies.values()) if (reply.message?.id === id) return replies.delete(reply.id);
  return replies.delete(id);
}

/** Deviations in what is published of replies that the client fetches. */
export const publishedFetchedReplyFaults: readonly Fault[] = [
  {
    id: 'fetched-replies.confirmed-with-200',
    rule: 'PUB-REPLY-FORM-01',
    says: 'A confirmation of replies is answered with HTTP status 200.',
    reply: answering('replies.confirm', 200),
  },
  {
    id: 'fetched-replies.without-metadata',
    rule: 'PUB-REPLY-CONTENT-01',
    says: 'A reply does not have the metadata of the message it answers.',
    decide: ({ messaging }) => {
      const { replyBody } = messaging;
      messaging.replyBody = (reply, vendorId) => ({ ...replyBody(reply, vendorId), metadata: {} });
    },
  },
  {
    id: 'fetched-replies.invented-number',
    rule: 'PUB-REPLY-CONTENT-01',
    says: 'A reply names a number that its message did not name.',
    decide: ({ messaging }) => {
      const { replyBody } = messaging;
      messaging.replyBody = (reply, vendorId) => ({
        destination_number: '+61437000001',
        ...replyBody(reply, vendorId),
      });
    },
  },
  {
    id: 'fetched-replies.by-message',
    rule: 'PUB-REPLY-CONFIRM-01',
    says: 'A reply is confirmed by the id of the message it answers.',
    decide: ({ messaging }) => {
      messaging.dropReply = dropByMessage;
    },
  },
  {
    id: 'fetched-replies.once',
    rule: 'PUB-REPLY-CONFIRM-01',
    says: 'A reply that was fetched is not fetched again.',
    decide: ({ messaging }) => {
      messaging.unconfirmed = ({ replies }) => {
        const shown = [...replies.values()];
        replies.clear();
        return shown;
      };
    },
  },
  {
    id: 'fetched-replies.newest-first',
    rule: 'PUB-REPLY-OLDEST-01',
    says: 'The newest replies are fetched first.',
    decide: ({ messaging }) => {
      messaging.unconfirmed = ({ replies }) => [...replies.values()].reverse();
    },
  },
  {
    id: 'fetched-replies.fifty',
    rule: 'PUB-REPLY-OLDEST-01',
    says: 'Only 50 replies are fetched at once.',
    reply: changingBody('replies.list', ({ replies }) => ({ replies: replies.slice(0, 50) })),
  },
  {
    id: 'fetched-replies.any-number',
    rule: 'PUB-REPLY-LIMIT-01',
    says: 'Any number of replies is confirmed at once.',
    reply: lettingPass('replies.confirm', '/reply_ids: ', CONFIRMED),
  },
  {
    id: 'fetched-replies.any-id',
    rule: 'PUB-REPLY-INVALID-01',
    says: 'Ids of replies that are none are confirmed.',
    reply: lettingPass('replies.confirm', '/reply_ids/0', CONFIRMED),
  },
  {
    id: 'fetched-replies.of-everybody',
    rule: 'PUB-REPLY-ACCOUNT-01',
    says: 'All customers fetch the same replies.',
    decide: keptInCommon('replies'),
  },
  {
    id: 'fetched-replies.of-the-family',
    rule: 'PUB-REPLY-ACCOUNT-01',
    says: 'A sub-account fetches the replies of its parent.',
    decide: keptByParent('replies'),
  },
];
