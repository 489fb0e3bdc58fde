import type { AccountRecords } from '../../../messaging/state.ts';
import { fault, faultsOf } from '../../fault.ts';
import { around, decision, result } from '../../operators/messaging.ts';
import { lettingPass, rewriting } from '../../operators/replies.ts';

const CONFIRMED = { status: 202, text: '' };

/** Confirms a reply by the id of the message it answers. */
function dropByMessage({ replies }: AccountRecords, id: string): boolean {
  for (const reply of replies.values()) if (reply.message?.id === id) return replies.delete(reply.id);
  return replies.delete(id);
}

/** Forgets replies once they are shown. */
const shownOnce = result('unconfirmed', (replies, records) => {
  const shown = [...replies];
  records.replies.clear();
  return shown;
});

/** Deviations in how replies are pushed, fetched and confirmed. */
export const faults = faultsOf({
  'REPLY-02': {
    'replies.all-confirmed': fault('Confirming one reply confirms all replies.', {
      decide: decision('dropReply', ({ replies }, id) => {
        const isKnown = replies.has(id);
        replies.clear();
        return isKnown;
      }),
    }),
  },
  'REPLY-03': {
    'replies.shown-once': fault('A reply is shown once.', { decide: shownOnce }),
    'replies.news-only': fault('Replies are shown only when there are more than last time.', {
      decide: around('unconfirmed', (unconfirmed) => {
        let shown = 0;
        return (records) => {
          const all = [...unconfirmed(records)];
          const news = all.length > shown ? all : [];
          shown = all.length;
          return news;
        };
      }),
    }),
  },
  'PUB-REPLY-CONTENT-01': {
    'fetched-replies.invented-number': fault('A reply has a source number that its message did not have.', {
      decide: result('replyBody', (usual) => ({ destination_number: '+61437000001', ...usual })),
    }),
  },
  'PUB-REPLY-CONFIRM-01': {
    'fetched-replies.by-message': fault('A reply is confirmed by the id of the message it answers.', {
      decide: decision('dropReply', dropByMessage),
    }),
  },
  'PUB-REPLY-OLDEST-01': {
    'fetched-replies.newest-first': fault('The newest replies are returned first.', {
      decide: result('unconfirmed', (replies) => [...replies].reverse()),
    }),
    'fetched-replies.fifty': fault('At most 50 replies are returned at once.', {
      reply: rewriting('replies.list', ({ replies }) => ({ replies: replies.slice(0, 50) })),
    }),
  },
  'PUB-REPLY-INVALID-01': {
    'fetched-replies.any-id': fault('Invalid ids of replies can be confirmed.', {
      reply: lettingPass('replies.confirm', '/reply_ids/0', CONFIRMED),
    }),
  },
});
