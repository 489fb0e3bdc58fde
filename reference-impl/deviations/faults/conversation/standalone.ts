import type { Reply } from '../../../http/operation.ts';
import type { Json } from '../../../kernel/json.ts';
import { fault, faultsOf } from '../../fault.ts';
import { replaced } from '../../operators/contents.ts';
import { operatorsOn } from '../../operators/decisions.ts';
import { always, asked, members, on, showing } from '../../operators/replies.ts';

const { result, given } = operatorsOn('mapping');

const SEND = 'standalone.send';
const CHECK = 'standalone.capability';
const READ = 'standalone.capability-read';

const SENT: Reply = { status: 201, body: { statuses: [] } };
const REFUSED: Reply = { status: 400, body: { message: 'No.', details: [] } };
const CRASH: Reply = { status: 500, body: { message: 'Broken.', details: [] } };
const NOT_FOUND: Reply = { status: 404, body: { error: { code: 404, message: 'Not found.' } } };

/** Accepts or refuses sends against the document, by their body. */
const taking = (isMeant: (request: Json) => boolean, reply = SENT) => asked(SEND, 400, reply, isMeant);
const refusing = (isMeant: (request: Json) => boolean) => asked(SEND, always, REFUSED, isMeant);

/** Changes the sends to every recipient but the first. */
const laterSends = (change: (body: Json) => Json) =>
  result('sendsOf', (sends) => sends.map((body, place) => (place === 0 ? body : change(body))));

const count = (list: unknown): number => [list].flat().length;

const messageOf = ({ message }: Json): Json => (message ?? {}) as Json;

/** Deviations in the standalone API, and in how its calls become those of the conversation service. */
export const faults = faultsOf({
  'CONV-STD-01': {
    'conversation.capability-by-post-only': fault('The standalone API does not answer GET for capabilities.', {
      reply: on(READ, 200, NOT_FOUND),
    }),
  },
  'CONV-MAP-SEND-01': {
    'conversation.first-recipient-only': fault('Only the first recipient of a standalone send gets the message.', {
      decide: result('sendsOf', (sends) => sends.slice(0, 1)),
    }),
    'conversation.callback-lost': fault('The callback address of a standalone send is lost.', {
      decide: given('sendsOf', (types, { callback: _, ...request }, appId) => [types, request, appId]),
    }),
    'conversation.callback-for-the-first-alone': fault(
      'Only the call for the first recipient has the callback address.',
      {
        decide: laterSends(({ callback_url: _, ...body }) => body),
      },
    ),
    'conversation.message-for-the-first-alone': fault(
      'The calls for all recipients but the first have an empty text.',
      {
        decide: laterSends((body) => ({ ...body, message: { text_message: { text: '' } } })),
      },
    ),
  },
  'CONV-MAP-CAP-01': {
    'conversation.first-number-only': fault('Only the last number of a standalone capability check is queried.', {
      decide: result('queriesOf', (queries) => queries.slice(1)),
    }),
    'conversation.first-number-repeated': fault(
      'Every query of a standalone capability check repeats its first number.',
      {
        decide: result('queriesOf', (queries) => queries.map(() => queries[0] as Json)),
      },
    ),
  },
  'CONV-MAP-NONE-01': {
    'conversation.read-mark-sent': fault('A read receipt is sent on as a text.', {
      decide: given('sendsOf', (types, request, appId) => [
        types,
        { to: 'everybody', message: { type: 'text', text: 'read' }, ...request },
        appId,
      ]),
    }),
  },
  'PUB-STAND-SEND-01': {
    'published-standalone.send-200': fault('A standalone send is answered with HTTP status 200.', {
      reply: on(SEND, 201, 200),
    }),
    'published-standalone.status-not-in-a-list': fault(
      'A standalone send to one recipient returns its status outside a list.',
      {
        reply: showing(SEND, 201, ({ statuses }) => ({ statuses: statuses[0] })),
      },
    ),
  },
  'PUB-STAND-SEND-02': {
    'published-standalone.twenty-one-recipients': fault('A standalone send accepts more than twenty recipients.', {
      reply: taking(({ to }) => count(to) > 20),
    }),
    'published-standalone.nineteen-recipients': fault('A standalone send accepts at most nineteen recipients.', {
      reply: refusing(({ to }) => count(to) === 20),
    }),
    'published-standalone.no-recipients': fault('A standalone send without recipients is accepted.', {
      reply: taking(({ to }) => count(to) === 0),
    }),
  },
  'PUB-STAND-TYPE-01': {
    'published-standalone.unknown-type-as-text': fault('A standalone message of an unknown type is sent as a text.', {
      reply: taking((request) => messageOf(request).type === 'carrier pigeon'),
    }),
    'published-standalone.no-message-breaks': fault(
      'A standalone message that is null is answered with HTTP status 500.',
      {
        reply: taking(({ message }) => message === null, CRASH),
      },
    ),
  },
  'PUB-STAND-TEXT-01': {
    'published-standalone.text-unlimited': fault('A standalone text may have any length.', {
      decide: replaced('text', ({ text }) => ({ text_message: { text } })),
    }),
    'published-standalone.text-4095': fault('A standalone text has at most 4095 characters.', {
      reply: refusing((request) => String(messageOf(request).text).length === 4096),
    }),
  },
  'PUB-STAND-PLACE-01': {
    'published-standalone.anywhere': fault('A standalone location may have any coordinates.', {
      decide: replaced('location', ({ lat, lng, name }) => ({
        location_message: { title: name, coordinates: { latitude: lat, longitude: lng } },
      })),
    }),
    'published-standalone.longitude-as-latitude': fault('A longitude may only be from -90 to 90.', {
      reply: refusing((request) => Math.abs(Number(messageOf(request).lng ?? 0)) > 90),
    }),
  },
  'PUB-STAND-STICKER-01': {
    'published-standalone.sticker-of-nothing': fault('A sticker with neither URL nor id is accepted.', {
      decide: replaced('sticker', ({ url = 'https://media.example/none' }) => ({ media_message: { url } })),
    }),
  },
  'PUB-STAND-REACH-01': {
    'published-standalone.capable-as-text': fault('Whether a number is reachable is a text.', {
      reply: on(CHECK, 200, members({ capabilities: [{ msisdn: '1', capable: 'true' }] })),
    }),
    'published-standalone.read-without-numbers': fault('A capability check by GET returns an empty list.', {
      reply: on(READ, 200, members({ capabilities: [] })),
    }),
  },
  'PUB-STAND-REACH-02': {
    'published-standalone.twenty-one-numbers': fault('A capability check accepts more than twenty numbers.', {
      reply: asked(CHECK, 400, { status: 200, body: { capabilities: [] } }, ({ numbers }) => count(numbers) > 20),
    }),
    'published-standalone.nineteen-numbers-read': fault('A capability check by GET accepts at most nineteen numbers.', {
      reply: asked(READ, always, REFUSED, ({ numbers }) => count(numbers) === 20),
    }),
  },
});
