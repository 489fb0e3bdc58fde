import type { Reply } from '../http/operation.ts';
import type { Fault } from './behaviour.ts';
import {
  forgetsOnChange,
  keepsOnce,
  scoped,
  skipsTwins,
  unguarded,
  uuidsOnly,
  windowOf,
} from './idempotency-decisions.ts';

const A_TIME = '2024-01-15T12:00:00Z';

/** Answers of requests that were not carried out again carry no call. */
const onReplay =
  (change: (reply: Reply) => Reply): NonNullable<Fault['reply']> =>
  (reply, { operation, call }) =>
    operation === 'voice.update' && !call && reply.status === 200 ? change(reply) : reply;

/** What can go wrong with updates that are repeated. */
export const idempotencyFaults: readonly Fault[] = [
  {
    id: 'idempotency.keeps-nothing',
    rule: 'VOICE-IDEM-01',
    says: 'A repeated request is carried out again.',
    decide: ({ voice }) => {
      voice.isReplyKept = () => false;
    },
  },
  {
    id: 'idempotency.replay-208',
    rule: 'VOICE-IDEM-01',
    says: 'A repeated request gets the first body under another status.',
    reply: onReplay((reply) => ({ ...reply, status: 208 })),
  },
  {
    id: 'idempotency.window-too-short',
    rule: 'VOICE-IDEM-02',
    says: 'A key is forgotten half a second before its 10 minutes end.',
    decide: windowOf(599_500),
  },
  {
    id: 'idempotency.window-too-long',
    rule: 'VOICE-IDEM-02',
    says: 'A key is remembered for half a second more than 10 minutes.',
    decide: windowOf(600_500),
  },
  {
    id: 'idempotency.sliding',
    rule: 'VOICE-IDEM-03',
    says: 'Each repetition starts the 10 minutes afresh.',
    decide: ({ voice }) => {
      voice.anchorAfterReplay = (_first, now) => now;
    },
  },
  {
    id: 'idempotency.body-is-part-of-key',
    rule: 'VOICE-IDEM-04',
    says: 'The same key with another body counts as a new request.',
    decide: scoped(({ project, service, key, wire }) => [project, service, key, wire.body.toString()]),
  },
  {
    id: 'idempotency.one-key-per-service',
    rule: 'VOICE-IDEM-05',
    says: 'Every key counts as the same key.',
    decide: scoped(({ project, service }) => [project, service]),
  },
  {
    id: 'idempotency.twins-without-key',
    rule: 'VOICE-IDEM-06',
    says: 'An update that was made before is skipped although it carries no key.',
    decide: skipsTwins,
  },
  {
    id: 'idempotency.key-across-projects',
    rule: 'VOICE-IDEM-07',
    says: 'A key brings back the answer that another project got.',
    decide: scoped(({ key }) => [key]),
  },
  {
    id: 'idempotency.forgets-on-change',
    rule: 'VOICE-IDEM-09',
    says: 'Any later change makes the platform forget its answers and carry repetitions out.',
    decide: forgetsOnChange,
  },
  {
    id: 'idempotency.caches-401',
    rule: 'VOICE-IDEM-11',
    says: 'The refusal of an expired token is repeated to a fresh one.',
    decide: ({ voice }) => {
      const { isReplyKept } = voice;
      voice.isReplyKept = (status) => status === 401 || isReplyKept(status);
    },
  },
  {
    id: 'idempotency.replay-without-credentials',
    rule: 'VOICE-IDEM-12',
    says: 'A key alone is enough to get an answer.',
    reply: (reply, { operation, request: { headers, params } }) =>
      operation === 'voice.update' && reply.status === 401 && headers['idempotency-key']
        ? { status: 200, body: { ...params, createTime: A_TIME, name: 'Desk', isDefault: false } }
        : reply,
  },
  {
    id: 'idempotency.unguarded',
    rule: 'VOICE-IDEM-13',
    says: 'Requests that meet under one key are all carried out.',
    decide: unguarded,
  },
  {
    id: 'idempotency.uuids-only',
    rule: 'VOICE-IDEM-15',
    says: 'A key that is no UUID is refused.',
    decide: uuidsOnly,
  },
  {
    id: 'idempotency.keeps-once',
    rule: 'VOICE-IDEM-17',
    says: 'The answer to a key that is used anew is not remembered.',
    decide: keepsOnce,
  },
  {
    id: 'idempotency.key-per-scheme',
    rule: 'X-28',
    says: 'A key means something else under Basic than under a bearer token.',
    decide: scoped(({ project, service, key, wire }) => [
      project,
      service,
      key,
      String(wire.headers.authorization ?? '').slice(0, 5),
    ]),
  },
  {
    id: 'idempotency.race-of-bodies',
    rule: 'X-29',
    says: 'Different bodies that meet under one key are all applied.',
    decide: unguarded,
  },
  {
    id: 'idempotency.window-one-hour',
    rule: 'X-30',
    says: 'A key is remembered for an hour.',
    decide: windowOf(3_600_000),
  },
];
