import type { Reply } from '../../../http/operation.ts';
import type { Json } from '../../../kernel/json.ts';
import { fault, faultsOf } from '../../fault.ts';
import { replaced } from '../../operators/contents.ts';
import { operatorsOn } from '../../operators/decisions.ts';
import { always, asked } from '../../operators/replies.ts';

const { result, given } = operatorsOn('mapping');

const SEND = 'standalone.send';
const READ = 'standalone.capability-read';

const SENT: Reply = { status: 201, body: { statuses: [] } };
const REFUSED: Reply = { status: 400, body: { message: 'No.', details: [] } };
const CRASH: Reply = { status: 500, body: { message: 'Broken.', details: [] } };
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
  'CONV-MAP-SEND-01': {
    'conversation.callback-for-the-first-alone': fault(
      'Only the call for the first recipient has the callback address.',
      { decide: laterSends(({ callback_url: _, ...body }) => body) },
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
  'PUB-STAND-SEND-02': {
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
      { reply: taking(({ message }) => message === null, CRASH) },
    ),
  },
  'PUB-STAND-STICKER-01': {
    'published-standalone.sticker-of-nothing': fault('A sticker with neither URL nor id is accepted.', {
      decide: replaced('sticker', ({ url = 'https://media.example/none' }) => ({ media_message: { url } })),
    }),
  },
  'PUB-STAND-REACH-02': {
    'published-standalone.nineteen-numbers-read': fault('A capability check by GET accepts at most nineteen numbers.', {
      reply: asked(READ, always, REFUSED, ({ numbers }) => count(numbers) === 20),
    }),
  },
});
