import { HOUR, MINUTE } from '../../../kernel/time.ts';
import type { KeyedRequest } from '../../../voice/idempotency.ts';
import { fault, faultsOf } from '../../fault.ts';
import { all, voice } from '../../operators/decisions.ts';
import { latestKeys, seenBefore } from '../../operators/memory.ts';
import { on } from '../../operators/replies.ts';
import { withRoundedNumbers } from '../../operators/texts.ts';
import { hesitate } from '../../operators/torn-apart.ts';
import { conflicting, first, scoped, staged, updatedAnyway } from '../../operators/voice.ts';

const unguarded = all(
  voice.decision('awaitsFirst', () => undefined),
  first(hesitate),
);

const skipsTwins = voice.alter('updateStages', 'applyMembers', ({ name, run }) => {
  const seen = new WeakMap<object, (body: string) => boolean>();
  return {
    name,
    run: (update) => {
      const isAgain = seen.get(update.service) ?? seenBefore();
      seen.set(update.service, isAgain);
      return isAgain(JSON.stringify(update.body)) ? undefined : run(update);
    },
  };
});

const forgetting = (isForgotten: (request: KeyedRequest) => boolean) =>
  voice.around('idempotencyScope', (scopeOf) => {
    let passed = 0;
    return (request) => {
      if (!isForgotten(request)) return scopeOf(request);
      passed += 1;
      return `forgotten ${passed}`;
    };
  });

/** Deviations in updates that are repeated, and in which keys are the same. */
export const faults = faultsOf({
  'VOICE-IDEM-01 idempotency.latest-hundred': fault('Only the latest hundred keys are remembered.', {
    decide: voice.around('idempotencyScope', (scopeOf) => {
      const keyIn = latestKeys(100);
      return (request) => keyIn(scopeOf(request));
    }),
  }),
  'VOICE-IDEM-01 idempotency.large-updates-forgotten': fault('Updates of 600 bytes and more are not remembered.', {
    decide: forgetting(({ wire }) => wire.body.length >= 600),
  }),
  'VOICE-IDEM-05 idempotency.one-key-per-service': fault('All keys count as the same key.', {
    decide: scoped(({ project, service }) => [project, service]),
  }),
  'VOICE-IDEM-05 idempotency.one-key-at-a-time': fault('A second key for a service gets HTTP status 409.', {
    decide: conflicting(({ service, key }) => [service, key]),
  }),
  'VOICE-IDEM-05 idempotency.keys-as-numbers': fault('Keys of digits are compared as numbers.', {
    decide: scoped(({ project, service, key }) => [project, service, withRoundedNumbers(key.replaceAll('-', ''))]),
  }),
  'VOICE-IDEM-05 voice-values.keys-begun-alike': fault('Keys are compared by their first 32 characters.', {
    decide: scoped(({ project, service, key }) => [project, service, key.slice(0, 32)]),
  }),
  'VOICE-IDEM-06 idempotency.twins-without-key': fault('A repeated update without a key is skipped.', {
    decide: skipsTwins,
  }),
  'VOICE-IDEM-06 idempotency.one-update-per-moment': {
    says: 'Only the first of several simultaneous updates is carried out.',
    decide: staged('applyMembers', ({ service, body, scope }) => {
      if (service.updateTime !== scope.clock.now()) Object.assign(service, body);
    }),
  },
  'VOICE-IDEM-11 idempotency.caches-401': fault('The refusal of an expired token is repeated for a new token.', {
    decide: voice.orWhen('isReplyKept', (status) => status === 401),
  }),
  'VOICE-IDEM-11 idempotency.caches-every-refusal': fault('All answers are repeated, even refusals of credentials.', {
    decide: voice.decision('isReplyKept', () => true),
  }),
  'VOICE-IDEM-12 idempotency.replay-without-credentials': fault('A key alone is enough to get an answer.', {
    reply: on('voice.update', 401, (reply, answered) =>
      answered.request.headers['idempotency-key'] === undefined ? reply : updatedAnyway(reply, answered),
    ),
  }),
  'VOICE-IDEM-15 idempotency.keys-with-blanks-ignored': fault('A key with blanks in it is ignored.', {
    decide: forgetting(({ key }) => key.includes(' ')),
  }),
  'VOICE-IDEM-15 idempotency.short-keys-ignored': fault('A key shorter than eight characters is ignored.', {
    decide: forgetting(({ key }) => key.length < 8),
  }),
  'X-28 idempotency.key-per-scheme': fault('A key differs between Basic and a bearer token.', {
    decide: scoped(({ project, service, key, wire }) => {
      const scheme = String(wire.headers.authorization ?? '').slice(0, 5);
      return [project, service, key, scheme];
    }),
  }),
  'X-28 idempotency.basic-without-memory': fault('Keys count only for requests with a bearer token.', {
    decide: forgetting(({ wire }) => String(wire.headers.authorization).startsWith('Basic')),
  }),
  'X-29 idempotency.race-of-bodies': fault('Different bodies that arrive together with one key are all applied.', {
    decide: unguarded,
  }),
  'X-29 idempotency.bodies-apart': {
    says: 'Simultaneous requests with one key match only if their bodies are equally long.',
    decide: scoped(({ project, service, key, wire }) => [project, service, key, String(wire.body.length)]),
  },
  'X-30 idempotency.window-one-hour': fault('A key is remembered for an hour.', {
    decide: voice.decision('idempotencyWindow', HOUR),
  }),
  'X-30 idempotency.window-nine-minutes': fault('A key is remembered for nine minutes.', {
    decide: voice.decision('idempotencyWindow', 9 * MINUTE),
  }),
});
