import type { Update } from '../voice/update-stages.ts';
import { fault, faultsOf } from './fault.ts';
import { alter, leaveOut, without } from './operators/decisions.ts';
import { answering } from './voice-answers.ts';
import { checking, eagerDefault, staged } from './voice-decisions.ts';

/** Deviations in what an update changes. */
export const faults = faultsOf({
  'VOICE-PATCH-01': {
    'voice.put-semantics': fault('Members that the body does not name are cleared.', {
      decide: staged('applyMembers', ({ service, body }) => {
        delete service.description;
        delete service.callBehavior;
        Object.assign(service, body);
      }),
    }),
  },
  'VOICE-PATCH-02': {
    'voice.empty-body-refused': fault('An update without members is refused.', { decide: checking((body) => Object.keys(body).length > 0) }),
  },
  'VOICE-PATCH-03': {
    'voice.null-clears-name': fault('null takes the name away.', {
      decide: alter('voice', 'bodyChecks', 'nameIsText', (check) => ({ ...check, mistakes: (body) => (body.name === null ? [] : check.mistakes(body)) })),
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
  },
  'VOICE-PATCH-05': {
    'voice.applies-before-judging': fault('A refused update has changed the service all the same.', {
      decide: ({ voice }) => {
        const apply = voice.updateStages.filter(({ name }) => name === 'applyMembers');
        voice.updateStages = [...apply, ...without(voice.updateStages, 'applyMembers')];
      },
    }),
    'voice.refusals-stamp-time': fault('A refused update moves updateTime all the same.', {
      decide: ({ voice }) => {
        const stamp = ({ service, world }: Update): undefined => {
          service.updateTime = world.clock.now();
        };
        voice.updateStages = [{ name: 'stampEarly', run: stamp }, ...voice.updateStages];
      },
    }),
  },
  'VOICE-PATCH-06': {
    'voice.own-times-writable': fault('The client can overwrite ids and times of a service.', { decide: leaveOut('voice', 'bodyChecks', 'knownMembers') }),
  },
  'VOICE-NAME-01': {
    'voice.padded-name': fault('A name keeps the blanks around it.', { decide: leaveOut('voice', 'bodyChecks', 'nameHasNoOuterSpace') }),
    'voice.wide-blanks-in-name': fault('Only ASCII blanks count as whitespace around a name.', {
      decide: alter('voice', 'bodyChecks', 'nameHasNoOuterSpace', (check) => ({
        ...check,
        mistakes: (body) => (/^[\t\n\r ]|[\t\n\r ]$/.test(String(body.name)) ? check.mistakes(body) : []),
      })),
    }),
  },
  'VOICE-NAME-02': {
    'voice.name-of-any-type': fault('A name may be a number, a list or an object.', { decide: leaveOut('voice', 'bodyChecks', 'nameIsText') }),
  },
  'VOICE-DESC-01': {
    'voice.description-ignored': fault('A new description is accepted and forgotten.', {
      decide: staged('applyMembers', ({ service, body: { description, ...rest } }) => {
        Object.assign(service, rest);
      }),
    }),
    'voice.description-in-ascii': fault('Letters of other scripts become question marks.', {
      reply: answering('voice.update', (body) => ({
        ...body,
        ...(body.description ? { description: String(body.description).replace(/[^ -~]/gu, '?') } : {}),
      })),
    }),
  },
  'X-46': {
    'voice.default-alone': fault('Beside isDefault every other member is ignored.', {
      decide: staged('applyMembers', ({ service, body }) => {
        Object.assign(service, body.isDefault ? { isDefault: true } : body);
      }),
    }),
  },
  'X-47': { 'voice.default-before-name': fault('The default moves before the rest of the body is judged.', { decide: eagerDefault }) },
});
