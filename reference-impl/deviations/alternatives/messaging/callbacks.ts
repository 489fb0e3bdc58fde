import { HOUR, MINUTE } from '../../../kernel/time.ts';
import { isWebhookLetter } from '../../../messaging/webhooks/letter.ts';
import { alternativesOf, another, asPublished, other } from '../../alternative.ts';
import { delivery } from '../../operators/decisions.ts';
import { withMembers } from '../../operators/letters.ts';
import { firsts } from '../../operators/memory.ts';
import { around, decision, result } from '../../operators/messaging.ts';
import { rewriting } from '../../operators/replies.ts';

/** How much a wait strays from its even length, the same at every start: a tenth at most, either way. */
const STRAY = [1.1, 0.9, 1.05, 0.93, 1];

const waits = (most: number, delay: (earlier: number) => number) =>
  delivery.instead('nextDelay', (nextDelay, attempt, letter) => {
    if (isWebhookLetter(letter)) return nextDelay(attempt, letter);
    return attempt > most ? undefined : delay(attempt - 1);
  });

/** The first callback URL for each recipient of an account, and the same for each message. */
const firstAddress = firsts<string>();

/** Other ways to push what happens to a message, to hand on what recipients write, and to tell who opts out. */
export const alternatives = alternativesOf({
  'CALLBACK-RETRY-06 SIL-MSG-22 callbacks.two-retries': {
    says: 'A callback is retried twice, after a minute and after four more.',
    decide: waits(2, (earlier) => MINUTE * 4 ** earlier),
  },
  'CALLBACK-RETRY-06 SIL-MSG-22 callbacks.three-retries': {
    says: 'A callback is retried three times, the last time after nine minutes.',
    decide: waits(3, (earlier) => MINUTE * 3 ** earlier),
  },
  'SIL-MSG-22 callbacks.no-longer-than-four-minutes': {
    says: 'The waits between retries double up to four minutes.',
    decide: waits(10, (earlier) => MINUTE * Math.min(4, 2 ** earlier)),
  },
  'SIL-MSG-22 callbacks.slow-retries': asPublished('A callback is retried after two hours at the earliest.', {
    decide: waits(5, (earlier) => 2 * HOUR * 2 ** earlier),
  }),
  'SIL-MSG-22 callbacks.uneven-retries': asPublished('The waits between retries double and stray by a tenth.', {
    decide: waits(12, (earlier) => 30_000 * 2 ** earlier * (STRAY[(earlier + 1) % STRAY.length] ?? 1)),
  }),
  'SIL-MSG-22 callbacks.retries-with-jitter': {
    says: 'The waits between retries double and stray by three tenths.',
    decide: waits(12, (earlier) => 30_000 * 2 ** earlier * (earlier % 2 === 0 ? 1.3 : 0.7)),
  },
  'SIL-MSG-22 callbacks.second-attempt-at-once': {
    says: 'A callback is tried again after a tenth of a second, and after longer and longer waits from then on.',
    decide: waits(12, (earlier) => (earlier === 0 ? 100 : 30_000 * 2 ** (earlier - 1))),
  },
  'SIL-MSG-22 callbacks.quick-retries': {
    says: 'A callback is retried after a tenth of a second, and up to twenty times.',
    decide: waits(20, (earlier) => 100 * 1.7 ** earlier),
  },
  'SIL-MSG-21 callbacks.knocks-first': another({
    says: 'A request without a body comes before each notification about a message.',
    notify: (letter) =>
      letter.kind === 'call-event' ? [letter] : [{ ...letter, id: `${letter.id}/knock`, body: '' }, letter],
  }),
  'SIL-MSG-21 callbacks.looks-first': other('A HEAD request comes before each notification about a message.', {
    notify: (letter) =>
      letter.kind === 'call-event'
        ? [letter]
        : [{ ...letter, id: `${letter.id}/look`, method: 'HEAD', body: '' }, letter],
  }),
  'SIL-MSG-21 callbacks.status-changes-too': {
    says: 'A change of status is pushed by itself, before its delivery report.',
    notify: (letter) => {
      if (letter.kind !== 'delivery-report') return [letter];
      const { message_id, status } = JSON.parse(letter.body) as Record<string, unknown>;
      return [{ ...letter, id: `${letter.id}/status`, body: JSON.stringify({ message_id, status }) }, letter];
    },
  },
  'SIL-MSG-21 replies.with-their-kind': other('A reply that is pushed says that it is one, and of which format.', {
    notify: (letter) => [letter.kind === 'reply' ? withMembers(letter, { type: 'reply', format: 'SMS' }) : letter],
  }),
  'CALLBACK-AUTH-01 callbacks.credentials-as-header': {
    says: 'The user and the password of a callback URL go into the Authorization header alone.',
    notify: (letter) => {
      const { username, password } = new URL(letter.url);
      if (username === '') return [letter];
      const basic = Buffer.from(`${username}:${password}`).toString('base64');
      const headers = { ...letter.headers, authorization: `Basic ${basic}` };
      const url = Object.assign(new URL(letter.url), { username: '', password: '' });
      return [{ ...letter, url: url.href, headers }];
    },
  },
  'REPLY-06 replies.to-the-first-callback-url': another({
    says: 'A reply goes to the callback URL of the first message to its sender.',
    decide: result('messageOf', (message, id, account) => {
      const to = `${account.id} ${message.destination}`;
      if (message.callbackUrl !== undefined) firstAddress(id, firstAddress(to, message.callbackUrl));
      return message;
    }),
    notify: (letter) => {
      if (letter.kind !== 'reply') return [letter];
      const url = firstAddress(letter.order, letter.url);
      return [{ ...withMembers(letter, { callback_url: url }), url }];
    },
  }),
  'SIL-MSG-21 SIL-MSG-20 replies.in-few-words': other('A reply that is pushed has its text, its sender and its time.', {
    notify: (letter) => {
      if (letter.kind !== 'reply') return [letter];
      const { content, source_number, date_received } = JSON.parse(letter.body);
      return [{ ...letter, body: JSON.stringify({ content, source_number, date_received }) }];
    },
  }),
  'SIL-MSG-09 SIL-MSG-20 replies.newest-first': other('Replies are listed newest first, as an array.', {
    reply: rewriting('replies.list', ({ replies }) => replies.toReversed()),
  }),
  'SIL-MSG-24 SIL-MSG-31 replies.opt-out-confirmed': {
    says: 'A recipient who opts out gets a text that confirms it.',
    decide: around('recordOptOut', (recordOptOut, { messageOf }) => (scope, reply) => {
      recordOptOut(scope, reply);
      const { state, clock } = scope;
      const { from, account } = reply;
      const [now, content] = [clock.now(), 'You get no more messages from us.'];
      const message = messageOf(reply.id, account, { content, destination_number: from }, now);
      // The next reply answers it, and it has no callback URL.
      state.handOvers.push({ message, content, source: undefined, at: now, arrivedAt: now });
    }),
  },
  'SIL-MSG-24 replies.opt-out-in-other-words': another({
    says: 'STOP opts out with anything after it, as do STOPP, ARRET and UNSUBSCRIBE.',
    decide: decision('isOptOut', (content) => /^\W*(stopp?|arret|unsubscribe|opt out)\b/i.test(content)),
  }),
  'SIL-MSG-24 replies.opt-out-word-alone': another({
    says: 'Only the word STOP, in capitals and without anything around it, opts out.',
    decide: decision('isOptOut', (content) => content === 'STOP'),
  }),
  'SIL-MSG-11 SIL-MSG-20 replies.blacklist-of-digits': another({
    says: 'The blacklist is an array of numbers in JSON, without plus signs.',
    reply: rewriting('blacklist.list', ({ numbers }) => numbers.map((number: string) => Number(number.slice(1)))),
  }),
  'SIL-MSG-01 replies.blocked-by-the-platform': another({
    says: 'A message to a blacklisted number is discarded with report code 302.',
    decide: around('sendingRules', (rules) =>
      rules.map((rule) => ({
        ...rule,
        judge: (...given: Parameters<typeof rule.judge>) => {
          const judged = rule.judge(...given);
          return judged?.kind === 'discard' && judged.code === '412' ? { ...judged, code: '302' } : judged;
        },
      })),
    ),
  }),
});
