import { fault, faultsOf } from '../../fault.ts';
import { excusing } from '../../operators/bodies.ts';
import { all, around, decision, inRule, leaveOut, result, without } from '../../operators/decisions.ts';
import { seenBefore } from '../../operators/memory.ts';
import { asked } from '../../operators/replies.ts';
import { first, staged } from '../../operators/stages.ts';
import { hesitate } from '../../operators/torn-apart.ts';

const acceptFalse = excusing('onlyTrueMakesDefault', ({ isDefault }) => isDefault === false);

const isTrue = ({ isDefault }: { readonly isDefault?: unknown }): boolean => isDefault === true;

const refusedWith = (status: number, other: number) =>
  asked('voice.update', status, other, ({ isDefault }) => isDefault === false);

/** Deviations in which service is the default, and who may change it. */
export const faults = faultsOf({
  'VOICE-DEF-01': {
    'voice.previous-default-kept': fault('The previous default remains a default.', {
      decide: leaveOut('voice', 'updateStages', 'demoteDefault'),
    }),
    'voice.default-not-moved': fault('isDefault true is accepted and ignored.', {
      decide: staged('applyMembers', ({ service, body: { isDefault, ...rest }, seenDefault }) => {
        Object.assign(service, rest);
        if (seenDefault) seenDefault.isDefault = true;
      }),
    }),
  },
  'VOICE-DEF-02': {
    'voice.two-defaults-with-description': fault(
      'The previous default remains one when the update has other members too.',
      {
        decide: staged('demoteDefault', ({ body, service, seenDefault }) => {
          if (body.isDefault && Object.keys(body).length === 1 && seenDefault && seenDefault !== service)
            seenDefault.isDefault = false;
        }),
      },
    ),
    'voice.two-defaults-after-two-moves': fault('The oldest service of a project always remains a default.', {
      decide: staged('demoteDefault', ({ body, service, scope, seenDefault }) => {
        const [oldest] = scope.state.servicesOf(service.projectId);
        if (body.isDefault && seenDefault && seenDefault !== service && seenDefault !== oldest)
          seenDefault.isDefault = false;
      }),
    }),
  },
  'VOICE-DEF-03': {
    'voice.false-accepted': fault('isDefault false is accepted.', { decide: acceptFalse }),
    'voice.false-422': fault('isDefault false is refused with HTTP status 422.', { reply: refusedWith(400, 422) }),
  },
  'VOICE-DEF-04': {
    'voice.truthy-default': fault('Any truthy value makes a service the default.', {
      decide: excusing('onlyTrueMakesDefault', ({ isDefault }) => Boolean(isDefault)),
    }),
    'voice.null-default-ignored': fault('isDefault null is ignored.', {
      decide: excusing('onlyTrueMakesDefault', ({ isDefault }) => isDefault === null),
    }),
  },
  'VOICE-DEF-05': {
    'voice.default-toggles': fault('Making the default service the default again unsets it.', {
      decide: staged('applyMembers', ({ service, body }) => {
        const isAgain = body.isDefault && service.isDefault;
        Object.assign(service, body, isAgain ? { isDefault: false } : {});
      }),
    }),
    'voice.default-again-refused': fault('Making the default service the default again gets HTTP status 409.', {
      reply: (() => {
        const isDefaultIn = seenBefore();
        const conflict = { status: 409, body: { error: { code: 409, message: 'It is the default already.' } } };
        return asked(
          'voice.update',
          200,
          (reply, { call }) => (call && isDefaultIn(call.scope) ? conflict : reply),
          isTrue,
        );
      })(),
    }),
  },
  'VOICE-DEF-06': {
    'voice.default-race': fault('The current default is looked up before the request may have to wait.', {
      decide: around('voice', 'updateStages', (stages) => {
        const rest = without(stages, 'findDefault');
        const place = rest.findIndex(({ name }) => name === 'parkDefault');
        const look = stages.filter(({ name }) => name === 'findDefault');
        return [...rest.slice(0, place), ...look, { name: 'hesitation', run: hesitate }, ...rest.slice(place)];
      }),
    }),
    'voice.default-last-of-all': fault('The previous default is unset only when no other request is in progress.', {
      decide: (decisions) => {
        let running = 0;
        first(() => {
          running += 1;
        })(decisions);
        inRule('voice', 'updateStages', 'demoteDefault', 'run', (run) => (update) => {
          const isAlone = running === 1;
          running -= 1;
          return isAlone ? run(update) : undefined;
        })(decisions);
      },
    }),
  },
  'VOICE-DEF-07': {
    'voice.default-across-projects': fault('A new default unsets the defaults of all projects.', {
      decide: staged('demoteDefault', ({ body, scope }) => {
        if (!body.isDefault) return;
        for (const project of scope.state.projects.keys())
          for (const service of scope.state.servicesOf(project)) service.isDefault = false;
      }),
    }),
    'voice.default-of-newest-project': fault('A project loses its default when another project sets one.', {
      decide: staged('applyMembers', ({ service, body, scope }) => {
        Object.assign(service, body);
        if (!body.isDefault) return;
        const others = [...scope.state.projects.keys()].filter((project) => project !== service.projectId);
        for (const each of others.flatMap((project) => scope.state.servicesOf(project))) each.isDefault = false;
      }),
    }),
  },
  'VOICE-DEF-08': {
    'voice.call-to-first-service': fault('A call that names no service goes to the oldest one.', {
      decide: result('voice', 'serviceForCall', (usual, services, named) =>
        named === undefined ? services[0] : usual,
      ),
    }),
    'voice.call-to-nobody': fault('A call that names no service goes to the newest one.', {
      decide: result('voice', 'serviceForCall', (usual, services, named) =>
        named === undefined ? services.at(-1) : usual,
      ),
    }),
  },
  'X-41': {
    'voice.body-before-credentials': fault('The body is checked before the credentials.', {
      reply: refusedWith(401, 400),
    }),
    'voice.false-taken-without-credentials': fault('Without credentials, isDefault false gets HTTP status 403.', {
      reply: refusedWith(401, 403),
    }),
  },
  'X-42': {
    'voice.foreign-false-accepted': fault('Another project can unset the default.', {
      decide: all(
        decision('auth', 'owns', () => true),
        acceptFalse,
      ),
    }),
    'voice.foreign-false-not-found': fault("With isDefault false, another project's service gets HTTP status 404.", {
      reply: refusedWith(403, 404),
    }),
  },
});
