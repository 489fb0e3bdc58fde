import { fault, faultsOf } from '../fault.ts';
import { forgiving } from '../operators/bodies.ts';
import { alter, decision, leaveOut } from '../operators/decisions.ts';
import { members, on } from '../operators/replies.ts';

const EVERYTHING = ['list', 'create', 'read', 'update', 'delete'].map((act) => `voice.${act}`);

/** Deviations in how requests about voice services are refused. */
export const faults = faultsOf({
  'PUB-VOICE-REFUSE-01': {
    'published-voice.no-challenge': fault('HTTP status 401 comes without a challenge.', { reply: on(EVERYTHING, 401, ({ headers, ...reply }) => reply) }),
    'published-voice.strangers-untitled': fault('HTTP status 401 has the title of another problem.', {
      reply: on(EVERYTHING, 401, members({ title: 'Bad Request' })),
    }),
  },
  'PUB-VOICE-REFUSE-02': {
    'published-voice.foreign-not-found': fault('A service of another project does not exist.', { reply: on(EVERYTHING, 403, 404) }),
    'published-voice.foreign-is-a-bad-request': fault('The problem of another project is told as a bad request.', {
      reply: on(EVERYTHING, 403, members({ type: 'https://errors.platform.invalid/bad-request' })),
    }),
  },
  'PUB-VOICE-REFUSE-03': {
    'published-voice.unknown-forbidden': fault('A service that does not exist is forbidden.', { reply: on(EVERYTHING, 404, 403) }),
    'published-voice.unknown-nowhere': fault('The problem does not say which path it is about.', {
      reply: on(EVERYTHING, 404, members({ instance: undefined })),
    }),
  },
  'PUB-VOICE-REFUSE-04': {
    'published-voice.no-limit': fault('A project may ask as often as it likes.', { decide: decision('voice', 'patience', () => undefined) }),
    'published-voice.waits-unsaid': fault('A project is not told how long to wait.', { reply: on(EVERYTHING, 429, (reply) => ({ ...reply, headers: {} })) }),
  },
  'PUB-VOICE-REFUSE-05': {
    'published-voice.unknown-members-taken': fault('Members that nobody knows are kept.', { decide: leaveOut('voice', 'bodyChecks', 'knownMembers') }),
    'published-voice.unknown-members-within': fault('Members that nobody knows are kept within commands.', { decide: forgiving('colour') }),
  },
  'PUB-VOICE-REFUSE-06': {
    'published-voice.anonymous-refusals': fault('A refusal does not name the member that was wrong.', {
      reply: on(EVERYTHING, 400, members({ detail: 'The body is not valid.' })),
    }),
    'published-voice.commands-blamed-whole': fault('A refusal names the list of commands, not the member in it.', {
      decide: alter('voice', 'bodyChecks', 'callBehaviorHasShape', ({ name, mistakes }) => ({
        name,
        mistakes: (body) => mistakes(body).map((each) => ({ ...each, pointer: each.pointer.replace(/(\/commands)\/.*/, '$1') })),
      })),
    }),
  },
});
