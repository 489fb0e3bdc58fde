import type { Fault } from '../worlds/behaviour.ts';
import { instead } from './conversation-altered.ts';
import { fault, faultsOf } from './fault.ts';
import { on, restatus } from './operators/replies.ts';

type Json = Record<string, unknown>;
type Answer = Parameters<NonNullable<Fault['reply']>>[1];

const SEND = 'standalone.send';

const bodyOf = ({ request }: Answer): Json => {
  const text = request.body.toString();
  return text === '' ? {} : (JSON.parse(text) as Json);
};
const countIn = (member: string, answered: Answer): number => [bodyOf(answered)[member]].flat().length;
const messageIn = (answered: Answer): unknown => bodyOf(answered).message;
const refused = () => ({ status: 400, body: { message: 'No.', details: [] } });

/** Says that the numbers of a call beyond `most` are no mistake. */
const taken =
  (member: string, most: number, status: number, body: object) =>
  (operation: string): NonNullable<Fault['reply']> =>
    on(
      operation,
      (reply, answered) => reply.status === 400 && countIn(member, answered) > most,
      () => ({ status, body }),
    );

const sendFaults = faultsOf({
  'PUB-STAND-SEND-01': {
    'published-standalone.send-200': fault('A standalone send is answered with HTTP status 200.', { reply: restatus(SEND, 201, 200) }),
    'published-standalone.status-not-in-a-list': fault('A standalone send to one recipient is answered with a status that stands in no list.', {
      reply: on(
        SEND,
        ({ status }) => status === 201,
        (reply) => ({ ...reply, body: { ...(reply.body as Json), statuses: ((reply.body as Json).statuses as Json[])[0] } }),
      ),
    }),
  },
  'PUB-STAND-SEND-02': {
    'published-standalone.twenty-one-recipients': fault('A standalone send takes more than twenty recipients.', {
      reply: taken('to', 20, 201, { statuses: [] })(SEND),
    }),
    'published-standalone.nineteen-recipients': fault('A standalone send takes nineteen recipients at most.', {
      reply: on(SEND, (_reply, answered) => countIn('to', answered) === 20, refused),
    }),
    'published-standalone.no-recipients': fault('A standalone send to nobody is taken.', {
      reply: on(
        SEND,
        ({ status }, answered) => status === 400 && countIn('to', answered) === 0,
        () => ({ status: 201, body: { statuses: [] } }),
      ),
    }),
  },
});

const typeFaults = faultsOf({
  'PUB-STAND-TYPE-01': {
    'published-standalone.unknown-type-as-text': fault('A standalone message of an unknown type is sent as a text.', {
      reply: on(
        SEND,
        ({ status }, answered) => status === 400 && (messageIn(answered) as Json | null)?.type === 'carrier pigeon',
        () => ({ status: 201, body: { statuses: [] } }),
      ),
    }),
    'published-standalone.no-message-breaks': fault('A standalone message that is null is answered with HTTP status 500.', {
      reply: on(
        SEND,
        ({ status }, answered) => status === 400 && messageIn(answered) === null,
        () => ({ status: 500, body: { message: 'Broken.', details: [] } }),
      ),
    }),
  },
});

const contentFaults = faultsOf({
  'PUB-STAND-TEXT-01': {
    'published-standalone.text-unlimited': fault('A standalone text may have any length.', {
      decide: instead('text', ({ text }) => ({ text_message: { text } })),
    }),
    'published-standalone.text-4095': fault('A standalone text has at most 4095 characters.', {
      reply: on(SEND, (_reply, answered) => String((bodyOf(answered).message as Json | undefined)?.text ?? '').length === 4096, refused),
    }),
  },
  'PUB-STAND-PLACE-01': {
    'published-standalone.anywhere': fault('A standalone place may be anywhere.', {
      decide: instead('location', ({ lat, lng, name }) => ({ location_message: { title: name, coordinates: { latitude: lat, longitude: lng } } })),
    }),
    'published-standalone.longitude-as-latitude': fault('A longitude goes from -90 to 90 too.', {
      reply: on(SEND, (_reply, answered) => Math.abs(Number((bodyOf(answered).message as Json | undefined)?.lng ?? 0)) > 90, refused),
    }),
  },
  'PUB-STAND-STICKER-01': {
    'published-standalone.sticker-of-nothing': fault('A sticker with neither address nor id is taken.', {
      decide: instead('sticker', ({ url }) => ({
        media_message: { url: url ?? 'https://media.example/none' },
      })),
    }),
  },
});

const reachFaults = faultsOf({
  'PUB-STAND-REACH-01': {
    'published-standalone.capable-as-text': fault('Whether a number is reached is told as text.', {
      reply: on(
        'standalone.capability',
        ({ status }) => status === 200,
        (reply) => ({ ...reply, body: { capabilities: [{ msisdn: '1', capable: 'true' }] } }),
      ),
    }),
    'published-standalone.read-without-numbers': fault('A capability check by GET is answered with an empty list.', {
      reply: on(
        'standalone.capability-read',
        ({ status }) => status === 200,
        (reply) => ({ ...reply, body: { capabilities: [] } }),
      ),
    }),
  },
  'PUB-STAND-REACH-02': {
    'published-standalone.twenty-one-numbers': fault('A capability check takes more than twenty numbers.', {
      reply: taken('numbers', 20, 200, { capabilities: [] })('standalone.capability'),
    }),
    'published-standalone.nineteen-numbers-read': fault('A capability check by GET takes nineteen numbers at most.', {
      reply: on('standalone.capability-read', (_reply, answered) => countIn('numbers', answered) === 20, refused),
    }),
  },
});

/** Deviations of what the standalone API publishes. */
export const faults = [...sendFaults, ...typeFaults, ...contentFaults, ...reachFaults];
