import { Problem } from '../../kernel/problem.ts';
import type { KeyedRequest } from '../../voice/idempotency.ts';
import type { Decisions } from '../../worlds/behaviour.ts';
import { fault, faultsOf } from '../fault.ts';
import { scoped, windowOf } from '../idempotency-decisions.ts';
import { decision } from '../operators/decisions.ts';
import { staged } from '../voice-decisions.ts';

const isUpdate = (operation: string): boolean => operation === 'voice.update';

/** Refuses keyed requests as conflicts; `objects` sees the scope of each, as documented. */
const conflicting =
  (judge: () => (request: KeyedRequest, scope: string) => boolean) =>
  ({ voice }: Decisions): void => {
    const { idempotencyScope } = voice;
    const objects = judge();
    voice.idempotencyScope = (request) => {
      const scope = idempotencyScope(request);
      if (objects(request, scope)) throw new Problem(409, 'The Idempotency-Key is taken.');
      return scope;
    };
  };

/** Whether two requests differ in something although they agree in something else. */
const differing = (same: (request: KeyedRequest) => string, other: (request: KeyedRequest) => string) => (): ((request: KeyedRequest) => boolean) => {
  const firsts = new Map<string, string>();
  return (request) => {
    const first = firsts.get(same(request)) ?? other(request);
    firsts.set(same(request), first);
    return first !== other(request);
  };
};

/** What else can go wrong with updates that are repeated: other scopes, other moments, other answers. */
export const faults = faultsOf({
  'VOICE-IDEM-04': {
    'idempotency.other-body-refused': fault('A key that comes back with another body is refused as a conflict.', {
      decide: conflicting(
        differing(
          ({ key }) => key,
          ({ wire }) => wire.body.toString(),
        ),
      ),
    }),
  },
  'VOICE-IDEM-05': {
    'idempotency.one-key-at-a-time': fault('A second key for a service is refused as a conflict.', {
      decide: conflicting(
        differing(
          ({ service }) => service,
          ({ key }) => key,
        ),
      ),
    }),
  },
  'VOICE-IDEM-06': {
    'idempotency.one-update-per-moment': fault('Of the updates of one moment only the first is carried out.', {
      decide: staged('applyMembers', ({ service, body, world }) => {
        if (service.updateTime !== world.clock.now()) Object.assign(service, body);
      }),
    }),
  },
  'VOICE-IDEM-07': {
    'idempotency.keys-are-unique': fault('A key that another project used is refused as a conflict.', {
      decide: conflicting(
        differing(
          ({ key }) => key,
          ({ project }) => project,
        ),
      ),
    }),
  },
  'VOICE-IDEM-09': {
    'idempotency.answers-with-the-present': fault('A repetition is answered as the latest update was.', {
      reply: (() => {
        let latest: unknown;
        return (reply, { operation, call }) => {
          if (!isUpdate(operation) || reply.status !== 200) return reply;
          if (call) latest = reply.body;
          return call ? reply : { ...reply, body: latest };
        };
      })(),
    }),
  },
  'VOICE-IDEM-11': {
    'idempotency.caches-every-refusal': fault('Whatever was answered under a key is repeated, refusals of credentials too.', {
      decide: decision('voice', 'isReplyKept', () => true),
    }),
  },
  'VOICE-IDEM-13': {
    'idempotency.busy-while-under-way': fault('Requests that meet under one key are turned away as if the platform were down.', {
      decide: decision('voice', 'awaitsFirst', async (first) => {
        await first;
        throw new Problem(503, 'Try again later.');
      }),
    }),
  },
  'VOICE-IDEM-15': {
    'idempotency.short-keys-ignored': fault('A key of less than eight characters is ignored.', {
      decide: ({ voice }) => {
        const { idempotencyScope } = voice;
        let passed = 0;
        voice.idempotencyScope = (request) => {
          if (request.key.length >= 8) return idempotencyScope(request);
          passed += 1;
          return `${passed}`;
        };
      },
    }),
  },
  'VOICE-IDEM-17': {
    'idempotency.two-uses': fault('A key that was used twice is spent.', {
      decide: conflicting(() => {
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
    'idempotency.basic-without-memory': fault('Keys count for requests with a bearer token alone.', {
      decide: ({ voice }) => {
        const { idempotencyScope } = voice;
        let passed = 0;
        voice.idempotencyScope = (request) => {
          if (!String(request.wire.headers.authorization).startsWith('Basic')) return idempotencyScope(request);
          passed += 1;
          return `basic ${passed}`;
        };
      },
    }),
  },
  'X-29': {
    'idempotency.bodies-apart': fault('Requests under one key with bodies of another length do not know of each other.', {
      decide: scoped(({ project, service, key, wire }) => [project, service, key, String(wire.body.length)]),
    }),
  },
  'X-30': { 'idempotency.window-nine-minutes': fault('A key is remembered for nine minutes.', { decide: windowOf(540_000) }) },
});
