import { fault, faultsOf } from '../../fault.ts';
import { forgiving } from '../../operators/bodies.ts';
import { alter, decision, leaveOut } from '../../operators/decisions.ts';
import { members, on } from '../../operators/replies.ts';

const EVERYTHING = ['list', 'create', 'read', 'update', 'delete'].map((act) => `voice.${act}`);

/** Deviations in how requests about voice services are refused. */
export const faults = faultsOf({
  'PUB-VOICE-REFUSE-01': {
    'published-voice.no-challenge': fault('HTTP status 401 lacks a challenge.', {
      reply: on(EVERYTHING, 401, ({ headers, ...reply }) => reply),
    }),
  },
  'PUB-VOICE-REFUSE-02': {
    'published-voice.foreign-not-found': fault("Another project's service gets HTTP status 404.", {
      reply: on(EVERYTHING, 403, 404),
    }),
  },
  'PUB-VOICE-REFUSE-03': {
    'published-voice.unknown-forbidden': fault('An unknown service gets HTTP status 403.', {
      reply: on(EVERYTHING, 404, 403),
    }),
  },
  'FORM-list-voice-services': {
    'published-voice.strangers-untitled': fault('HTTP status 401 has the title of another problem.', {
      reply: on(EVERYTHING, 401, members({ title: 'Bad Request' })),
    }),
  },
  'FORM-read-voice-service': {
    'published-voice.foreign-is-a-bad-request': fault("Another project's service is refused as a bad request.", {
      reply: on(EVERYTHING, 403, members({ type: 'https://errors.platform.invalid/bad-request' })),
    }),
    'published-voice.unknown-nowhere': fault('The problem lacks the requested path.', {
      reply: on(EVERYTHING, 404, members({ instance: undefined })),
    }),
  },
  'PUB-VOICE-REFUSE-04': {
    'published-voice.no-limit': fault('Requests to the voice service are never throttled.', {
      decide: decision('voice', 'patience', () => undefined),
    }),
    'published-voice.waits-unsaid': fault('A throttled project is not told how long to wait.', {
      reply: on(EVERYTHING, 429, (reply) => ({ ...reply, headers: {} })),
    }),
  },
  'PUB-VOICE-REFUSE-05': {
    'published-voice.unknown-members-taken': fault('Unknown members are accepted.', {
      decide: leaveOut('voice', 'bodyChecks', 'knownMembers'),
    }),
    'published-voice.unknown-members-within': fault('Unknown members within commands are accepted.', {
      decide: forgiving('colour'),
    }),
  },
  'PUB-VOICE-REFUSE-06': {
    'published-voice.anonymous-refusals': fault('A refusal does not name the invalid member.', {
      reply: on(EVERYTHING, 400, members({ detail: 'The body is not valid.' })),
    }),
    'published-voice.commands-blamed-whole': fault(
      'A refusal names the list of commands instead of the invalid member.',
      {
        decide: alter('voice', 'bodyChecks', 'callBehaviorHasShape', ({ name, mistakes }) => ({
          name,
          mistakes: (body) =>
            mistakes(body).map((each) => ({ ...each, pointer: each.pointer.replace(/(\/commands)\/.*/, '$1') })),
        })),
      },
    ),
  },
});
