import type { Mistake } from '../kernel/problem.ts';
import type { BodyCheck, RawBody } from '../voice/body-checks.ts';
import type { Decisions } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { changed, leaveOut } from './operators/decisions.ts';
import { hasStatus, onEach, withBody } from './operators/replies.ts';
import { VOICE_OPERATIONS } from './published-voice-answers.ts';

/** Changes the mistakes that one check of a body finds. */
const checking =
  (name: string, change: (mistakes: readonly Mistake[], body: RawBody) => readonly Mistake[]) =>
  ({ voice }: Decisions): void => {
    voice.bodyChecks = changed(voice.bodyChecks, name, (check) => ({
      ...check,
      mistakes: (body) => change(check.mistakes(body), body),
    }));
  };

/** Call behaviours may have anything at pointers that end so. */
const taking = (end: RegExp) => checking('callBehaviorHasShape', (mistakes) => mistakes.filter(({ pointer }) => !end.test(pointer)));

/** Values at pointers that end so are refused when `isRefused` says so of what the body has there. */
const refusingAt = (end: RegExp, isRefused: (value: unknown) => boolean) =>
  checking('callBehaviorHasShape', (mistakes, body) => [
    ...mistakes,
    ...everythingIn(body)
      .filter(([pointer, value]) => end.test(pointer) && isRefused(value))
      .map(([pointer]) => ({ pointer, message: 'is not taken' })),
  ]);

function everythingIn(value: unknown, pointer = ''): Array<readonly [string, unknown]> {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [[`${pointer}/${name}`, inner] as const, ...everythingIn(inner, `${pointer}/${name}`)]);
}

const isLong =
  (length: number) =>
  (value: unknown): boolean =>
    typeof value === 'string' && value.length >= length;

const shorterName: BodyCheck = {
  name: 'shorterName',
  mistakes: ({ name }) => (isLong(64)(name) ? [{ pointer: '/name', message: 'is too long' }] : []),
};

/** Deviations in the limits of what a voice service may carry. */
export const faults = faultsOf({
  'PUB-VOICE-LIMIT-01': {
    'published-voice.endless-name': fault('A name may have any length.', { decide: leaveOut('voice', 'bodyChecks', 'nameLength') }),
    'published-voice.short-name': fault('A name of 64 characters is refused.', {
      decide: ({ voice }) => {
        voice.bodyChecks = [...voice.bodyChecks, shorterName];
      },
    }),
    'published-voice.endless-description': fault('A description may have any length.', { decide: leaveOut('voice', 'bodyChecks', 'descriptionIsText') }),
  },
  'PUB-VOICE-LIMIT-02': {
    'published-voice.any-leg-name': fault('Names within a call may be of any length.', {
      decide: taking(/\/(callName|messagesName|recordingName|bridgeName)$/),
    }),
    'published-voice.short-webhook-name': fault('The name of a webhook command has at most 63 characters.', {
      decide: refusingAt(/\/webhookName$/, isLong(64)),
    }),
  },
  'PUB-VOICE-LIMIT-03': {
    'published-voice.rings-forever': fault('A leg may ring for any time.', { decide: taking(/\/dialTimeoutDurationSeconds$/) }),
    'published-voice.shorter-calls': fault('A call lasts less than four hours.', {
      decide: refusingAt(/\/maxCallDurationSeconds$/, (value) => (value as number) >= 14_400),
    }),
  },
  'PUB-VOICE-LIMIT-04': {
    'published-voice.eleven-messages': fault('A messages command may have any number of messages.', { decide: taking(/\/messages$/) }),
    'published-voice.short-speech': fault('A text of 600 characters is too long to say.', { decide: refusingAt(/\/say\/text$/, isLong(600)) }),
  },
  'PUB-VOICE-LIMIT-05': {
    'published-voice.any-headers': fault('A call may have any number of extra headers.', { decide: taking(/\/callHeaders$/) }),
    'published-voice.one-limit-for-addresses': fault('An address that is dialled has no more characters than that of a caller.', {
      decide: refusingAt(/\/to\/sip\/endpoint$/, isLong(193)),
    }),
  },
  'PUB-VOICE-LIMIT-06': {
    'published-voice.any-patience': fault('A menu may wait for any time.', { decide: taking(/\/inputTimeoutDurationSeconds$/) }),
    'published-voice.menus-never-silent': fault('A menu repeats at least once.', { decide: refusingAt(/\/repeatCount$/, (value) => value === 0) }),
  },
  'PUB-VOICE-LIMIT-07': {
    'published-voice.any-storage': fault('A recording may go to an address of another storage service.', { decide: taking(/\/destinationUrl$/) }),
    'published-voice.no-third-storage': fault('The address of the third storage service is not known.', {
      decide: refusingAt(/\/destinationUrl$/, (value) => String(value).startsWith('azure:')),
    }),
  },
  'PUB-VOICE-REFUSE-05': {
    'published-voice.unknown-members-taken': fault('Members that nobody knows are kept.', { decide: leaveOut('voice', 'bodyChecks', 'knownMembers') }),
    'published-voice.unknown-members-within': fault('Members that nobody knows are kept within commands.', { decide: taking(/\/colour$/) }),
  },
  'PUB-VOICE-REFUSE-06': {
    'published-voice.anonymous-refusals': fault('A refusal does not name the member that was wrong.', {
      reply: onEach(VOICE_OPERATIONS, hasStatus(400), (reply) => withBody(reply, () => ({ detail: 'The body is not valid.' }))),
    }),
    'published-voice.commands-blamed-whole': fault('A refusal names the list of commands, not the member in it.', {
      decide: checking('callBehaviorHasShape', (mistakes) =>
        mistakes.map((mistake) => ({ ...mistake, pointer: mistake.pointer.replace(/(\/commands)\/.*/, '$1') })),
      ),
    }),
  },
});
