import type { Letter } from '../kernel/outbox.ts';
import type { Fault } from './behaviour.ts';
import { on } from './distort.ts';

const isPushedReply = ({ kind }: Letter): boolean => kind === 'reply';

/** What a pushed reply says. */
const contentOf = ({ body }: Letter): string => (JSON.parse(String(body)) as { content: string }).content;

/** Deviations in how replies are told and confirmed. Sections "Messaging API: main resources" and "Callbacks". */
export const replyFaults: readonly Fault[] = [
  {
    id: 'replies.unlisted',
    rule: 'REPLY-01',
    says: 'The list of replies is always empty.',
    decide: ({ messaging }) => {
      messaging.unconfirmed = () => [];
    },
  },
  {
    id: 'replies.first-only',
    rule: 'REPLY-01',
    says: 'Only the oldest reply is shown.',
    decide: ({ messaging }) => {
      const { unconfirmed } = messaging;
      messaging.unconfirmed = (records) => [...unconfirmed(records)].slice(0, 1);
    },
  },
  {
    id: 'replies.no-text',
    rule: 'REPLY-01',
    says: 'Replies are listed without their text.',
    decide: ({ messaging }) => {
      const { replyBody } = messaging;
      messaging.replyBody = (reply, vendorId) => ({ ...replyBody(reply, vendorId), content: '' });
    },
  },
  {
    id: 'replies.confirmed-shown',
    rule: 'REPLY-02',
    says: 'Confirmed replies are shown again.',
    decide: ({ messaging }) => {
      messaging.dropReply = ({ replies }, id) => replies.has(id);
    },
  },
  {
    id: 'replies.all-confirmed',
    rule: 'REPLY-02',
    says: 'Confirming one reply confirms all.',
    decide: ({ messaging }) => {
      messaging.dropReply = ({ replies }, id) => {
        const isKnown = replies.has(id);
        replies.clear();
        return isKnown;
      };
    },
  },
  {
    id: 'replies.confirmation-refused',
    rule: 'REPLY-02',
    says: 'Replies cannot be confirmed.',
    reply: on(
      'replies.confirm',
      ({ status }) => status === 202,
      () => ({ status: 400, body: { message: 'Not possible.' } }),
    ),
  },
  {
    id: 'replies.shown-once',
    rule: 'REPLY-03',
    says: 'A reply is shown once.',
    decide: ({ messaging }) => {
      const { unconfirmed } = messaging;
      messaging.unconfirmed = (records) => {
        const shown = [...unconfirmed(records)];
        for (const { id } of shown) records.replies.delete(id);
        return shown;
      };
    },
  },
  {
    id: 'replies.not-pushed',
    rule: 'REPLY-04',
    says: 'Replies are not pushed.',
    notify: (letter) => (isPushedReply(letter) ? [] : [letter]),
  },
  {
    id: 'replies.first-pushed',
    rule: 'REPLY-04',
    says: 'Only the first reply to a message is told with its text.',
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
  },
  {
    id: 'replies.as-text',
    rule: 'REPLY-04',
    says: 'Replies are pushed as text.',
    notify: (letter) =>
      isPushedReply(letter)
        ? [{ ...letter, headers: { 'content-type': 'text/plain' }, body: contentOf(letter) }]
        : [letter],
  },
  {
    id: 'replies.unasked-lost',
    rule: 'REPLY-05',
    says: 'Texts that answer no message are lost.',
    decide: ({ messaging }) => {
      messaging.takesUnasked = false;
    },
  },
  {
    id: 'replies.opt-outs-not-pushed',
    rule: 'X-53',
    says: 'A reply that opts out is not pushed.',
    notify: (letter) => (isPushedReply(letter) && contentOf(letter) === 'STOP' ? [] : [letter]),
  },
  {
    id: 'replies.pushed-opt-out-unrecorded',
    rule: 'X-53',
    says: 'An opt-out that is pushed is not recorded.',
    decide: ({ messaging }) => {
      const { recordOptOut } = messaging;
      messaging.recordOptOut = (world, reply) => {
        if (reply.message?.callbackUrl === undefined) recordOptOut(world, reply);
      };
    },
  },
];
