import type { Json } from '../../../kernel/json.ts';
import { alternativesOf, another, other } from '../../alternative.ts';
import { good, on, showing } from '../../operators/replies.ts';
import { staged } from '../../operators/voice.ts';

const NOT_ALLOWED = { status: 405, body: { title: 'Method not allowed' } };
const UPDATE = 'voice.update';
const PRICED_VOICE = '"ttsLanguage":"en-US","gender":"female","price":"free","ttsVoice"';
const SERVICES = ['voice.update', 'voice.read', 'voice.create'];

const timed = (write: (time: string) => string) =>
  showing(SERVICES, 200, ({ createTime, updateTime }) => ({
    createTime: write(createTime),
    ...(updateTime === undefined ? {} : { updateTime: write(updateTime) }),
  }));

let answers = 0;

function next(): number {
  answers += 1;
  return answers;
}

const behaving = (operations: string | readonly string[], change: (callBehavior: Json) => unknown) =>
  showing(operations, 200, ({ callBehavior }) => (callBehavior ? { callBehavior: change(callBehavior) } : {}));

/** A dial command with the values that the platform uses where the client gave none. */
function withDefaults(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDefaults);
  if (typeof value !== 'object' || value === null) return value;
  const object = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withDefaults(inner)]));
  if (object.command !== 'dial') return object;
  return { dialTimeoutDurationSeconds: 60, maxCallDurationSeconds: 14_400, ...object };
}

const written = (callBehavior: Json, credentials: (known: string) => string | undefined): Json =>
  JSON.parse(JSON.stringify(callBehavior, (name, value) => (name === 'credentials' ? credentials(value) : value)));

export const alternatives = alternativesOf({
  'VOICE-RESP-01 SIL-OTH-08 voice.revision': another({
    says: 'A service has a revision that grows with every request, even one that changes nothing.',
    reply: showing(UPDATE, 200, () => ({
      revision: next(),
      etag: `"${next()}"`,
      servedAt: new Date(next() * 1000).toISOString(),
    })),
  }),
  'VOICE-RESP-01 SIL-OTH-09 voice.behavior-revision': another({
    says: 'A call behavior has a counter that grows with every update without a key.',
    reply: showing(UPDATE, 200, ({ callBehavior }, { request: { headers } }) =>
      callBehavior && !headers['idempotency-key'] ? { callBehavior: { ...callBehavior, revision: next() } } : {},
    ),
  }),
  'SIL-OTH-09 VOICE-RESP-01 voice.defaults-shown': another({
    says: 'A dial command is shown with the times that apply where the client gave none.',
    reply: behaving(UPDATE, withDefaults),
  }),
  'SIL-OTH-11 voice.storage-secrets-masked': another({
    says: 'The secret in the credentials of a storage is shown as asterisks.',
    reply: behaving(SERVICES, (callBehavior) =>
      written(callBehavior, (known) => `${known.split(':')[0]}:********:${known.split(':').at(-1)}`),
    ),
  }),
  'SIL-OTH-11 voice.storage-secrets-kept': other('The credentials of a storage are in no answer.', {
    reply: behaving(SERVICES, (callBehavior) => written(callBehavior, () => undefined)),
  }),
  'VOICE-TTS-01 voice.prices-of-voices': another({
    says: 'A dialled relay is shown with the language, gender and price of its voice.',
    reply: showing(UPDATE, 200, (body) => JSON.parse(JSON.stringify(body).replaceAll('"ttsVoice"', PRICED_VOICE))),
  }),
  'VOICE-TIME-01 voice.times-in-seconds': other('Times have whole seconds.', {
    reply: timed((time) => time.replace(/\.\d+Z$/, 'Z')),
  }),
  'VOICE-TIME-01 voice.times-with-offset': other('Times have an offset of two hours.', {
    reply: timed((time) => `${new Date(Date.parse(time) + 7_200_000).toISOString().replace('Z', '')}+02:00`),
  }),
  'VOICE-TIME-03 VOICE-PATCH-02 voice.empty-update-counts': other('An update without members sets updateTime too.', {
    decide: staged('stampTime', ({ service, scope }) => {
      service.updateTime = scope.clock.now();
    }),
  }),
  'VOICE-RESP-01 voice.no-empty-members': another({
    says: 'A service without a call behavior is shown with one of type NONE, and without a description with an empty one.',
    reply: showing(SERVICES, 200, ({ callBehavior = { type: 'NONE' }, description = '' }) => ({
      callBehavior,
      description,
    })),
  }),
  'SIL-OTH-08 voice.services-cannot-be-read': other('Services are neither listed, made, read nor deleted over HTTP.', {
    bindings: { subprojectUsePath: null },
    reply: on(['voice.list', 'voice.create', 'voice.read', 'voice.delete'], good, NOT_ALLOWED),
  }),
});
