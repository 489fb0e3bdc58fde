import type { Answered, Reply } from '../../../http/operation.ts';
import { HOUR, MINUTE } from '../../../kernel/duration.ts';
import { Problem } from '../../../kernel/problem.ts';
import type { Decisions } from '../../../worlds/parts.ts';
import { fault, faultsOf } from '../../fault.ts';
import { all, operatorsOn } from '../../operators/decisions.ts';
import { conflicting, forgetting, refusing, scoped, windowOf } from '../../operators/idempotency-keys.ts';
import { latestKeys } from '../../operators/memory.ts';
import { on } from '../../operators/replies.ts';
import { first, staged } from '../../operators/stages.ts';
import { hesitate } from '../../operators/torn-apart.ts';

const { decision, around, result, orWhen, inRule, behind } = operatorsOn('voice');

const RANDOM_UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** No request waits for another, and each takes a while. */
const unguarded = all(
  decision('awaitsFirst', () => undefined),
  first(hesitate),
);

/** Any change clears the remembered replies. */
function forgetsOnChange(decisions: Decisions): void {
  let changes = 0;
  const count = ({ body }: { readonly body: object }): undefined => {
    if (Object.keys(body).length > 0) changes += 1;
  };
  behind('updateStages', { name: 'countChange', run: count })(decisions);
  result('idempotencyScope', (scope) => `${changes} ${scope}`)(decisions);
}

/** A body is never applied twice. */
const skipsTwins = inRule('updateStages', 'applyMembers', 'run', (run) => {
  const seen = new WeakMap<object, Set<string>>();
  return (update) => {
    const bodies = seen.get(update.service) ?? new Set<string>();
    seen.set(update.service, bodies);
    const body = JSON.stringify(update.body);
    if (bodies.has(body)) return undefined;
    bodies.add(body);
    return run(update);
  };
});

/** Each key is remembered only once. */
function keepsOnce(decisions: Decisions): void {
  const kept = new Set<string>();
  let latest = '';
  result('idempotencyScope', (scope) => {
    latest = scope;
    return scope;
  })(decisions);
  result('isReplyKept', (isKept) => {
    if (!isKept || kept.has(latest)) return false;
    kept.add(latest);
    return true;
  })(decisions);
}

/** Whether a reply was repeated: a repeated reply has no call. */
const isReplay = ({ status }: Reply, { call }: Answered): boolean => status === 200 && !call;

const hasKey = ({ status }: Reply, { request: { headers } }: Answered): boolean =>
  status === 401 && headers['idempotency-key'] !== undefined;

