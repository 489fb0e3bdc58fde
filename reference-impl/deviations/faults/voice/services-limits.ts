import { fault, faultsOf } from '../../fault.ts';
import { forgiving, NAMES, refusingBodies } from '../../operators/bodies.ts';
import { leaveOut } from '../../operators/decisions.ts';

function everythingIn(value: unknown, pointer = ''): Array<readonly [string, unknown]> {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    [`${pointer}/${name}`, inner] as const,
    ...everythingIn(inner, `${pointer}/${name}`),
  ]);
}

/** Refuses a value at a matching pointer if `isRefused`. */
const refusingAt = (pointer: RegExp, isRefused: (value: unknown) => boolean) =>
  refusingBodies((body) => everythingIn(body).some(([place, value]) => pointer.test(place) && isRefused(value)));

const isLong =
  (length: number) =>
  (value: unknown): boolean =>
    typeof value === 'string' && value.length >= length;

/** Deviations in the limits of voice services. */
export const faults = faultsOf({
  'PUB-VOICE-LIMIT-01': {
    'published-voice.endless-name': fault('A name may have any length.', {
      decide: leaveOut('voice', 'bodyChecks', 'nameLength'),
    }),
    'published-voice.short-name': fault('A name of 64 characters is refused.', {
      decide: refusingAt(/^\/name$/, isLong(64)),
    }),
    'published-voice.endless-description': fault('A description may have any length.', {
      decide: leaveOut('voice', 'bodyChecks', 'descriptionIsText'),
    }),
  },
  'PUB-VOICE-LIMIT-02': {
    'published-voice.any-leg-name': fault('Names within a call may have any length.', {
      decide: forgiving(NAMES),
    }),
    'published-voice.short-webhook-name': fault('The name of a webhook command may have at most 63 characters.', {
      decide: refusingAt(/\/webhookName$/, isLong(64)),
    }),
  },
  'PUB-VOICE-LIMIT-03': {
    'published-voice.rings-forever': fault('A leg may ring for any duration.', {
      decide: forgiving('dialTimeoutDurationSeconds'),
    }),
    'published-voice.shorter-calls': fault('A call duration of four hours is refused.', {
      decide: refusingAt(/\/maxCallDurationSeconds$/, (value) => Number(value) >= 14_400),
    }),
  },
  'PUB-VOICE-LIMIT-04': {
    'published-voice.eleven-messages': fault('A messages command may have any number of messages.', {
      decide: forgiving('messages'),
    }),
    'published-voice.short-speech': fault('A text of 600 characters is refused.', {
      decide: refusingAt(/\/say\/text$/, isLong(600)),
    }),
  },
  'PUB-VOICE-LIMIT-05': {
    'published-voice.any-headers': fault('A call may have any number of headers.', {
      decide: forgiving('callHeaders'),
    }),
    'published-voice.one-limit-for-addresses': fault(
      'The address of a target may be no longer than that of a caller.',
      {
        decide: refusingAt(/\/to\/sip\/endpoint$/, isLong(193)),
      },
    ),
  },
  'PUB-VOICE-LIMIT-06': {
    'published-voice.any-patience': fault('A menu may wait for any duration.', {
      decide: forgiving('inputTimeoutDurationSeconds'),
    }),
    'published-voice.menus-never-silent': fault('A menu must repeat at least once.', {
      decide: refusingAt(/\/repeatCount$/, (value) => value === 0),
    }),
  },
  'PUB-VOICE-LIMIT-07': {
    'published-voice.any-storage': fault('The address of a recording may belong to another storage service.', {
      decide: forgiving('destinationUrl'),
    }),
    'published-voice.no-third-storage': fault('The address scheme of the third storage service is refused.', {
      decide: refusingAt(/\/destinationUrl$/, (value) => String(value).startsWith('azure:')),
    }),
  },
});
