import { fault, faultsOf } from '../../fault.ts';
import { excusing } from '../../operators/bodies.ts';
import { all } from '../../operators/decisions.ts';
import { first } from '../../operators/stages.ts';

/** Deviations in the name and the description of a service. */
export const faults = faultsOf({
  'VOICE-NAME-01': {
    'voice.wide-blanks-in-name': fault('Only ASCII spaces count as white space around a name.', {
      decide: excusing('nameHasNoOuterSpace', ({ name }) => !/^[\t\n\r ]|[\t\n\r ]$/.test(String(name))),
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
