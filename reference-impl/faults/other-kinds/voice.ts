import { changed } from '../alter.ts';
import type { Fault } from '../behaviour.ts';
import { answering } from '../voice-answers.ts';
import { staged } from '../voice-decisions.ts';

const isUpdate = (operation: string): boolean => operation === 'voice.update';

/** What else can go wrong with updates of voice services: other members, other types, other projects. */
export const otherVoiceFaults: readonly Fault[] = [
  {
    id: 'voice.update-time-null',
    rule: 'VOICE-TIME-02',
    says: 'The updateTime of a service that nobody changed is null.',
    reply: answering('voice.read', (body) => ({ updateTime: null, ...body })),
  },
  {
    id: 'voice.update-time-is-create-time',
    rule: 'VOICE-TIME-03',
    says: 'updateTime lies a day before createTime.',
    decide: staged('stampTime', ({ service }) => {
      service.updateTime = service.createTime - 86_400_000;
    }),
  },
  {
    id: 'voice.empty-path-crashes',
    rule: 'VOICE-PATHPARAM-01',
    says: 'A path without a project or a service is answered with HTTP status 500.',
    reply: (reply, { operation, request: { params } }) =>
      isUpdate(operation) && (!params.projectId || !params.serviceId) ? { status: 500, body: {} } : reply,
  },
  {
    id: 'voice.unknown-service-made',
    rule: 'VOICE-PATCH-07',
    says: 'An update of a service that does not exist is answered as if it were made.',
    reply: (reply, { operation, request: { params } }) =>
      isUpdate(operation) && reply.status === 404
        ? {
            status: 201,
            body: { ...params, name: 'New', isDefault: false, createTime: '2024-01-15T12:00:00Z' },
          }
        : reply,
  },
  {
    id: 'voice.first-member-only',
    rule: 'VOICE-PATCH-01',
    says: 'A new name makes the platform forget the description.',
    decide: staged('applyMembers', ({ service, body }) => {
      if (body.name !== undefined) delete service.description;
      Object.assign(service, body);
    }),
  },
  {
    id: 'voice.empty-body-resets',
    rule: 'VOICE-PATCH-02',
    says: 'An update without members sets the service back.',
    decide: staged('applyMembers', ({ service, body }) => {
      if (Object.keys(body).length === 0) service.name = 'Unnamed';
      Object.assign(service, body);
    }),
  },
  {
    id: 'voice.null-becomes-text',
    rule: 'VOICE-PATCH-03',
    says: 'A name that is not text is shown as a number.',
    decide: ({ voice }) => {
      voice.bodyChecks = changed(voice.bodyChecks, 'nameIsText', (check) => ({
        ...check,
        mistakes: (body) => (body.name === null ? [] : check.mistakes(body)),
      }));
    },
    reply: answering('voice.read', (body) => ({ ...body, name: body.name ?? 0 })),
  },
  {
    id: 'voice.behavior-unchanged',
    rule: 'VOICE-PATCH-04',
    says: 'A service keeps the call behavior that it first had.',
    decide: staged('applyMembers', ({ service, body }) => {
      const { callBehavior } = service;
      Object.assign(service, body, callBehavior ? { callBehavior } : {});
    }),
  },
  {
    id: 'voice.service-id-writable',
    rule: 'VOICE-PATCH-06',
    says: 'Whatever the client calls createTime is shown as createTime.',
    decide: ({ voice }) => {
      voice.bodyChecks = changed(voice.bodyChecks, 'knownMembers', (check) => ({
        ...check,
        mistakes: ({ createTime, ...body }) => check.mistakes(body),
      }));
    },
    reply: (reply, { operation, request }) => {
      const sent = /"createTime"\s*:\s*"([^"]*)"/.exec(request.body.toString('utf8'))?.[1];
      return isUpdate(operation) && reply.status === 200 && sent !== undefined
        ? { ...reply, body: { ...(reply.body as object), createTime: sent } }
        : reply;
    },
  },
  {
    id: 'voice.name-missing',
    rule: 'VOICE-NAME-02',
    says: 'The answer to an update leaves the name out unless it was changed.',
    reply: (reply, { operation, request }) => {
      if (!isUpdate(operation) || reply.status !== 200 || request.body.includes('"name"')) return reply;
      const { name, ...rest } = reply.body as { name?: string };
      return { ...reply, body: rest };
    },
  },
  {
    id: 'voice.name-for-both',
    rule: 'X-46',
    says: 'The earlier default takes the name of the new one.',
    decide: staged('demoteDefault', ({ body, service, seenDefault }) => {
      if (!body.isDefault || !seenDefault || seenDefault === service) return;
      Object.assign(seenDefault, { isDefault: false, name: body.name ?? seenDefault.name });
    }),
  },
  {
    id: 'voice.name-judged-last',
    rule: 'X-47',
    says: 'A bad name is left aside and the rest of the update carried out.',
    decide: ({ voice }) => {
      voice.bodyChecks = changed(voice.bodyChecks, 'nameIsText', (check) => ({
        ...check,
        mistakes: (body) => (body.isDefault ? [] : check.mistakes(body)),
      }));
      voice.bodyChecks = changed(voice.bodyChecks, 'nameLength', (check) => ({
        ...check,
        mistakes: (body) => (body.isDefault ? [] : check.mistakes(body)),
      }));
      voice.bodyChecks = changed(voice.bodyChecks, 'nameHasNoOuterSpace', (check) => ({
        ...check,
        mistakes: (body) => (body.isDefault ? [] : check.mistakes(body)),
      }));
    },
  },
];
