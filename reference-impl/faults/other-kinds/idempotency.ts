import { Problem } from '../../kernel/problem.ts';
import type { KeyedRequest } from '../../voice/idempotency.ts';
import type { Decisions, Fault } from '../behaviour.ts';
import { scoped, windowOf } from '../idempotency-decisions.ts';
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
const differing =
  (same: (request: KeyedRequest) => string, other: (request: KeyedRequest) => string) =>
  (): ((request: KeyedRequest) => boolean) => {
    const firsts = new Map<string, string>();
    return (request) => {
      const first = firsts.get(same(request)) ?? other(request);
      firsts.set(same(request), first);
      return first !== other(request);
    };
  };

/** What else can go wrong with updates that are repeated: other scopes, other moments, other answers. */
export const otherIdempotencyFaults: readonly Fault[] = [
  {
    id: 'idempotency.other-body-refused',
    rule: 'VOICE-IDEM-04',
    says: 'A key that comes back with another body is refused as a conflict.',
    decide: conflicting(
      differing(
        ({ key }) => key,
        ({ wire }) => wire.body.toString(),
      ),
    ),
  },
  {
    id: 'idempotency.one-key-at-a-time',
    rule: 'VOICE-IDEM-05',
    says: 'A second key for a service is refused as a conflict.',
    decide: conflicting(
      differing(
        ({ service }) => service,
        ({ key }) => key,
      ),
    ),
  },
  {
    id: 'idempotency.one-update-per-moment',
    rule: 'VOICE-IDEM-06',
    says: 'Of the updates of one moment only the first is carried out.',
    decide: staged('applyMembers', ({ service, body, world }) => {
      if (service.updateTime !== world.clock.now()) Object.assign(service, body);
    }),
  },
  {
    id: 'idempotency.keys-are-unique',
    rule: 'VOICE-IDEM-07',
    says: 'A key that another project used is refused as a conflict.',
    decide: conflicting(
      differing(
        ({ key }) => key,
        ({ project }) => project,
      ),
    ),
  },
  {
    id: 'idempotency.answers-with-the-present',
    rule: 'VOICE-IDEM-09',
    says: 'A repetition is answered as the latest update was.',
    reply: (() => {
      let latest: unknown;
      return (reply, { operation, call }) => {
        if (!isUpdate(operation) || reply.status !== 200) return reply;
        if (call) latest = reply.body;
        return call ? reply : { ...reply, body: latest };
      };
    })(),
  },
  {
    id: 'idempotency.caches-every-refusal',
    rule: 'VOICE-IDEM-11',
    says: 'Whatever was answered under a key is repeated, refusals of credentials too.',
    decide: ({ voice }) => {
      voice.isReplyKept = () => true;
    },
  },
  {
    id: 'idempotency.busy-while-under-way',
    rule: 'VOICE-IDEM-13',
    says: 'Requests that meet under one key are turned away as if the platform were down.',
    decide: ({ voice }) => {
      voice.awaitsFirst = async (first) => {
        await first;
        throw new Problem(503, 'Try again later.');
      };
    },
  },
  {
    id: 'idempotency.short-keys-ignored',
    rule: 'VOICE-IDEM-15',
    says: 'A key of less than eight characters is ignored.',
    decide: ({ voice }) => {
      const { idempotencyScope } = voice;
      let passed = 0;
      voice.idempotencyScope = (request) => {
        if (request.key.length >= 8) return idempotencyScope(request);
        passed += 1;
        return `${passed}`;
      };
    },
  },
  {
    id: 'idempotency.two-uses',
    rule: 'VOICE-IDEM-17',
    says: 'A key that was used twice is spent.',
    decide: conflicting(() => {
      const uses = new Map<string, number>();
      return ({ wire }, scope) => {
        const bodies = (uses.get(scope) ?? 0) + (wire.body.length > 0 ? 1 : 0);
        uses.set(scope, bodies);
        return bodies > 4;
      };
    }),
  },
  {
    id: 'idempotency.basic-without-memory',
    rule: 'X-28',
    says: 'Keys count for requests with a bearer token alone.',
    decide: ({ voice }) => {
      const { idempotencyScope } = voice;
      let passed = 0;
      voice.idempotencyScope = (request) => {
        if (!String(request.wire.headers.authorization).startsWith('Basic')) return idempotencyScope(request);
        passed += 1;
        return `basic ${passed}`;
      };
    },
  },
  {
    id: 'idempotency.bodies-apart',
    rule: 'X-29',
    says: 'Requests under one key with bodies of another length do not know of each other.',
    decide: scoped(({ project, service, key, wire }) => [project, service, key, String(wire.body.length)]),
  },
  {
    id: 'idempotency.window-nine-minutes',
    rule: 'X-30',
    says: 'A key is remembered for nine minutes.',
    decide: windowOf(540_000),
  },
];
