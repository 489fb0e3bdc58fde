import { pauseReally } from '../../kernel/host-time.ts';
import type { Letter } from '../../kernel/post.ts';
import { isWebhookLetter } from '../../messaging/webhooks/letter.ts';
import { alternativesOf, another, other } from '../alternative.ts';
import { delivery } from '../operators/decisions.ts';
import { withMembers } from '../operators/letters.ts';
import { grown } from './answers.ts';

/** Differences where HTTP and JSON leave the choice to the server. */
export const wireDeviations = alternativesOf({
  'COM-JSON-01 other-spacing': other('JSON is indented and in ASCII, with line breaks around it.', {
    shape: (shape) => {
      if (!shape.headers['content-type']?.includes('json') || shape.content === '') return shape;
      const json = JSON.stringify(JSON.parse(shape.content), null, 3);
      const ascii = json.replace(/[^\n -~]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
      return { ...shape, content: `\n${ascii}\r\n` };
    },
  }),
  'SIL-MSG-08 late-answers': other('Some answers are late, so that later requests are answered before earlier ones.', {
    shape: (shape) => ({ ...shape, pause: shape.content.length % 5 === 0 ? 12 : 0 }),
  }),
  'SIL-MSG-08 no-keep-alive': other('Every connection closes after its first answer.', {
    shape: (shape) => ({ ...shape, headers: { ...shape.headers, connection: 'close' } }),
  }),
  'SIL-MSG-35 chunked': other('Answers are chunked, without a length.', {
    shape: (shape) => ({ ...shape, piece: 37 }),
  }),
  'SIL-MSG-35 more-headers': other('Answers have unknown headers, and a charset where the document names none.', {
    shape: ({ headers, ...shape }) => {
      const type = headers['content-type'];
      return {
        ...shape,
        headers: {
          'x-twin-trace': 'a;b="c"',
          'strict-transport-security': 'max-age=0',
          ...headers,
          ...(type === 'application/json' ? { 'content-type': 'Application/Json; charset=UTF-8' } : {}),
        },
      };
    },
  }),
  'SIL-MSG-35 header-case': other('Header names are in upper case.', {
    shape: ({ headers, ...shape }) => ({
      ...shape,
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value])),
    }),
  }),
  'SIL-MSG-33 no-date': other('Answers have no Date.', { shape: (shape) => ({ ...shape, dateless: true }) }),
});

/** Webhooks with a template and signed callbacks are left unchanged. */
const isOurs = (letter: Letter): boolean =>
  Object.entries(letter.headers).some(([name, value]) => /^content-type$/i.test(name) && value.includes('json')) &&
  !isWebhookLetter(letter) &&
  !Object.keys(letter.headers).some((name) => /signature/i.test(name));

export const callbackDeviations = alternativesOf({
  'SIL-MSG-22 CALLBACK-RETRY-06 HOOK-08 other-retry-delays': another({
    says: 'Retries wait 4.5 s, then three times as long each, six times; webhooks are not retried.',
    decide: delivery.decision('nextDelay', (attempt, letter) =>
      isWebhookLetter(letter) || attempt > 6 ? undefined : 4500 * 3 ** (attempt - 1),
    ),
  }),
  'DR-MULTI-01 SIL-MSG-30 told-twice': another({
    says: 'The change of a status and its delivery report are two notifications, each with its own id.',
    notify: (letter) => {
      if (letter.kind !== 'delivery-report') return [letter];
      const { delivery_report_id: known } = JSON.parse(letter.body) as { delivery_report_id: string };
      const id = `${known.startsWith('0') ? 'F' : '0'}${known.slice(1)}`;
      return [letter, { ...withMembers(letter, { delivery_report_id: id }), id }];
    },
  }),
  'SIL-MSG-21 SIL-MSG-30 SIL-OTH-10 SIL-OTH-12 callbacks-with-more': another({
    says: 'Notifications have unknown members, in another order and spacing, with a charset.',
    notify: (letter) => {
      if (!isOurs(letter)) return [letter];
      const headers = { 'X-TWIN-TRACE': 'callback', 'Content-Type': 'Application/JSON ; charset="utf-8"' };
      return [{ ...letter, headers, body: JSON.stringify(grown(JSON.parse(letter.body)), null, '\t') }];
    },
  }),
  'DR-ORDER-01 callbacks-out-of-order': other('Notifications about one message overtake each other.', {
    notify: (letter) => {
      const seal = async () => {
        await pauseReally(((letter.id.codePointAt(letter.id.length - 1) ?? 0) % 3) * 8);
        return (await letter.seal?.(letter)) ?? {};
      };
      return [{ ...letter, order: `${letter.order}/${letter.id}`, seal }];
    },
  }),
});
