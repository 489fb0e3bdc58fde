import type { Json } from '../../../kernel/json.ts';
import { Problem } from '../../../kernel/problem.ts';
import { alternativesOf, another, asPublished, other } from '../../alternative.ts';
import { reading, voice } from '../../operators/decisions.ts';
import { always, asked, on } from '../../operators/replies.ts';
import { conflicting, refusing, refusingKeys, scoped } from '../../operators/voice.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const UPDATE = 'voice.update';

const busyWith = (status: number) =>
  voice.decision('awaitsFirst', () => {
    throw new Problem(status, 'The first request with this key is in progress.');
  });

/** The body of the first request under each key of a service: what is repeated under the key is another request or the same. */
const firstBodies = new Map<string, string>();

/** Other permitted ways to take an update or refuse it. */
export const alternatives = alternativesOf({
  'SIL-OTH-07 voice.mistakes-422': other('Every mistake but isDefault false is refused with HTTP status 422.', {
    reply: asked(UPDATE, 400, ({ isDefault }) => isDefault !== false, 422),
  }),
  'SIL-OTH-07 voice.mistakes-in-one-word': other('A refusal says that the request is invalid, and no more.', {
    reply: on(
      UPDATE,
      (reply) => reply.status >= 400,
      ({ status, headers }) => ({ status, ...(headers ? { headers } : {}), body: { error: 'invalid' } }),
    ),
  }),
  'SIL-OTH-07 VOICE-NAME-01 voice.names-trimmed': other('Blanks around a name are taken off.', {
    decide: reading((body) =>
      typeof body.name === 'string' && body.name.trim() !== '' ? { ...body, name: body.name.trim() } : body,
    ),
  }),
  'SIL-OTH-07 VOICE-NAME-01 voice.names-of-three-to-forty': other('A name has 3 to 40 characters.', {
    decide: reading((body) => {
      const { length } = typeof body.name === 'string' ? body.name : 'none';
      if (length < 3 || length > 40) throw new Problem(400, 'A name has 3 to 40 characters.');
      return body;
    }),
  }),
  'SIL-OTH-07 VOICE-PATCH-06 voice.unknown-members-ignored': other('Members that a client cannot set are ignored.', {
    decide: reading(({ serviceId, projectId, createTime, updateTime, colour, ...rest }) => rest),
  }),
  'VOICE-PATCH-03 SIL-OTH-07 voice.null-ignored': other('A name or description of null leaves the member as it is.', {
    decide: reading((body) =>
      Object.fromEntries(
        Object.entries(body).filter(([name, value]) => value !== null || !['name', 'description'].includes(name)),
      ),
    ),
  }),
  'VOICE-CB-04 voice.foreign-behavior-refused': other('A call behavior with members of another type is refused.', {
    decide: refusing(
      ({ type, webhook, static: commands }) =>
        (type === 'NONE' && (webhook ?? commands) !== undefined) || (type === 'WEBHOOK' && commands !== undefined),
    ),
  }),
  'VOICE-CB-04 voice.foreign-behavior-dropped': other('Members of another type are dropped from a call behavior.', {
    decide: reading((body) => {
      const { static: _, ...rest } = (body.callBehavior ?? {}) as Json;
      if (rest.type === 'NONE') return { ...body, callBehavior: { type: 'NONE' } };
      return rest.type === 'WEBHOOK' ? { ...body, callBehavior: rest } : body;
    }),
  }),
  'SIL-OTH-07 VOICE-PATCH-07 voice.unknown-service-403': another({
    says: 'A service that does not exist is refused like one of another project.',
    reply: on(UPDATE, 404, 403),
  }),
  'SIL-OTH-14 VOICE-IDEM-15 voice.keys-are-uuids': asPublished('An Idempotency-Key that is not a UUID is refused.', {
    decide: refusingKeys(400, ({ key }) => !UUID.test(key)),
  }),
  'SIL-OTH-14 VOICE-IDEM-15 voice.keys-of-sixteen': {
    says: 'An Idempotency-Key has at least 16 characters and no blanks.',
    decide: refusingKeys(422, ({ key }) => key.length < 16 || key.includes(' ')),
  },
  'VOICE-IDEM-04 voice.other-body-409': {
    says: 'Another body under a key that is remembered is refused with HTTP status 409.',
    reply: on(UPDATE, always, (reply, { request: { params, headers, body }, call }) => {
      const isKept = headers['idempotency-key'] !== undefined && (reply.status < 300 || reply.status === 400);
      if (!isKept) return reply;
      const key = `${params.serviceId} ${headers['idempotency-key']}`;
      const text = body.toString('base64');
      if (!call && firstBodies.get(key) !== text) return { status: 409, body: { title: 'The key is in use.' } };
      firstBodies.set(key, text);
      return reply;
    }),
  },
  'VOICE-IDEM-08 SIL-OTH-14 voice.key-of-one-service': {
    says: 'A key that was used on another service of the project is refused.',
    decide: conflicting(({ project, key, service }) => [JSON.stringify([project, key]), service]),
  },
  'VOICE-IDEM-16 voice.keys-in-any-case': asPublished('Upper and lower case make no difference in a key.', {
    decide: scoped(({ project, service, key }) => [project, service, key.toLowerCase()]),
  }),
  'VOICE-IDEM-10 X-25 X-31 X-54 SIL-OTH-14 voice.every-refusal-kept': {
    says: 'Every refusal but that of credentials is remembered for its key.',
    decide: voice.orWhen('isReplyKept', (status) => status >= 400 && status < 500 && ![401, 403].includes(status)),
  },
  'SIL-OTH-14 VOICE-IDEM-13 X-29 voice.busy-key-409': {
    says: 'A request whose key is in use at that moment is refused with HTTP status 409.',
    decide: busyWith(409),
  },
  'SIL-OTH-14 VOICE-IDEM-13 X-29 voice.busy-key-423': {
    says: 'A request whose key is in use at that moment is refused with HTTP status 423.',
    decide: busyWith(423),
  },
});
