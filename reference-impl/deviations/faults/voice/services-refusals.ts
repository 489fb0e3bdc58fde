import { fault, faultsOf } from '../../fault.ts';
import { forgiving } from '../../operators/bodies.ts';
import { alter, leaveOut } from '../../operators/decisions.ts';
import { members, on } from '../../operators/replies.ts';

const EVERYTHING = ['list', 'create', 'read', 'update', 'delete'].map((act) => `voice.${act}`);

/** Deviations in how requests about voice services are refused. */
export const faults = faultsOf({
  'PUB-VOICE-REFUSE-03': {
    'published-voice.unknown-forbidden': fault('An unknown service gets HTTP status 403.', {
      reply: on(EVERYTHING, 404, 403),
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
