import { fault, faultsOf } from '../../fault.ts';
import { excusing, refusingBodies } from '../../operators/bodies.ts';
import { alter, around, leaveOut, without } from '../../operators/decisions.ts';
import { askedIn, showing } from '../../operators/replies.ts';
import { first, staged } from '../../operators/stages.ts';

/** Deviations in what an update changes. */
export const faults = faultsOf({
  'VOICE-PATCH-01': {
    'voice.put-semantics': fault('Members that the body lacks are cleared.', {
      decide: staged('applyMembers', ({ service, body }) => {
        delete service.description;
        delete service.callBehavior;
        Object.assign(service, body);
      }),
    }),
    'voice.first-member-only': fault('A new name clears the description.', {
      decide: staged('applyMembers', ({ service, body }) => {
        if (body.name !== undefined) delete service.description;
        Object.assign(service, body);
      }),
    }),
  },
  'VOICE-PATCH-02': {
    'voice.empty-body-refused': fault('An update without members is refused.', {
      decide: refusingBodies((body) => Object.keys(body).length === 0),
    }),
    'voice.empty-body-resets': fault('An update without members resets the service.', {
      decide: staged('applyMembers', ({ service, body }) => {
        Object.assign(service, Object.keys(body).length === 0 ? { name: 'Unnamed' } : body);
      }),
    }),
  },
  'VOICE-PATCH-03': {
    'voice.null-clears-name': fault('null clears the name.', {
      decide: excusing('nameIsText', ({ name }) => name === null),
    }),
    'voice.null-becomes-text': fault('A name that is not text is shown as a number.', {
      decide: excusing('nameIsText', ({ name }) => name === null),
      reply: showing('voice.read', 200, ({ name }) => ({ name: name ?? 0 })),
    }),
  },
  'VOICE-PATCH-04': {
    'voice.behavior-merged': fault('A new call behavior is merged into the earlier one.', {
      decide: staged('applyMembers', ({ service, body }) => {
        const { callBehavior: before } = service;
        Object.assign(service, body);
        if (before && body.callBehavior) service.callBehavior = { ...before, ...body.callBehavior };
      }),
    }),
    'voice.behavior-unchanged': fault('The call behavior can be set only once.', {
      decide: staged('applyMembers', ({ service, body }) => {
        const { callBehavior } = service;
        Object.assign(service, body, callBehavior ? { callBehavior } : {});
      }),
    }),
  },
  'VOICE-PATCH-05': {
    'voice.applies-before-judging': fault('A refused update still changes the service.', {
      decide: around('voice', 'updateStages', (stages) => [
        ...stages.filter(({ name }) => name === 'applyMembers'),
        ...without(stages, 'applyMembers'),
      ]),
    }),
    'voice.refusals-stamp-time': fault('A refused update still changes updateTime.', {
      decide: first(({ service, scope }) => {
        service.updateTime = scope.clock.now();
      }),
    }),
  },
  'VOICE-PATCH-06': {
    'voice.own-times-writable': fault('The client can overwrite ids and times of a service.', {
      decide: leaveOut('voice', 'bodyChecks', 'knownMembers'),
    }),
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
