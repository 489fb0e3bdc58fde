import type { Letter } from '../kernel/outbox.ts';
import { fault, faultsOf } from './fault.ts';
import { around, decision } from './operators/decisions.ts';
import { instead } from './operators/replies.ts';

const isPushedReply = ({ kind }: Letter): boolean => kind === 'reply';

/** What a pushed reply says. */
const contentOf = ({ body }: Letter): string => (JSON.parse(String(body)) as { content: string }).content;

/** Deviations in how replies are told and confirmed. Sections "Messaging API: main resources" and "Callbacks". */
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
  'REPLY-05': { 'replies.unasked-lost': fault('Texts that answer no message are lost.', { decide: decision('messaging', 'takesUnasked', false) }) },
  'X-53': {
    'replies.opt-outs-not-pushed': fault('A reply that opts out is not pushed.', {
      notify: (letter) => (isPushedReply(letter) && contentOf(letter) === 'STOP' ? [] : [letter]),
    }),
    'replies.pushed-opt-out-unrecorded': fault('An opt-out that is pushed is not recorded.', {
      decide: around('messaging', 'recordOptOut', (recordOptOut) => (world, reply) => {
        if (reply.message?.callbackUrl === undefined) recordOptOut(world, reply);
      }),
    }),
  },
});
