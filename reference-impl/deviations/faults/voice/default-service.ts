import { fault, faultsOf } from '../../fault.ts';
import { excusing } from '../../operators/bodies.ts';
import { all, decision } from '../../operators/decisions.ts';
import { seenBefore } from '../../operators/memory.ts';
import { asked } from '../../operators/replies.ts';
import { staged } from '../../operators/stages.ts';

const acceptFalse = excusing('onlyTrueMakesDefault', ({ isDefault }) => isDefault === false);

const isTrue = ({ isDefault }: { readonly isDefault?: unknown }): boolean => isDefault === true;

const refusedWith = (status: number, other: number) =>
  asked('voice.update', status, other, ({ isDefault }) => isDefault === false);

/** Deviations in which service is the default, and who may change it. */
export const faults = faultsOf({
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
