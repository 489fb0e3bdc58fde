import type { WireRequest } from '../http/operation.ts';
import { changed, without } from './alter.ts';
import type { Decisions, Fault } from './behaviour.ts';
import { raceForDefault, staged } from './voice-decisions.ts';

const asksForFalse = ({ body }: WireRequest): boolean => body.includes('"isDefault":false');

const acceptFalse = ({ voice }: Decisions): void => {
  voice.bodyChecks = changed(voice.bodyChecks, 'onlyTrueMakesDefault', (check) => ({
    ...check,
    mistakes: (body) => (body.isDefault === false ? [] : check.mistakes(body)),
  }));
};

/** Deviations in which service is the default, and who may say so. */
export const voiceDefaultFaults: readonly Fault[] = [
  {
    id: 'voice.previous-default-kept',
    rule: 'VOICE-DEF-01',
    says: 'The previous default stays a default.',
    decide: ({ voice }) => {
      voice.updateStages = without(voice.updateStages, 'demoteDefault');
    },
  },
  {
    id: 'voice.two-defaults-with-description',
    rule: 'VOICE-DEF-02',
    says: 'The previous default stays one when the update has other members too.',
    decide: staged('demoteDefault', ({ body, service, seenDefault }) => {
      if (body.isDefault && Object.keys(body).length === 1 && seenDefault && seenDefault !== service)
        seenDefault.isDefault = false;
    }),
  },
  {
    id: 'voice.false-accepted',
    rule: 'VOICE-DEF-03',
    says: 'isDefault false is accepted.',
    decide: acceptFalse,
  },
  {
    id: 'voice.false-422',
    rule: 'VOICE-DEF-03',
    says: 'isDefault false is refused with HTTP status 422.',
    reply: (reply, { operation, request }) =>
      operation === 'voice.update' && reply.status === 400 && asksForFalse(request)
        ? { ...reply, status: 422 }
        : reply,
  },
  {
    id: 'voice.truthy-default',
    rule: 'VOICE-DEF-04',
    says: 'Whatever counts as true makes a service the default.',
    decide: ({ voice }) => {
      voice.bodyChecks = changed(voice.bodyChecks, 'onlyTrueMakesDefault', (check) => ({
        ...check,
        mistakes: (body) => (body.isDefault ? [] : check.mistakes(body)),
      }));
    },
  },
  {
    id: 'voice.default-toggles',
    rule: 'VOICE-DEF-05',
    says: 'Making the default service the default again takes that away from it.',
    decide: staged('applyMembers', ({ service, body }) => {
      const again = body.isDefault && service.isDefault;
      Object.assign(service, body);
      if (again) service.isDefault = false;
    }),
  },
  {
    id: 'voice.default-race',
    rule: 'VOICE-DEF-06',
    says: 'The present default is looked up before a request may have to wait.',
    decide: raceForDefault,
  },
  {
    id: 'voice.default-across-projects',
    rule: 'VOICE-DEF-07',
    says: 'A new default takes that away from the services of every project.',
    decide: staged('demoteDefault', ({ body, world }) => {
      if (!body.isDefault) return;
      for (const project of world.projects.keys())
        for (const service of world.voice.servicesOf(project)) service.isDefault = false;
    }),
  },
  {
    id: 'voice.call-to-first-service',
    rule: 'VOICE-DEF-08',
    says: 'A call that names no service goes to the oldest one.',
    decide: ({ voice }) => {
      const { serviceForCall } = voice;
      voice.serviceForCall = (services, named) =>
        named === undefined ? services[0] : serviceForCall(services, named);
    },
  },
  {
    id: 'voice.body-before-credentials',
    rule: 'X-41',
    says: 'The body is judged before the credentials.',
    reply: (reply, { operation, request }) =>
      operation === 'voice.update' && reply.status === 401 && asksForFalse(request)
        ? { ...reply, status: 400 }
        : reply,
  },
  {
    id: 'voice.foreign-false-accepted',
    rule: 'X-42',
    says: 'Another project can take the default away.',
    decide: (decisions) => {
      decisions.auth.owns = () => true;
      acceptFalse(decisions);
    },
  },
];
