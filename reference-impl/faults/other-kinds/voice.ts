import { fault, faultsOf } from '../fault.ts';
import { alter, changed } from '../operators/decisions.ts';
import { answering } from '../voice-answers.ts';
import { staged } from '../voice-decisions.ts';

const isUpdate = (operation: string): boolean => operation === 'voice.update';

/** What else can go wrong with updates of voice services: other members, other types, other projects. */
export const faults = faultsOf({
  'VOICE-TIME-02': {
    'voice.update-time-null': fault('The updateTime of a service that nobody changed is null.', {
      reply: answering('voice.read', (body) => ({ updateTime: null, ...body })),
    }),
  },
  'VOICE-TIME-03': {
    'voice.update-time-is-create-time': fault('updateTime lies a day before createTime.', {
      decide: staged('stampTime', ({ service }) => {
        service.updateTime = service.createTime - 86_400_000;
      }),
    }),
  },
  'VOICE-PATHPARAM-01': {
    'voice.empty-path-crashes': fault('A path without a project or a service is answered with HTTP status 500.', {
      reply: (reply, { operation, request: { params } }) =>
        isUpdate(operation) && (!params.projectId || !params.serviceId) ? { status: 500, body: {} } : reply,
    }),
  },
  'VOICE-PATCH-07': {
    'voice.unknown-service-made': fault('An update of a service that does not exist is answered as if it were made.', {
      reply: (reply, { operation, request: { params } }) =>
        isUpdate(operation) && reply.status === 404
          ? { status: 201, body: { ...params, name: 'New', isDefault: false, createTime: '2024-01-15T12:00:00Z' } }
          : reply,
    }),
  },
  'VOICE-PATCH-01': {
    'voice.first-member-only': fault('A new name makes the platform forget the description.', {
      decide: staged('applyMembers', ({ service, body }) => {
        if (body.name !== undefined) delete service.description;
        Object.assign(service, body);
      }),
    }),
  },
  'VOICE-PATCH-02': {
    'voice.empty-body-resets': fault('An update without members sets the service back.', {
      decide: staged('applyMembers', ({ service, body }) => {
        if (Object.keys(body).length === 0) service.name = 'Unnamed';
        Object.assign(service, body);
      }),
    }),
  },
  'VOICE-PATCH-03': {
    'voice.null-becomes-text': fault('A name that is not text is shown as a number.', {
      decide: alter('voice', 'bodyChecks', 'nameIsText', (check) => ({ ...check, mistakes: (body) => (body.name === null ? [] : check.mistakes(body)) })),
      reply: answering('voice.read', (body) => ({ ...body, name: body.name ?? 0 })),
    }),
  },
  'VOICE-PATCH-04': {
    'voice.behavior-unchanged': fault('A service keeps the call behavior that it first had.', {
      decide: staged('applyMembers', ({ service, body }) => {
        const { callBehavior } = service;
        Object.assign(service, body, callBehavior ? { callBehavior } : {});
      }),
    }),
  },
  'VOICE-PATCH-06': {
    'voice.service-id-writable': fault('Whatever the client calls createTime is shown as createTime.', {
      decide: alter('voice', 'bodyChecks', 'knownMembers', (check) => ({ ...check, mistakes: ({ createTime, ...body }) => check.mistakes(body) })),
      reply: (reply, { operation, request }) => {
        const sent = /"createTime"\s*:\s*"([^"]*)"/.exec(request.body.toString('utf8'))?.[1];
        return isUpdate(operation) && reply.status === 200 && sent !== undefined ? { ...reply, body: { ...(reply.body as object), createTime: sent } } : reply;
      },
    }),
  },
  'VOICE-NAME-02': {
    'voice.name-missing': fault('The answer to an update leaves the name out unless it was changed.', {
      reply: (reply, { operation, request }) => {
        if (!isUpdate(operation) || reply.status !== 200 || request.body.includes('"name"')) return reply;
        const { name, ...rest } = reply.body as { name?: string };
        return { ...reply, body: rest };
      },
    }),
  },
  'X-46': {
    'voice.name-for-both': fault('The earlier default takes the name of the new one.', {
      decide: staged('demoteDefault', ({ body, service, seenDefault }) => {
        if (!body.isDefault || !seenDefault || seenDefault === service) return;
        Object.assign(seenDefault, { isDefault: false, name: body.name ?? seenDefault.name });
      }),
    }),
  },
  'X-47': {
    'voice.name-judged-last': fault('A bad name is left aside and the rest of the update carried out.', {
      decide: ({ voice }) => {
        voice.bodyChecks = changed(voice.bodyChecks, 'nameIsText', (check) => ({ ...check, mistakes: (body) => (body.isDefault ? [] : check.mistakes(body)) }));
        voice.bodyChecks = changed(voice.bodyChecks, 'nameLength', (check) => ({ ...check, mistakes: (body) => (body.isDefault ? [] : check.mistakes(body)) }));
        voice.bodyChecks = changed(voice.bodyChecks, 'nameHasNoOuterSpace', (check) => ({
          ...check,
          mistakes: (body) => (body.isDefault ? [] : check.mistakes(body)),
        }));
      },
    }),
  },
});
