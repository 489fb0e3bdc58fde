import { HOUR, MINUTE } from '../../../kernel/duration.ts';
import { isWebhookLetter } from '../../../messaging/webhook-letter.ts';
import { alternativesOf } from '../../alternative.ts';
import { delivery } from '../../operators/decisions.ts';

/** How much a wait strays from its even length, the same at every start: a tenth at most, either way. */
const STRAY = [1.1, 0.9, 1.05, 0.93, 1];

const waits = (first: number, factor: number, most: number, stray: readonly number[] = [1]) =>
  delivery.instead('nextDelay', (nextDelay, attempt, letter) => {
    if (isWebhookLetter(letter)) return nextDelay(attempt, letter);
    return attempt > most ? undefined : first * factor ** (attempt - 1) * (stray[attempt % stray.length] as number);
  });

const withoutUser = (url: string): URL => Object.assign(new URL(url), { username: '', password: '' });

/** Other ways to push what happens to a message to its callback URL. */
export const alternatives = alternativesOf({
  'callbacks.two-retries': {
    rows: ['CALLBACK-RETRY-06', 'SIL-MSG-22'],
    says: 'A callback is retried twice, after a minute and after four more.',
    decide: waits(MINUTE, 4, 2),
  },
  'callbacks.three-retries': {
    rows: ['CALLBACK-RETRY-06', 'SIL-MSG-22'],
    says: 'A callback is retried three times, the last time after nine minutes.',
    decide: waits(MINUTE, 3, 3),
  },
  'callbacks.no-longer-than-four-minutes': {
    rows: ['SIL-MSG-22'],
    says: 'The waits between retries double up to four minutes, and stay there.',
    decide: delivery.instead('nextDelay', (nextDelay, attempt, letter) => {
      if (isWebhookLetter(letter)) return nextDelay(attempt, letter);
      return attempt > 10 ? undefined : MINUTE * Math.min(4, 2 ** (attempt - 1));
    }),
  },
  'callbacks.slow-retries': {
    rows: ['SIL-MSG-22'],
    says: 'A callback is retried after two hours at the earliest.',
    decide: waits(2 * HOUR, 2, 5),
  },
  'callbacks.uneven-retries': {
    rows: ['SIL-MSG-22'],
    says: 'The waits between retries double and stray by a tenth.',
    decide: waits(30_000, 2, 12, STRAY),
  },
  'callbacks.quick-retries': {
    rows: ['SIL-MSG-22'],
    says: 'A callback is retried after a tenth of a second, and up to twenty times.',
    decide: waits(100, 1.7, 20),
  },
  'callbacks.status-changes-too': {
    rows: ['SIL-MSG-21'],
    says: 'A change of status is pushed by itself, before the delivery report about it.',
    notify: (letter) => {
      if (letter.kind !== 'delivery-report') return [letter];
      const { message_id, status } = JSON.parse(letter.body) as Record<string, unknown>;
      return [{ ...letter, id: `${letter.id}/status`, body: JSON.stringify({ message_id, status }) }, letter];
    },
  },
  'callbacks.credentials-as-header': {
    rows: ['CALLBACK-AUTH-01'],
    says: 'The user and the password of a callback URL go into the Authorization header alone.',
    notify: (letter) => {
      const { username, password } = new URL(letter.url);
      if (username === '') return [letter];
      const basic = Buffer.from(`${username}:${password}`).toString('base64');
      const headers = { ...letter.headers, authorization: `Basic ${basic}` };
      return [{ ...letter, url: withoutUser(letter.url).href, headers }];
    },
  },
});
