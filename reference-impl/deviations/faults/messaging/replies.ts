import type { AccountRecords } from '../../../messaging/state.ts';
import { fault, faultsOf } from '../../fault.ts';
import { losing, toLetters } from '../../operators/letters.ts';
import { seenBefore } from '../../operators/memory.ts';
import { around, decision, keptByParent, keptInCommon, result } from '../../operators/messaging.ts';
import { good, lettingPass, on, rewriting } from '../../operators/replies.ts';

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
  'REPLY-01': {
    'replies.unlisted': fault('The list of replies is always empty.', { decide: decision('unconfirmed', () => []) }),
    'replies.first-only': fault('Only the oldest reply is shown.', {
      decide: result('unconfirmed', (usual) => [...usual].slice(0, 1)),
    }),
    'replies.no-text': fault('Replies are listed without their text.', {
      decide: result('replyBody', (usual) => ({ ...usual, content: '' })),
    }),
  },
  'REPLY-02': {
    'replies.confirmed-shown': fault('Confirmed replies are shown again.', {
      decide: decision('dropReply', ({ replies }, id) => replies.has(id)),
    }),
    'replies.all-confirmed': fault('Confirming one reply confirms all replies.', {
      decide: decision('dropReply', ({ replies }, id) => {
        const isKnown = replies.has(id);
        replies.clear();
        return isKnown;
      }),
    }),
    'replies.confirmation-refused': fault('Replies cannot be confirmed.', {
      reply: on('replies.confirm', 202, { status: 400, body: { message: 'Not possible.' } }),
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
  'REPLY-04': {
    'replies.not-pushed': fault('Replies are not pushed.', { notify: losing(({ kind }) => kind === 'reply') }),
    'replies.first-pushed': fault('Only the first reply to a message is pushed with its text.', {
      decide: around('replyBody', (replyBody) => {
        const isAnswered = seenBefore();
        return (reply, vendorId) => {
          const body = replyBody(reply, vendorId);
          return isAnswered(reply.message?.id ?? reply.id) ? { ...body, content: '' } : body;
        };
      }),
    }),
    'replies.as-text': fault('Replies are pushed as plain text.', {
      notify: toLetters('reply', ({ body }) => ({
        headers: { 'content-type': 'text/plain' },
        body: JSON.parse(body).content,
      })),
    }),
  },
  'REPLY-05': {
    'replies.unasked-lost': fault('Texts that answer no message are dropped.', {
      decide: decision('takesUnasked', false),
    }),
    'replies.unasked-unlisted': fault('Only replies that answer a message are listed.', {
      decide: result('unconfirmed', (usual) => [...usual].filter(({ message }) => message !== undefined)),
    }),
  },
  'PUB-REPLY-FORM-01': {
    'fetched-replies.confirmed-with-200': fault('Confirming replies returns HTTP status 200.', {
      reply: on('replies.confirm', good, 200),
    }),
  },
  'PUB-REPLY-CONTENT-01': {
    'fetched-replies.without-metadata': fault('A reply lacks the metadata of the message it answers.', {
      decide: result('replyBody', (usual) => ({ ...usual, metadata: {} })),
    }),
    'fetched-replies.invented-number': fault('A reply has a source number that its message did not have.', {
      decide: result('replyBody', (usual) => ({ destination_number: '+61437000001', ...usual })),
    }),
  },
  'PUB-REPLY-CONFIRM-01': {
    'fetched-replies.by-message': fault('A reply is confirmed by the id of the message it answers.', {
      decide: decision('dropReply', dropByMessage),
    }),
    'fetched-replies.once': fault('A reply can be fetched only once.', { decide: shownOnce }),
  },
  'PUB-REPLY-OLDEST-01': {
    'fetched-replies.newest-first': fault('The newest replies are returned first.', {
      decide: result('unconfirmed', (replies) => [...replies].reverse()),
    }),
    'fetched-replies.fifty': fault('At most 50 replies are returned at once.', {
      reply: rewriting('replies.list', ({ replies }) => ({ replies: replies.slice(0, 50) })),
    }),
  },
  'PUB-REPLY-LIMIT-01': {
    'fetched-replies.any-number': fault('One request may confirm any number of replies.', {
      reply: lettingPass('replies.confirm', '/reply_ids: ', CONFIRMED),
    }),
  },
  'PUB-REPLY-INVALID-01': {
    'fetched-replies.any-id': fault('Invalid ids of replies can be confirmed.', {
      reply: lettingPass('replies.confirm', '/reply_ids/0', CONFIRMED),
    }),
  },
  'PUB-REPLY-ACCOUNT-01': {
    'fetched-replies.of-everybody': fault('All customers share their replies.', { decide: keptInCommon('replies') }),
    'fetched-replies.of-the-family': fault('A sub-account gets the replies of its parent.', {
      decide: keptByParent('replies'),
    }),
  },
});
