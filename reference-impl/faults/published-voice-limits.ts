import type { Mistake } from '../kernel/problem.ts';
import type { BodyCheck, RawBody } from '../voice/body-checks.ts';
import { changed, without } from './alter.ts';
import type { Decisions, Fault } from './behaviour.ts';
import { hasStatus, onEach, withBody } from './distort.ts';
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
const taking = (end: RegExp) =>
  checking('callBehaviorHasShape', (mistakes) => mistakes.filter(({ pointer }) => !end.test(pointer)));

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
  return Object.entries(value).flatMap(([name, inner]) => [
    [`${pointer}/${name}`, inner] as const,
    ...everythingIn(inner, `${pointer}/${name}`),
  ]);
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
export const publishedVoiceLimitFaults: readonly Fault[] = [
  {
    id: 'published-voice.endless-name',
    rule: 'PUB-VOICE-LIMIT-01',
    says: 'A name may have any length.',
    decide: ({ voice }) => {
      voice.bodyChecks = without(voice.bodyChecks, 'nameLength');
    },
  },
  {
    id: 'published-voice.short-name',
    rule: 'PUB-VOICE-LIMIT-01',
    says: 'A name of 64 characters is refused.',
    decide: ({ voice }) => {
      voice.bodyChecks = [...voice.bodyChecks, shorterName];
    },
  },
  {
    id: 'published-voice.endless-description',
    rule: 'PUB-VOICE-LIMIT-01',
    says: 'A description may have any length.',
    decide: ({ voice }) => {
      voice.bodyChecks = without(voice.bodyChecks, 'descriptionIsText');
    },
  },
  {
    id: 'published-voice.any-leg-name',
    rule: 'PUB-VOICE-LIMIT-02',
    says: 'Names within a call may be of any length.',
    decide: taking(/\/(callName|messagesName|recordingName|bridgeName)$/),
  },
  {
    id: 'published-voice.short-webhook-name',
    rule: 'PUB-VOICE-LIMIT-02',
    says: 'The name of a webhook command has at most 63 characters.',
    decide: refusingAt(/\/webhookName$/, isLong(64)),
  },
  {
    id: 'published-voice.rings-forever',
    rule: 'PUB-VOICE-LIMIT-03',
    says: 'A leg may ring for any time.',
    decide: taking(/\/dialTimeoutDurationSeconds$/),
  },
  {
    id: 'published-voice.shorter-calls',
    rule: 'PUB-VOICE-LIMIT-03',
    says: 'A call lasts less than four hours.',
    decide: refusingAt(/\/maxCallDurationSeconds$/, (value) => (value as number) >= 14_400),
  },
  {
    id: 'published-voice.eleven-messages',
    rule: 'PUB-VOICE-LIMIT-04',
    says: 'A messages command may have any number of messages.',
    decide: taking(/\/messages$/),
  },
  {
    id: 'published-voice.short-speech',
    rule: 'PUB-VOICE-LIMIT-04',
    says: 'A text of 600 characters is too long to say.',
    decide: refusingAt(/\/say\/text$/, isLong(600)),
  },
  {
    id: 'published-voice.any-headers',
    rule: 'PUB-VOICE-LIMIT-05',
    says: 'A call may have any number of extra headers.',
    decide: taking(/\/callHeaders$/),
  },
  {
    id: 'published-voice.one-limit-for-addresses',
    rule: 'PUB-VOICE-LIMIT-05',
    says: 'An address that is dialled has no more characters than that of a caller.',
    decide: refusingAt(/\/to\/sip\/endpoint$/, isLong(193)),
  },
  {
    id: 'published-voice.any-patience',
    rule: 'PUB-VOICE-LIMIT-06',
    says: 'A menu may wait for any time.',
    decide: taking(/\/inputTimeoutDurationSeconds$/),
  },
  {
    id: 'published-voice.menus-never-silent',
    rule: 'PUB-VOICE-LIMIT-06',
    says: 'A menu repeats at least once.',
    decide: refusingAt(/\/repeatCount$/, (value) => value === 0),
  },
  {
    id: 'published-voice.any-storage',
    rule: 'PUB-VOICE-LIMIT-07',
    says: 'A recording may go to an address of another storage service.',
    decide: taking(/\/destinationUrl$/),
  },
  {
    id: 'published-voice.no-third-storage',
    rule: 'PUB-VOICE-LIMIT-07',
    says: 'The address of the third storage service is not known.',
    decide: refusingAt(/\/destinationUrl$/, (value) => String(value).startsWith('azure:')),
  },
  {
    id: 'published-voice.unknown-members-taken',
    rule: 'PUB-VOICE-REFUSE-05',
    says: 'Members that nobody knows are kept.',
    decide: ({ voice }) => {
      voice.bodyChecks = without(voice.bodyChecks, 'knownMembers');
    },
  },
  {
    id: 'published-voice.unknown-members-within',
    rule: 'PUB-VOICE-REFUSE-05',
    says: 'Members that nobody knows are kept within commands.',
    decide: taking(/\/colour$/),
  },
  {
    id: 'published-voice.anonymous-refusals',
    rule: 'PUB-VOICE-REFUSE-06',
    says: 'A refusal does not name the member that was wrong.',
    reply: onEach(VOICE_OPERATIONS, hasStatus(400), (reply) =>
      withBody(reply, () => ({ detail: 'The body is not valid.' })),
    ),
  },
  {
    id: 'published-voice.commands-blamed-whole',
    rule: 'PUB-VOICE-REFUSE-06',
    says: 'A refusal names the list of commands, not the member in it.',
    decide: checking('callBehaviorHasShape', (mistakes) =>
      mistakes.map((mistake) => ({ ...mistake, pointer: mistake.pointer.replace(/(\/commands)\/.*/, '$1') })),
    ),
  },
];
