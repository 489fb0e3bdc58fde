import type { Letter } from '../../kernel/outbox.ts';
import type { Kept } from '../../messaging/decisions.ts';
import type { AccountRecords } from '../../messaging/state.ts';
import type { Decisions } from '../../worlds/behaviour.ts';
import { fault, faultsOf } from '../fault.ts';
import { around, decision } from '../operators/decisions.ts';
import { answering, instead, lettingPass, rewriting } from '../operators/replies.ts';

const isPushedReply = ({ kind }: Letter): boolean => kind === 'reply';

/** What a pushed reply says. */
const contentOf = ({ body }: Letter): string => (JSON.parse(String(body)) as { content: string }).content;

const CONFIRMED = { status: 202, text: '' };

/** Takes a reply off its list when somebody names the message it answers. */
function dropByMessage({ replies }: AccountRecords, id: string): boolean {
  for (const reply of replies.values()) if (reply.message?.id === id) return replies.delete(reply.id);
  return replies.delete(id);
}

/** Keeps something of all accounts in one place. */
const keptInCommon =
  (what: Kept) =>
  ({ messaging }: Decisions): void => {
    const { keeperOf } = messaging;
    messaging.keeperOf = (account, kept) => (kept === what ? 'everybody' : keeperOf(account, kept));
  };

/** Keeps something of a sub-account with its parent. */
const keptByParent =
  (what: Kept) =>
  ({ messaging }: Decisions): void => {
    const { keeperOf } = messaging;
    messaging.keeperOf = (account, kept) => keeperOf(kept === what && account.parent ? account.parent : account, kept);
  };

/** TODO */
export const faults = faultsOf({
  'REPLY-01': {
    'replies.unlisted': fault('The list of replies is always empty.', { decide: decision('messaging', 'unconfirmed', () => []) }),
    'replies.first-only': fault('Only the oldest reply is shown.', {
      decide: around('messaging', 'unconfirmed', (unconfirmed) => (records) => [...unconfirmed(records)].slice(0, 1)),
    }),
    'replies.no-text': fault('Replies are listed without their text.', {
      decide: around('messaging', 'replyBody', (replyBody) => (reply, vendorId) => ({ ...replyBody(reply, vendorId), content: '' })),
    }),
  },
  'REPLY-02': {
    'replies.confirmed-shown': fault('Confirmed replies are shown again.', {
      decide: decision('messaging', 'dropReply', ({ replies }, id) => replies.has(id)),
    }),
    'replies.all-confirmed': fault('Confirming one reply confirms all.', {
      decide: decision('messaging', 'dropReply', ({ replies }, id) => {
        const isKnown = replies.has(id);
        replies.clear();
        return isKnown;
      }),
    }),
    'replies.confirmation-refused': fault('Replies cannot be confirmed.', {
      reply: instead('replies.confirm', 202, { status: 400, body: { message: 'Not possible.' } }),
    }),
  },
  'REPLY-03': {
    'replies.shown-once': fault('A reply is shown once.', {
      decide: around('messaging', 'unconfirmed', (unconfirmed) => (records) => {
        const shown = [...unconfirmed(records)];
        for (const { id } of shown) records.replies.delete(id);
        return shown;
      }),
    }),
    'replies.news-only': fault('Replies are shown only when there are more than the last time.', {
      decide: ({ messaging }) => {
        const { unconfirmed } = messaging;
        let shown = 0;
        messaging.unconfirmed = (records) => {
          const all = [...unconfirmed(records)];
          const news = all.length > shown ? all : [];
          shown = all.length;
          return news;
        };
      },
    }),
  },
  'REPLY-04': {
    'replies.not-pushed': fault('Replies are not pushed.', { notify: (letter) => (isPushedReply(letter) ? [] : [letter]) }),
    'replies.first-pushed': fault('Only the first reply to a message is told with its text.', {
      decide: ({ messaging }) => {
        const { replyBody } = messaging;
        const answered = new Set<string>();
        messaging.replyBody = (reply, vendorId) => {
          const body = replyBody(reply, vendorId);
          const isFirst = !answered.has(reply.message?.id ?? reply.id);
          answered.add(reply.message?.id ?? reply.id);
          return isFirst ? body : { ...body, content: '' };
        };
      },
    }),
    'replies.as-text': fault('Replies are pushed as text.', {
      notify: (letter) => (isPushedReply(letter) ? [{ ...letter, headers: { 'content-type': 'text/plain' }, body: contentOf(letter) }] : [letter]),
    }),
  },
  'REPLY-05': {
    'replies.unasked-lost': fault('Texts that answer no message are lost.', { decide: decision('messaging', 'takesUnasked', false) }),
    'replies.unasked-unlisted': fault('Only replies that answer a message are listed.', {
      decide: around('messaging', 'unconfirmed', (unconfirmed) => (records) => [...unconfirmed(records)].filter(({ message }) => message !== undefined)),
    }),
  },
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