/** Deviations in updates that are repeated. */
export const faults = faultsOf({
  'VOICE-IDEM-01': {
    'idempotency.latest-hundred': fault('Only the latest hundred keys are remembered.', {
      decide: around('idempotencyScope', (scopeOf) => {
        const keyIn = latestKeys(100);
        return (request) => keyIn(scopeOf(request));
      }),
    }),
    'idempotency.keeps-nothing': fault('A repeated request is carried out again.', {
      decide: decision('isReplyKept', () => false),
    }),
    'idempotency.replay-208': fault('A repeated request gets the first body with another status.', {
      reply: on('voice.update', isReplay, 208),
    }),
  },
  'VOICE-IDEM-02': {
    'idempotency.window-too-short': fault('A key is forgotten half a second before 10 minutes have passed.', {
      decide: windowOf(10 * MINUTE - 500),
    }),
    'idempotency.window-too-long': fault('A key is forgotten half a second after 10 minutes have passed.', {
      decide: windowOf(10 * MINUTE + 500),
    }),
    'idempotency.window-from-the-second': fault(
      'The window of a key starts with the second in which the request came.',
      {
        decide: decision('windowStart', (came) => came - (came % 1000)),
      },
    ),
    'idempotency.window-from-the-next-second': fault(
      'The window of a key starts with the second after the request came.',
      {
        decide: decision('windowStart', (came) => came + 1000 - (came % 1000 || 1000)),
      },
    ),
    'idempotency.window-from-the-minute': fault(
      'The window of a key starts with the minute in which the request came.',
      {
        decide: decision('windowStart', (came) => came - (came % MINUTE)),
      },
    ),
  },
  'VOICE-IDEM-03': {
    'idempotency.sliding': fault('Each repetition restarts the 10 minutes.', {
      decide: decision('anchorAfterReplay', (_first, now) => now),
    }),
  },
  'VOICE-IDEM-04': {
    'idempotency.body-is-part-of-key': fault('The same key with another body counts as a new request.', {
      decide: scoped(({ project, service, key, wire }) => [project, service, key, wire.body.toString()]),
    }),
    'idempotency.other-body-refused': fault('The same key with another body gets HTTP status 409.', {
      decide: conflicting(({ key, wire }) => [key, wire.body.toString()]),
    }),
  },
  'VOICE-IDEM-05': {
    'idempotency.one-key-per-service': fault('All keys count as the same key.', {
      decide: scoped(({ project, service }) => [project, service]),
    }),
    'idempotency.one-key-at-a-time': fault('A second key for a service gets HTTP status 409.', {
      decide: conflicting(({ service, key }) => [service, key]),
    }),
  },
  'VOICE-IDEM-06': {
    'idempotency.twins-without-key': fault('A repeated update without a key is skipped.', { decide: skipsTwins }),
    'idempotency.one-update-per-moment': fault('Only the first of several simultaneous updates is carried out.', {
      decide: staged('applyMembers', ({ service, body, scope }) => {
        if (service.updateTime !== scope.clock.now()) Object.assign(service, body);
      }),
    }),
  },
  'VOICE-IDEM-07': {
    'idempotency.key-across-projects': fault('A key returns the answer that another project got.', {
      decide: scoped(({ key }) => [key]),
    }),
    'idempotency.keys-are-unique': fault('A key that another project used gets HTTP status 409.', {
      decide: conflicting(({ key, project }) => [key, project]),
    }),
  },
  'VOICE-IDEM-09': {
    'idempotency.forgets-on-change': fault('Any later change clears the remembered answers.', {
      decide: forgetsOnChange,
    }),
    'idempotency.answers-with-the-present': fault('A repetition gets the answer to the latest update.', {
      reply: (() => {
        let latest: unknown;
        return on('voice.update', 200, (reply, { call }) => {
          if (call) latest = reply.body;
          return { ...reply, body: latest };
        });
      })(),
    }),
  },
  'VOICE-IDEM-11': {
    'idempotency.caches-401': fault('The refusal of an expired token is repeated for a new token.', {
      decide: orWhen('isReplyKept', (status) => status === 401),
    }),
    'idempotency.caches-every-refusal': fault('All answers are repeated, even refusals of credentials.', {
      decide: decision('isReplyKept', () => true),
    }),
  },
  'VOICE-IDEM-12': {
    'idempotency.replay-without-credentials': fault('A key alone is enough to get an answer.', {
      reply: on('voice.update', hasKey, (_reply, { request: { params } }) => ({
        status: 200,
        body: { ...params, createTime: '2024-01-15T12:00:00Z', name: 'Desk', isDefault: false },
      })),
    }),
  },
  'VOICE-IDEM-13': {
    'idempotency.unguarded': fault('Simultaneous requests with one key are all carried out.', { decide: unguarded }),
    'idempotency.busy-while-under-way': fault('Simultaneous requests with one key get HTTP status 503.', {
      decide: decision('awaitsFirst', async (earlier) => {
        await earlier;
        throw new Problem(503, 'Try again later.');
      }),
    }),
  },
  'VOICE-IDEM-15': {
    'idempotency.other-keys-ignored': fault('A key that is not a random UUID is taken and ignored.', {
      decide: forgetting(({ key }) => !RANDOM_UUID.test(key)),
    }),
    'idempotency.keys-with-blanks-ignored': fault('A key with blanks in it is ignored.', {
      decide: forgetting(({ key }) => key.includes(' ')),
    }),
    'idempotency.short-keys-ignored': fault('A key shorter than eight characters is ignored.', {
      decide: forgetting(({ key }) => key.length < 8),
    }),
  },
  'VOICE-IDEM-17': {
    'idempotency.keeps-once': fault('The answer to a reused key is not remembered.', { decide: keepsOnce }),
    'idempotency.two-uses': fault('A key can be used only twice.', {
      decide: refusing(409, () => {
        const uses = new Map<string, number>();
        return ({ wire }, scope) => {
          const bodies = (uses.get(scope) ?? 0) + (wire.body.length > 0 ? 1 : 0);
          uses.set(scope, bodies);
          return bodies > 4;
        };
      }),
    }),
  },
  'X-28': {
    'idempotency.key-per-scheme': fault('A key differs between Basic and a bearer token.', {
      decide: scoped(({ project, service, key, wire }) => [
        project,
        service,
        key,
        String(wire.headers.authorization ?? '').slice(0, 5),
      ]),
    }),
    'idempotency.basic-without-memory': fault('Keys count only for requests with a bearer token.', {
      decide: forgetting(({ wire }) => String(wire.headers.authorization).startsWith('Basic')),
    }),
  },
  'X-29': {
    'idempotency.race-of-bodies': fault('Different bodies that arrive together with one key are all applied.', {
      decide: unguarded,
    }),
    'idempotency.bodies-apart': fault(
      'Simultaneous requests with one key are matched only if their bodies have equal length.',
      {
        decide: scoped(({ project, service, key, wire }) => [project, service, key, String(wire.body.length)]),
      },
    ),
  },
  'X-30': {
    'idempotency.window-one-hour': fault('A key is remembered for an hour.', { decide: windowOf(HOUR) }),
    'idempotency.window-nine-minutes': fault('A key is remembered for nine minutes.', { decide: windowOf(9 * MINUTE) }),
  },
});
