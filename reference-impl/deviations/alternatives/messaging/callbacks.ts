import { HOUR, MINUTE } from '../../../kernel/duration.ts';
import { isWebhookLetter } from '../../../messaging/webhook-letter.ts';
import { alternativesOf, asPublished, other } from '../../alternative.ts';
import { delivery } from '../../operators/decisions.ts';
import { withMembers } from '../../operators/letters.ts';
import { around, decision, result } from '../../operators/messaging.ts';
import { rewriting } from '../../operators/replies.ts';

/** How much a wait strays from its even length, the same at every start: a tenth at most, either way. */
const STRAY = [1.1, 0.9, 1.05, 0.93, 1];

/** Retries callbacks so many times, each after a delay of its own. */
const waits = (most: number, delay: (earlier: number) => number) =>
  delivery.instead('nextDelay', (nextDelay, attempt, letter) => {
    if (isWebhookLetter(letter)) return nextDelay(attempt, letter);
    return attempt > most ? undefined : delay(attempt - 1);
  });

/** Other ways to push what happens to a message, to hand on what recipients write, and to tell who opts out. */
export const alternatives = alternativesOf({
  'CALLBACK-RETRY-06 SIL-MSG-22': {
    'callbacks.two-retries': asPublished('A callback is retried twice, after a minute and after four more.', {
      decide: waits(2, (earlier) => MINUTE * 4 ** earlier),
    }),
    'callbacks.three-retries': asPublished('A callback is retried three times, the last time after nine minutes.', {
      decide: waits(3, (earlier) => MINUTE * 3 ** earlier),
    }),
  },
  'SIL-MSG-22': {
    'callbacks.no-longer-than-four-minutes': asPublished('The waits between retries double up to four minutes.', {
      decide: waits(10, (earlier) => MINUTE * Math.min(4, 2 ** earlier)),
    }),
    'callbacks.slow-retries': asPublished('A callback is retried after two hours at the earliest.', {
      decide: waits(5, (earlier) => 2 * HOUR * 2 ** earlier),
    }),
    'callbacks.uneven-retries': asPublished('The waits between retries double and stray by a tenth.', {
      decide: waits(12, (earlier) => 30_000 * 2 ** earlier * (STRAY[(earlier + 1) % STRAY.length] ?? 1)),
    }),
    'callbacks.quick-retries': asPublished('A callback is retried after a tenth of a second, and up to twenty times.', {
      decide: waits(20, (earlier) => 100 * 1.7 ** earlier),
    }),
  },
  'SIL-MSG-21': {
    'callbacks.status-changes-too': asPublished('A change of status is pushed by itself, before its delivery report.', {
      notify: (letter) => {
        if (letter.kind !== 'delivery-report') return [letter];
        const { message_id, status } = JSON.parse(letter.body) as Record<string, unknown>;
        return [{ ...letter, id: `${letter.id}/status`, body: JSON.stringify({ message_id, status }) }, letter];
      },
    }),
    'replies.with-their-kind': other('A reply that is pushed says that it is one, and of which format.', {
      notify: (letter) => [letter.kind === 'reply' ? withMembers(letter, { type: 'reply', format: 'SMS' }) : letter],
    }),
  },
  'CALLBACK-AUTH-01': {
    'callbacks.credentials-as-header': asPublished(
      'The user and the password of a callback URL go into the Authorization header alone.',
      {
        notify: (letter) => {
          const { username, password } = new URL(letter.url);
          if (username === '') return [letter];
          const basic = Buffer.from(`${username}:${password}`).toString('base64');
          const headers = { ...letter.headers, authorization: `Basic ${basic}` };
          const url = Object.assign(new URL(letter.url), { username: '', password: '' });
          return [{ ...letter, url: url.href, headers }];
        },
      },
    ),
  },
  'REPLY-06': {
    'replies.to-the-first-callback-url': other('A reply goes to the callback URL of the first message to its sender.', {
      decide: (decisions) => {
        const first = new Map<string, string>();
        result('messageOf', (message, _id, account) => {
          const to = `${account.id} ${message.destination}`;
          if (message.callbackUrl !== undefined && !first.has(to)) first.set(to, message.callbackUrl);
          return message;
        })(decisions);
        result('replyBody', (body, { account, from }) => ({
          ...body,
          callback_url: first.get(`${account.id} ${from}`),
        }))(decisions);
      },
      notify: (letter) => {
        const { callback_url } = letter.kind === 'reply' ? JSON.parse(letter.body) : { callback_url: undefined };
        return [callback_url === undefined ? letter : { ...letter, url: callback_url }];
      },
    }),
  },
  'SIL-MSG-21 SIL-MSG-20': {
    'replies.in-few-words': other('A reply that is pushed has its text, its sender and its time.', {
      notify: (letter) => {
        if (letter.kind !== 'reply') return [letter];
        const { content, source_number, date_received } = JSON.parse(letter.body);
        return [{ ...letter, body: JSON.stringify({ content, source_number, date_received }) }];
      },
    }),
  },
  'SIL-MSG-09 SIL-MSG-20': {
    'replies.newest-first': other('Replies are listed newest first, as an array.', {
      reply: rewriting('replies.list', ({ replies }) => replies.toReversed()),
    }),
  },
  'SIL-MSG-24': {
    'replies.opt-out-in-other-words': other(
      'STOP opts out with anything after it, as do STOPP, ARRET and UNSUBSCRIBE.',
      { decide: decision('isOptOut', (content) => /^\W*(stopp?|arret|unsubscribe|opt out)\b/i.test(content)) },
    ),
    'replies.opt-out-word-alone': other('Only the word STOP, in capitals and without anything around it, opts out.', {
      decide: decision('isOptOut', (content) => content === 'STOP'),
    }),
  },
  'SIL-MSG-11 SIL-MSG-20': {
    'replies.blacklist-of-digits': other('The blacklist is an array of numbers in JSON, without plus signs.', {
      reply: rewriting('blacklist.list', ({ numbers }) => numbers.map((number: string) => Number(number.slice(1)))),
    }),
  },
  'SIL-MSG-01': {
    'replies.blocked-by-the-platform': other('A message to a blacklisted number is discarded with report code 302.', {
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
  },
});
