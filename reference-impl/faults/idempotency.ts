import type { Reply } from '../http/operation.ts';
import type { Fault } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { forgetsOnChange, keepsOnce, scoped, skipsTwins, unguarded, uuidsOnly, windowOf } from './idempotency-decisions.ts';
import { around, decision } from './operators/decisions.ts';

const A_TIME = '2024-01-15T12:00:00Z';

/** Answers of requests that were not carried out again carry no call. */
const onReplay =
  (change: (reply: Reply) => Reply): NonNullable<Fault['reply']> =>
  (reply, { operation, call }) =>
    operation === 'voice.update' && !call && reply.status === 200 ? change(reply) : reply;

/** What can go wrong with updates that are repeated. */
export const faults = faultsOf({
  'VOICE-IDEM-01': {
    'idempotency.keeps-nothing': fault('A repeated request is carried out again.', { decide: decision('voice', 'isReplyKept', () => false) }),
    'idempotency.replay-208': fault('A repeated request gets the first body under another status.', {
      reply: onReplay((reply) => ({ ...reply, status: 208 })),
    }),
  },
  'VOICE-IDEM-02': {
    'idempotency.window-too-short': fault('A key is forgotten half a second before its 10 minutes end.', { decide: windowOf(599_500) }),
    'idempotency.window-too-long': fault('A key is remembered for half a second more than 10 minutes.', { decide: windowOf(600_500) }),
  },
  'VOICE-IDEM-03': {
    'idempotency.sliding': fault('Each repetition starts the 10 minutes afresh.', { decide: decision('voice', 'anchorAfterReplay', (_first, now) => now) }),
  },
  'VOICE-IDEM-04': {
    'idempotency.body-is-part-of-key': fault('The same key with another body counts as a new request.', {
      decide: scoped(({ project, service, key, wire }) => [project, service, key, wire.body.toString()]),
    }),
  },
  'VOICE-IDEM-05': {
    'idempotency.one-key-per-service': fault('Every key counts as the same key.', { decide: scoped(({ project, service }) => [project, service]) }),
  },
  'VOICE-IDEM-06': { 'idempotency.twins-without-key': fault('An update that was made before is skipped although it carries no key.', { decide: skipsTwins }) },
  'VOICE-IDEM-07': {
    'idempotency.key-across-projects': fault('A key brings back the answer that another project got.', { decide: scoped(({ key }) => [key]) }),
  },
  'VOICE-IDEM-09': {
    'idempotency.forgets-on-change': fault('Any later change makes the platform forget its answers and carry repetitions out.', { decide: forgetsOnChange }),
  },
  'VOICE-IDEM-11': {
    'idempotency.caches-401': fault('The refusal of an expired token is repeated to a fresh one.', {
      decide: around('voice', 'isReplyKept', (isReplyKept) => (status) => status === 401 || isReplyKept(status)),
    }),
  },
  'VOICE-IDEM-12': {
    'idempotency.replay-without-credentials': fault('A key alone is enough to get an answer.', {
      reply: (reply, { operation, request: { headers, params } }) =>
        operation === 'voice.update' && reply.status === 401 && headers['idempotency-key']
          ? { status: 200, body: { ...params, createTime: A_TIME, name: 'Desk', isDefault: false } }
          : reply,
    }),
  },
  'VOICE-IDEM-13': { 'idempotency.unguarded': fault('Requests that meet under one key are all carried out.', { decide: unguarded }) },
  'VOICE-IDEM-15': { 'idempotency.uuids-only': fault('A key that is no UUID is refused.', { decide: uuidsOnly }) },
  'VOICE-IDEM-17': { 'idempotency.keeps-once': fault('The answer to a key that is used anew is not remembered.', { decide: keepsOnce }) },
  'X-28': {
    'idempotency.key-per-scheme': fault('A key means something else under Basic than under a bearer token.', {
      decide: scoped(({ project, service, key, wire }) => [project, service, key, String(wire.headers.authorization ?? '').slice(0, 5)]),
    }),
  },
  'X-29': { 'idempotency.race-of-bodies': fault('Different bodies that meet under one key are all applied.', { decide: unguarded }) },
  'X-30': { 'idempotency.window-one-hour': fault('A key is remembered for an hour.', { decide: windowOf(3_600_000) }) },
});
