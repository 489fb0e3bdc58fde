import { alternativesOf } from '../../alternative.ts';
import { on, showing } from '../../operators/replies.ts';
import { staged } from '../../operators/voice.ts';

const UPDATE = 'voice.update';
const SERVICES = ['voice.update', 'voice.read', 'voice.create'];
const target = { published: false } as const;

type Json = Record<string, unknown>;

/** Writes an instant with an offset instead of Z. */
const withOffset = (time: string): string =>
  `${new Date(Date.parse(time) + 7_200_000).toISOString().replace('Z', '')}+02:00`;

const inWholeSeconds = (time: string): string => time.replace(/\.\d+Z$/, 'Z');

/** Changes the times of a service in every answer. */
const timed = (write: (time: string) => string) =>
  showing(SERVICES, 200, ({ createTime, updateTime }) => ({
    createTime: write(createTime),
    ...(updateTime === undefined ? {} : { updateTime: write(updateTime) }),
  }));

/** A number that grows with every answer. */
const counter = (): (() => number) => {
  let count = 0;
  return () => {
    count += 1;
    return count;
  };
};

/** A dial command with the values that the platform uses where the client gave none. */
function withDefaults(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDefaults);
  if (typeof value !== 'object' || value === null) return value;
  const object = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withDefaults(inner)]));
  if (object.command !== 'dial') return object;
  return { dialTimeoutDurationSeconds: 60, maxCallDurationSeconds: 14_400, ...object };
}

/** A call behavior with other storage credentials. */
const written = (callBehavior: Json, credentials: (known: string) => string | undefined): Json =>
  JSON.parse(JSON.stringify(callBehavior, (name, value) => (name === 'credentials' ? credentials(value) : value)));

const masked = (callBehavior: Json): Json =>
  written(callBehavior, (known) => `${known.split(':')[0]}:********:${known.split(':').at(-1)}`);

/** Other permitted answers to an update. */
export const alternatives = alternativesOf({
  'voice.revision': {
    rows: ['VOICE-RESP-01', 'SIL-OTH-08'],
    says: 'A service has a revision that grows with every request, even one that changes nothing.',
    target,
    reply: (() => {
      const next = counter();
      return showing(UPDATE, 200, () => ({
        revision: next(),
        etag: `"${next()}"`,
        servedAt: new Date(next() * 1000).toISOString(),
      }));
    })(),
  },
  'voice.behavior-revision': {
    rows: ['VOICE-RESP-01', 'SIL-OTH-09'],
    says: 'A call behavior has a counter that grows with every answer.',
    target,
    reply: (() => {
      const next = counter();
      return showing(UPDATE, 200, ({ callBehavior }) =>
        callBehavior ? { callBehavior: { ...callBehavior, revision: next() } } : {},
      );
    })(),
  },
  'voice.defaults-shown': {
    rows: ['SIL-OTH-09', 'VOICE-RESP-01'],
    says: 'A dial command is shown with the times that apply where the client gave none.',
    target,
    reply: showing(UPDATE, 200, ({ callBehavior }) =>
      callBehavior ? { callBehavior: withDefaults(callBehavior) as Json } : {},
    ),
  },
  'voice.storage-secrets-masked': {
    rows: ['SIL-OTH-11'],
    says: 'The secret in the credentials of a storage is shown as asterisks.',
    target,
    reply: showing(SERVICES, 200, ({ callBehavior }) => (callBehavior ? { callBehavior: masked(callBehavior) } : {})),
  },
  'voice.storage-secrets-kept': {
    rows: ['SIL-OTH-11'],
    says: 'The credentials of a storage are in no answer.',
    target,
    reply: showing(SERVICES, 200, ({ callBehavior }) =>
      callBehavior ? { callBehavior: written(callBehavior, () => undefined) } : {},
    ),
  },
  'voice.prices-of-voices': {
    rows: ['VOICE-TTS-01'],
    says: 'A dialled relay is shown with the language, gender and price of its voice.',
    target,
    reply: showing(UPDATE, 200, (body) =>
      JSON.parse(
        JSON.stringify(body).replaceAll(
          '"ttsVoice"',
          '"ttsLanguage":"en-US","gender":"female","price":"free","ttsVoice"',
        ),
      ),
    ),
  },
  'voice.times-in-seconds': {
    rows: ['VOICE-TIME-01'],
    says: 'Times have whole seconds.',
    target,
    reply: timed(inWholeSeconds),
  },
  'voice.times-with-offset': {
    rows: ['VOICE-TIME-01'],
    says: 'Times have an offset of two hours.',
    target,
    reply: timed(withOffset),
  },
  'voice.empty-update-counts': {
    rows: ['VOICE-TIME-03', 'VOICE-PATCH-02'],
    says: 'An update without members sets updateTime too.',
    target,
    decide: staged('stampTime', ({ service, scope }) => {
      service.updateTime = scope.clock.now();
    }),
  },
  'voice.no-empty-members': {
    rows: ['VOICE-RESP-01'],
    says: 'A service without a call behavior is shown with one of type NONE, and without a description with an empty one.',
    target,
    reply: showing(SERVICES, 200, ({ callBehavior = { type: 'NONE' }, description = '' }) => ({
      callBehavior,
      description,
    })),
  },
  'voice.services-cannot-be-read': {
    rows: ['SIL-OTH-08'],
    says: 'Services are neither listed, made, read nor deleted over HTTP.',
    target: { ...target, bindings: { subprojectUsePath: null } },
    reply: on(['voice.list', 'voice.create', 'voice.read', 'voice.delete'], (reply) => reply.status < 300, {
      status: 405,
      body: { title: 'Method not allowed' },
    }),
  },
});
