import { fault, faultsOf } from '../fault.ts';
import { alter, around, changed } from '../operators/decisions.ts';
import { staged } from '../voice-decisions.ts';

const isUpdate = (operation: string): boolean => operation === 'voice.update';

/** What else can go wrong with the default service of a project, and with who may say which it is. */
export const faults = faultsOf({
  'VOICE-DEF-01': {
    'voice.default-not-moved': fault('isDefault true is accepted and changes nothing.', {
      decide: staged('applyMembers', ({ service, body: { isDefault, ...rest }, seenDefault }) => {
        Object.assign(service, rest);
        if (seenDefault) seenDefault.isDefault = true;
      }),
    }),
  },
  'VOICE-DEF-02': {
    'voice.two-defaults-after-two-moves': fault('The oldest service of a project never stops being a default.', {
      decide: staged('demoteDefault', ({ body, service, world, seenDefault }) => {
        const [oldest] = world.voice.servicesOf(service.projectId);
        if (body.isDefault && seenDefault && seenDefault !== service && seenDefault !== oldest) seenDefault.isDefault = false;
      }),
    }),
  },
  'VOICE-DEF-04': {
    'voice.null-default-ignored': fault('isDefault null counts as not sent.', {
      decide: alter('voice', 'bodyChecks', 'onlyTrueMakesDefault', (check) => ({
        ...check,
        mistakes: (body) => (body.isDefault === null ? [] : check.mistakes(body)),
      })),
    }),
  },
  'VOICE-DEF-05': {
    'voice.default-again-refused': fault('Making the default service the default again is a conflict.', {
      reply: (() => {
        const made = new WeakSet<object>();
        return (reply, { operation, request, call }) => {
          if (!isUpdate(operation) || reply.status !== 200 || !request.body.includes('"isDefault":true')) return reply;
          const world = (call as { world?: object } | undefined)?.world;
          if (!world || !made.has(world)) {
            if (world) made.add(world);
            return reply;
          }
          return { status: 409, body: { error: { code: 409, message: 'It is the default already.' } } };
        };
      })(),
    }),
  },
  'VOICE-DEF-06': {
    'voice.default-last-of-all': fault('The earlier default stops being one only when no other request is under way.', {
      decide: ({ voice }) => {
        let running = 0;
        voice.updateStages = [
          {
            name: 'count',
            run: () => {
              running += 1;
              return undefined;
            },
          },
          ...changed(voice.updateStages, 'demoteDefault', ({ name, run }) => ({
            name,
            run: (update) => {
              const alone = running === 1;
              running -= 1;
              return alone ? run(update) : undefined;
            },
          })),
        ];
      },
    }),
  },
  'VOICE-DEF-07': {
    'voice.default-of-newest-project': fault('A project has a default only as long as no other project names one.', {
      decide: staged('applyMembers', ({ service, body, world }) => {
        Object.assign(service, body);
        if (!body.isDefault) return;
        for (const project of world.projects.keys())
          for (const each of world.voice.servicesOf(project)) if (each.projectId !== service.projectId) each.isDefault = false;
      }),
    }),
  },
  'VOICE-DEF-08': {
    'voice.call-to-nobody': fault('A call that names no service goes to the newest one.', {
      decide: around(
        'voice',
        'serviceForCall',
        (serviceForCall) => (services, named) => (named === undefined ? services.at(-1) : serviceForCall(services, named)),
      ),
    }),
  },
  'X-41': {
    'voice.false-taken-without-credentials': fault('Without credentials isDefault false is answered with HTTP status 403.', {
      reply: (reply, { operation, request }) =>
        isUpdate(operation) && reply.status === 401 && request.body.includes('"isDefault":false') ? { ...reply, status: 403 } : reply,
    }),
  },
  'X-42': {
    'voice.foreign-false-not-found': fault('Another project’s service is not found when isDefault is false.', {
      reply: (reply, { operation, request }) =>
        isUpdate(operation) && reply.status === 403 && request.body.includes('"isDefault":false') ? { ...reply, status: 404 } : reply,
    }),
  },
});
