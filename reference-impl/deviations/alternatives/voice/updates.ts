import type { Answered, Reply } from '../../../http/operation.ts';
import { MINUTE } from '../../../kernel/duration.ts';
import { jsonIn } from '../../../kernel/json.ts';
import { Problem } from '../../../kernel/problem.ts';
import { alternativesOf } from '../../alternative.ts';
import { voice } from '../../operators/decisions.ts';
import { on } from '../../operators/replies.ts';
import { conflicting, refusing, refusing as refusingBodies, scoped } from '../../operators/voice.ts';

const target = { published: false } as const;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const UPDATE = 'voice.update';

type Json = Record<string, unknown>;

const parsedWith = (change: (body: Json) => Json) => {
  const isObject = (value: unknown): value is Json =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  return (parse: (body: Buffer) => unknown) => (body: Buffer) => {
    const value = parse(body);
    return isObject(value) ? change(value) : value;
  };
};

const asksFalse = ({ request }: Answered): boolean =>
  (jsonIn(request.body.toString('utf8')) as Json | undefined)?.isDefault === false;

const mistake = (reply: Reply, answered: Answered): boolean => reply.status === 400 && !asksFalse(answered);

/** Other permitted ways to take an update or refuse it. */
export const alternatives = alternativesOf({
  'voice.mistakes-422': {
    rows: ['SIL-OTH-07'],
    says: 'Every mistake but isDefault false is refused with HTTP status 422.',
    target,
    reply: on(UPDATE, mistake, 422),
  },
  'voice.mistakes-in-one-word': {
    rows: ['SIL-OTH-07'],
    says: 'A refusal says that the request is invalid, and no more.',
    target,
    reply: on(
      UPDATE,
      (reply) => reply.status >= 400,
      ({ status, headers }) => ({ status, ...(headers ? { headers } : {}), body: { error: 'invalid' } }),
    ),
  },
  'voice.names-trimmed': {
    rows: ['SIL-OTH-07', 'VOICE-NAME-01'],
    says: 'Blanks around a name are taken off.',
    target,
    decide: ({ http }) => {
      http.parseJson = parsedWith((body) =>
        typeof body.name === 'string' && body.name.trim() !== '' ? { ...body, name: body.name.trim() } : body,
      )(http.parseJson);
    },
  },
  'voice.unknown-members-ignored': {
    rows: ['SIL-OTH-07', 'VOICE-PATCH-06'],
    says: 'Members that a client cannot set are ignored.',
    target,
    decide: ({ http }) => {
      http.parseJson = parsedWith(({ serviceId, projectId, createTime, updateTime, colour, ...rest }) => rest)(
        http.parseJson,
      );
    },
  },
  'voice.null-ignored': {
    rows: ['VOICE-PATCH-03', 'SIL-OTH-07'],
    says: 'A name or description of null leaves the member as it is.',
    target,
    decide: ({ http }) => {
      http.parseJson = parsedWith((body) =>
        Object.fromEntries(
          Object.entries(body).filter(([name, value]) => value !== null || !['name', 'description'].includes(name)),
        ),
      )(http.parseJson);
    },
  },
  'voice.foreign-behavior-refused': {
    rows: ['VOICE-CB-04'],
    says: 'A call behavior with members of another type is refused.',
    target,
    decide: refusingBodies(
      ({ type, webhook, static: commands }) =>
        (type === 'NONE' && (webhook ?? commands) !== undefined) || (type === 'WEBHOOK' && commands !== undefined),
    ),
  },
  'voice.foreign-behavior-dropped': {
    rows: ['VOICE-CB-04'],
    says: 'Members of another type are dropped from a call behavior.',
    target,
    decide: ({ http }) => {
      http.parseJson = parsedWith((body) => {
        const behavior = body.callBehavior as Json | undefined;
        if (behavior?.type === 'NONE') return { ...body, callBehavior: { type: 'NONE' } };
        const { static: _, ...rest } = behavior ?? {};
        return behavior?.type === 'WEBHOOK' ? { ...body, callBehavior: rest } : body;
      })(http.parseJson);
    },
  },
  'voice.unknown-service-403': {
    rows: ['SIL-OTH-07', 'VOICE-PATCH-07'],
    says: 'A service that does not exist is refused like one of another project.',
    target,
    reply: on(UPDATE, 404, 403),
  },
  'voice.keys-are-uuids': {
    rows: ['SIL-OTH-14', 'VOICE-IDEM-15'],
    says: 'An Idempotency-Key that is not a UUID is refused.',
    decide: refusing(
      400,
      () =>
        ({ key }) =>
          !UUID.test(key),
    ),
  },
  'voice.keys-of-sixteen': {
    rows: ['SIL-OTH-14', 'VOICE-IDEM-15'],
    says: 'An Idempotency-Key has at least 16 characters and no blanks.',
    decide: refusing(
      422,
      () =>
        ({ key }) =>
          key.length < 16 || key.includes(' '),
    ),
  },
  'voice.key-of-one-service': {
    rows: ['VOICE-IDEM-08', 'SIL-OTH-14'],
    says: 'A key that was used on another service of the project is refused.',
    decide: conflicting(({ project, key, service }) => [JSON.stringify([project, key]), service]),
  },
  'voice.keys-in-any-case': {
    rows: ['VOICE-IDEM-16'],
    says: 'Upper and lower case make no difference in a key.',
    decide: scoped(({ project, service, key }) => [project, service, key.toLowerCase()]),
  },
  'voice.every-refusal-kept': {
    rows: ['VOICE-IDEM-10', 'X-25', 'X-31', 'X-54', 'SIL-OTH-14'],
    says: 'Every refusal but that of credentials is remembered for its key.',
    decide: voice.orWhen('isReplyKept', (status) => status >= 400 && status < 500 && status !== 401 && status !== 403),
  },
  'voice.no-refusal-kept': {
    rows: ['VOICE-IDEM-10', 'X-31', 'X-54', 'SIL-OTH-14'],
    says: 'No refusal is remembered for its key.',
    decide: voice.onlyWhen('isReplyKept', (status) => status < 300),
  },
  'voice.busy-key-409': {
    rows: ['SIL-OTH-14', 'VOICE-IDEM-13', 'X-29'],
    says: 'A request whose key is in use at that moment is refused with HTTP status 409.',
    decide: voice.decision('awaitsFirst', () => {
      throw new Problem(409, 'The first request with this key is in progress.');
    }),
  },
  'voice.busy-key-423': {
    rows: ['SIL-OTH-14', 'VOICE-IDEM-13', 'X-29'],
    says: 'A request whose key is in use at that moment is refused with HTTP status 423.',
    decide: voice.decision('awaitsFirst', () => {
      throw new Problem(423, 'The first request with this key is in progress.');
    }),
  },
  'voice.key-a-moment-longer': {
    rows: ['SIL-OTH-14'],
    says: 'A key still counts after 10 minutes to the millisecond.',
    decide: voice.decision('idempotencyWindow', 10 * MINUTE + 1),
  },
});
