import { fault, faultsOf } from '../../fault.ts';
import { alter } from '../../operators/decisions.ts';
import { askedIn, showing } from '../../operators/replies.ts';
import { staged } from '../../operators/stages.ts';

/** Deviations in what an update changes. */
export const faults = faultsOf({
  'VOICE-PATCH-01': {
    'voice.first-member-only': fault('A new name clears the description.', {
      decide: staged('applyMembers', ({ service, body }) => {
        if (body.name !== undefined) delete service.description;
        Object.assign(service, body);
      }),
    }),
  },
  'VOICE-PATCH-06': {
    'voice.service-id-writable': fault('The client can overwrite createTime.', {
      decide: alter('voice', 'bodyChecks', 'knownMembers', ({ name, mistakes }) => ({
        name,
        mistakes: ({ createTime, ...body }) => mistakes(body),
      })),
      reply: showing('voice.update', 200, (usual, answered) => {
        const { createTime } = askedIn(answered);
        return typeof createTime === 'string' ? { createTime } : usual;
      }),
    }),
  },
  'X-46': {
    'voice.default-alone': fault('An update with isDefault ignores every other member.', {
      decide: staged('applyMembers', ({ service, body }) => {
        Object.assign(service, body.isDefault ? { isDefault: true } : body);
      }),
    }),
    'voice.name-for-both': fault('The previous default gets the name of the new one.', {
      decide: staged('demoteDefault', ({ body, service, seenDefault }) => {
        if (!body.isDefault || !seenDefault || seenDefault === service) return;
        Object.assign(seenDefault, { isDefault: false, name: body.name ?? seenDefault.name });
      }),
    }),
  },
});
