import { fault, faultsOf } from '../../fault.ts';
import { excusing } from '../../operators/bodies.ts';
import { all, leaveOut } from '../../operators/decisions.ts';
import { asked, members, showing } from '../../operators/replies.ts';
import { first, staged } from '../../operators/stages.ts';

/** Deviations in the name and the description of a service. */
export const faults = faultsOf({
  'VOICE-NAME-01': {
    'voice.padded-name': fault('A name keeps its outer spaces.', {
      decide: leaveOut('voice', 'bodyChecks', 'nameHasNoOuterSpace'),
    }),
    'voice.wide-blanks-in-name': fault('Only ASCII spaces count as white space around a name.', {
      decide: excusing('nameHasNoOuterSpace', ({ name }) => !/^[\t\n\r ]|[\t\n\r ]$/.test(String(name))),
    }),
  },
  'VOICE-NAME-02': {
    'voice.name-of-any-type': fault('A name may be a number, a list or an object.', {
      decide: leaveOut('voice', 'bodyChecks', 'nameIsText'),
    }),
    'voice.name-missing': fault('The answer to an update lacks the name unless it was changed.', {
      reply: asked('voice.update', 200, members({ name: undefined }), ({ name }) => name === undefined),
    }),
  },
  'VOICE-DESC-01': {
    'voice.description-ignored': fault('A new description is accepted and ignored.', {
      decide: staged('applyMembers', ({ service, body: { description, ...rest } }) => {
        Object.assign(service, rest);
      }),
    }),
    'voice.description-in-ascii': fault('Letters of other scripts become question marks.', {
      reply: showing('voice.update', 200, ({ description }) =>
        description ? { description: description.replace(/[^ -~]/gu, '?') } : {},
      ),
    }),
  },
  'X-47': {
    'voice.default-before-name': fault('The default moves before the rest of the body is checked.', {
      decide: first(({ scope, service, body }) => {
        if (body.isDefault !== true) return;
        for (const each of scope.state.servicesOf(service.projectId)) each.isDefault = each === service;
      }),
    }),
    'voice.name-judged-last': fault('An invalid name is ignored and the rest of the update carried out.', {
      decide: all(
        ...['nameIsText', 'nameLength', 'nameHasNoOuterSpace'].map((check) =>
          excusing(check, ({ isDefault }) => Boolean(isDefault)),
        ),
      ),
    }),
  },
});
