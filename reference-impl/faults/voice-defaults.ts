import type { WireRequest } from '../http/operation.ts';
import type { Decisions } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { alter, around, changed, leaveOut } from './operators/decisions.ts';
import { raceForDefault, staged } from './voice-decisions.ts';

const asksForFalse = ({ body }: WireRequest): boolean => body.includes('"isDefault":false');

const acceptFalse = ({ voice }: Decisions): void => {
  voice.bodyChecks = changed(voice.bodyChecks, 'onlyTrueMakesDefault', (check) => ({
    ...check,
    mistakes: (body) => (body.isDefault === false ? [] : check.mistakes(body)),
  }));
};

/** Deviations in which service is the default, and who may say so. */
export const faults = faultsOf({
  'VOICE-DEF-01': {
    'voice.previous-default-kept': fault('The previous default stays a default.', { decide: leaveOut('voice', 'updateStages', 'demoteDefault') }),
  },
  'VOICE-DEF-02': {
    'voice.two-defaults-with-description': fault('The previous default stays one when the update has other members too.', {
      decide: staged('demoteDefault', ({ body, service, seenDefault }) => {
        if (body.isDefault && Object.keys(body).length === 1 && seenDefault && seenDefault !== service) seenDefault.isDefault = false;
      }),
    }),
  },
  'VOICE-DEF-03': {
    'voice.false-accepted': fault('isDefault false is accepted.', { decide: acceptFalse }),
    'voice.false-422': fault('isDefault false is refused with HTTP status 422.', {
      reply: (reply, { operation, request }) =>
        operation === 'voice.update' && reply.status === 400 && asksForFalse(request) ? { ...reply, status: 422 } : reply,
    }),
  },
  'VOICE-DEF-04': {
    'voice.truthy-default': fault('Whatever counts as true makes a service the default.', {
      decide: alter('voice', 'bodyChecks', 'onlyTrueMakesDefault', (check) => ({ ...check, mistakes: (body) => (body.isDefault ? [] : check.mistakes(body)) })),
    }),
  },
  'VOICE-DEF-05': {
    'voice.default-toggles': fault('Making the default service the default again takes that away from it.', {
      decide: staged('applyMembers', ({ service, body }) => {
        const again = body.isDefault && service.isDefault;
        Object.assign(service, body);
        if (again) service.isDefault = false;
      }),
    }),
  },
  'VOICE-DEF-06': { 'voice.default-race': fault('The present default is looked up before a request may have to wait.', { decide: raceForDefault }) },
  'VOICE-DEF-07': {
    'voice.default-across-projects': fault('A new default takes that away from the services of every project.', {
      decide: staged('demoteDefault', ({ body, world }) => {
        if (!body.isDefault) return;
        for (const project of world.projects.keys()) for (const service of world.voice.servicesOf(project)) service.isDefault = false;
      }),
    }),
  },
  'VOICE-DEF-08': {
    'voice.call-to-first-service': fault('A call that names no service goes to the oldest one.', {
      decide: around('voice', 'serviceForCall', (serviceForCall) => (services, named) => (named === undefined ? services[0] : serviceForCall(services, named))),
    }),
  },
  'X-41': {
    'voice.body-before-credentials': fault('The body is judged before the credentials.', {
      reply: (reply, { operation, request }) =>
        operation === 'voice.update' && reply.status === 401 && asksForFalse(request) ? { ...reply, status: 400 } : reply,
    }),
  },
  'X-42': {
    'voice.foreign-false-accepted': fault('Another project can take the default away.', {
      decide: (decisions) => {
        decisions.auth.owns = () => true;
        acceptFalse(decisions);
      },
    }),
  },
});
