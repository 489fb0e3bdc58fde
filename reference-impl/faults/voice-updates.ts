import type { Update } from '../voice/update-stages.ts';
import { changed, without } from './alter.ts';
import type { Fault } from './behaviour.ts';
import { answering } from './voice-answers.ts';
import { checking, eagerDefault, staged } from './voice-decisions.ts';

/** Deviations in what an update changes. */
export const voiceUpdateFaults: readonly Fault[] = [
  {
    id: 'voice.put-semantics',
    rule: 'VOICE-PATCH-01',
    says: 'Members that the body does not name are cleared.',
    decide: staged('applyMembers', ({ service, body }) => {
      delete service.description;
      delete service.callBehavior;
      Object.assign(service, body);
    }),
  },
  {
    id: 'voice.empty-body-refused',
    rule: 'VOICE-PATCH-02',
    says: 'An update without members is refused.',
    decide: checking((body) => Object.keys(body).length > 0),
  },
  {
    id: 'voice.null-clears-name',
    rule: 'VOICE-PATCH-03',
    says: 'null takes the name away.',
    decide: ({ voice }) => {
      voice.bodyChecks = changed(voice.bodyChecks, 'nameIsText', (check) => ({
        ...check,
        mistakes: (body) => (body.name === null ? [] : check.mistakes(body)),
      }));
    },
  },
  {
    id: 'voice.behavior-merged',
    rule: 'VOICE-PATCH-04',
    says: 'A new call behavior is merged into the earlier one.',
    decide: staged('applyMembers', ({ service, body }) => {
      const { callBehavior: before } = service;
      Object.assign(service, body);
      if (before && body.callBehavior) service.callBehavior = { ...before, ...body.callBehavior };
    }),
  },
  {
    id: 'voice.applies-before-judging',
    rule: 'VOICE-PATCH-05',
    says: 'A refused update has changed the service all the same.',
    decide: ({ voice }) => {
      const apply = voice.updateStages.filter(({ name }) => name === 'applyMembers');
      voice.updateStages = [...apply, ...without(voice.updateStages, 'applyMembers')];
    },
  },
  {
    id: 'voice.refusals-stamp-time',
    rule: 'VOICE-PATCH-05',
    says: 'A refused update moves updateTime all the same.',
    decide: ({ voice }) => {
      const stamp = ({ service, world }: Update): undefined => {
        service.updateTime = world.clock.now();
      };
      voice.updateStages = [{ name: 'stampEarly', run: stamp }, ...voice.updateStages];
    },
  },
  {
    id: 'voice.own-times-writable',
    rule: 'VOICE-PATCH-06',
    says: 'The client can overwrite ids and times of a service.',
    decide: ({ voice }) => {
      voice.bodyChecks = without(voice.bodyChecks, 'knownMembers');
    },
  },
  {
    id: 'voice.padded-name',
    rule: 'VOICE-NAME-01',
    says: 'A name keeps the blanks around it.',
    decide: ({ voice }) => {
      voice.bodyChecks = without(voice.bodyChecks, 'nameHasNoOuterSpace');
    },
  },
  {
    id: 'voice.wide-blanks-in-name',
    rule: 'VOICE-NAME-01',
    says: 'Only ASCII blanks count as whitespace around a name.',
    decide: ({ voice }) => {
      voice.bodyChecks = changed(voice.bodyChecks, 'nameHasNoOuterSpace', (check) => ({
        ...check,
        mistakes: (body) => (/^[\t\n\r ]|[\t\n\r ]$/.test(String(body.name)) ? check.mistakes(body) : []),
      }));
    },
  },
  {
    id: 'voice.name-of-any-type',
    rule: 'VOICE-NAME-02',
    says: 'A name may be a number, a list or an object.',
    decide: ({ voice }) => {
      voice.bodyChecks = without(voice.bodyChecks, 'nameIsText');
    },
  },
  {
    id: 'voice.description-ignored',
    rule: 'VOICE-DESC-01',
    says: 'A new description is accepted and forgotten.',
    decide: staged('applyMembers', ({ service, body: { description, ...rest } }) => {
      Object.assign(service, rest);
    }),
  },
  {
    id: 'voice.description-in-ascii',
    rule: 'VOICE-DESC-01',
    says: 'Letters of other scripts become question marks.',
    reply: answering('voice.update', (body) => ({
      ...body,
      ...(body.description ? { description: String(body.description).replace(/[^ -~]/gu, '?') } : {}),
    })),
  },
  {
    id: 'voice.default-alone',
    rule: 'X-46',
    says: 'Beside isDefault every other member is ignored.',
    decide: staged('applyMembers', ({ service, body }) => {
      Object.assign(service, body.isDefault ? { isDefault: true } : body);
    }),
  },
  {
    id: 'voice.default-before-name',
    rule: 'X-47',
    says: 'The default moves before the rest of the body is judged.',
    decide: eagerDefault,
  },
];
