import { alternativesOf } from '../../alternative.ts';
import { withMembers } from '../../operators/letters.ts';
import { around, decision } from '../../operators/messaging.ts';
import { rewriting } from '../../operators/replies.ts';

/** Other ways to hand on what recipients write, and to tell who opts out. */
export const alternatives = alternativesOf({
  'replies.to-the-first-callback-url': {
    rows: ['REPLY-06'],
    says: 'A reply goes to the callback URL of the first message to its sender.',
    target: { published: false },
    decide: ({ messaging }) => {
      const { messageOf, replyBody } = messaging;
      const first = new Map<string, string>();
      messaging.messageOf = (id, account, item, now) => {
        const message = messageOf(id, account, item, now);
        const to = `${account.id} ${message.destination}`;
        if (message.callbackUrl !== undefined && !first.has(to)) first.set(to, message.callbackUrl);
        return message;
      };
      messaging.replyBody = (reply, vendorId) => ({
        ...replyBody(reply, vendorId),
        callback_url: first.get(`${reply.account.id} ${reply.from}`),
      });
    },
    notify: (letter) => {
      const { callback_url } = letter.kind === 'reply' ? JSON.parse(letter.body) : { callback_url: undefined };
      return [callback_url === undefined ? letter : { ...letter, url: callback_url }];
    },
  },
  'replies.in-few-words': {
    rows: ['SIL-MSG-21', 'SIL-MSG-20'],
    says: 'A reply that is pushed has its text, its sender and its time.',
    target: { published: false },
    notify: (letter) => {
      if (letter.kind !== 'reply') return [letter];
      const { content, source_number, date_received } = JSON.parse(letter.body);
      return [{ ...letter, body: JSON.stringify({ content, source_number, date_received }) }];
    },
  },
  'replies.with-their-kind': {
    rows: ['SIL-MSG-21'],
    says: 'A reply that is pushed says that it is one, and of which format.',
    target: { published: false },
    notify: (letter) => [letter.kind === 'reply' ? withMembers(letter, { type: 'reply', format: 'SMS' }) : letter],
  },
  'replies.newest-first': {
    rows: ['SIL-MSG-09', 'SIL-MSG-20'],
    says: 'Replies are listed newest first, as an array.',
    target: { published: false },
    reply: rewriting('replies.list', ({ replies }) => replies.toReversed()),
  },
  'replies.opt-out-in-other-words': {
    rows: ['SIL-MSG-24'],
    says: 'STOP opts out with anything after it, and so do STOPP, ARRET and UNSUBSCRIBE.',
    target: { published: false },
    decide: decision('isOptOut', (content) => /^\W*(stopp?|arret|unsubscribe|opt out)\b/i.test(content)),
  },
  'replies.opt-out-word-alone': {
    rows: ['SIL-MSG-24'],
    says: 'Only the word STOP, in capitals and without anything around it, opts out.',
    target: { published: false },
    decide: decision('isOptOut', (content) => content === 'STOP'),
  },
  'replies.blacklist-of-digits': {
    rows: ['SIL-MSG-11', 'SIL-MSG-20'],
    says: 'The blacklist is an array of numbers in JSON, without plus signs.',
    target: { published: false },
    reply: rewriting('blacklist.list', ({ numbers }) => numbers.map((number: string) => Number(number.slice(1)))),
  },
  'replies.blocked-by-the-platform': {
    rows: ['SIL-MSG-01'],
    says: 'A message to a number on the blacklist is discarded with report code 302.',
    target: { published: false },
    decide: around('sendingRules', (rules) =>
      rules.map((rule) => ({
        ...rule,
        judge: (...given: Parameters<typeof rule.judge>) => {
          const judged = rule.judge(...given);
          return judged?.kind === 'discard' && judged.code === '412' ? { ...judged, code: '302' } : judged;
        },
      })),
    ),
  },
});
